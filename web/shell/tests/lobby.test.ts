import { beforeEach, expect, test } from 'vitest'
import type { Game } from '../api'
import { MatchForm, quickMatch } from '../lobby/form.svelte'
import { accepts, dropHouseRules, houseRules, keepHouseRules, readRules, rulesAddress } from '../lobby/rules'
import { parse } from '../route.svelte'
import type { Option } from '../wire'
import { CONVOY } from './convoy'

const FORMS: Option[] = [
  { id: 'edition', kind: 'choice', default: 'de', choices: ['de', 'en'], rule: 'R-1', per_seat: false },
  { id: 'rounds', kind: 'number', default: 4, low: 3, high: 5, rule: 'R-2', per_seat: false },
  { id: 'scouting', kind: 'switch', default: true, rule: 'R-3', per_seat: false },
  { id: 'motto', kind: 'text', default: '', low: 0, high: 5, rule: '', per_seat: false },
  { id: 'handicap', kind: 'number', default: 0, low: 0, high: 3, rule: '', per_seat: true },
]
const GAME: Game = { ...CONVOY, options: FORMS }
const kinds = (form: MatchForm) => form.seats.map(({ kind }) => kind)

beforeEach(() => localStorage.clear())

test('the language chooses the first options, unless rules came by link', () => {
  const game = { ...GAME, languages: { pl: { edition: 'en' } } }
  expect(new MatchForm(game, undefined, 'pl').options.edition).toBe('en')
  expect(new MatchForm(game, undefined, 'de').options.edition).toBe('de')
  expect(new MatchForm(game, new URLSearchParams({ rounds: '5' }), 'pl').options.edition).toBe('de')
  expect(quickMatch(game, 'pl').options).toEqual({ edition: 'en' })
})

test('a quick match is me against agents, as printed', () => {
  const wish = quickMatch(GAME, 'en')
  expect(wish).toMatchObject({ game: 'convoy', scenario: 'standard', options: {}, teams: [0, 1], listed: false })
  expect(wish.seats).toEqual([{ kind: 'me' }, { kind: 'agent', agent: 'recruit' }])
  expect(wish.pace).toMatchObject({ mode: 'live', clock: 'none' })
})

test('seats are filled for a company and stay so when more are added', () => {
  const form = new MatchForm(GAME)
  form.fill('friends')
  form.resize(4)
  expect(kinds(form)).toEqual(['me', 'friend', 'friend', 'friend'])
  expect(form.company).toBe('friends')
  expect(form.startsAtOnce).toBe(false)
  form.seats[2]!.kind = 'agent'
  expect(form.company).toBeUndefined()
  form.resize(2)
  expect(kinds(form)).toEqual(['me', 'friend'])
  form.fill('here')
  expect(form.startsAtOnce).toBe(true)
})

test('an open company is listed, others are not', () => {
  const form = new MatchForm(GAME)
  form.fill('open')
  expect(form.listed).toBe(true)
  form.fill('agents')
  expect(form.listed).toBe(false)
})

test('only what differs from the printed rules is sent', () => {
  const form = new MatchForm(GAME)
  form.set('rounds', 5)
  form.set('scouting', true)
  expect(form.wish.options).toEqual({ rounds: 5 })
})

test('options for each seat follow the number of seats', () => {
  const form = new MatchForm(GAME)
  form.set('handicap', [0, 2])
  form.set('rounds', 5)
  form.resize(3)
  expect(form.options.handicap).toEqual([0, 0, 0])
  expect(form.options.rounds).toBe(5)
})

test('the form knows which rules it holds', () => {
  const form = new MatchForm(GAME)
  const sets = [
    { name: '', options: {} },
    { name: 'short', options: GAME.presets.short! },
  ]
  expect(form.among(sets)?.name).toBe('')
  form.use(sets[1]!)
  expect(form.among(sets)?.name).toBe('short')
  form.set('edition', 'en')
  expect(form.among(sets)).toBeUndefined()
})

test.each([
  ['edition', 'en', true],
  ['edition', 'fr', false],
  ['rounds', 5, true],
  ['rounds', 6, false],
  ['rounds', 4.5, false],
  ['rounds', '4', false],
  ['scouting', 'true', false],
  ['motto', 'brief', true],
  ['motto', 'too long', false],
  ['handicap', [1, 2], true],
  ['handicap', [1], false],
  ['handicap', 1, false],
])('%s may be %j: %s', (id, value, fits) => {
  expect(accepts(FORMS.find((form) => form.id === id)!, value, 2)).toBe(fits)
})

test('house rules are kept by name, changed and dropped', () => {
  keepHouseRules('convoy', { name: 'Ours', options: { rounds: 5 } })
  keepHouseRules('convoy', { name: 'Calm', options: { rounds: 3 } })
  keepHouseRules('convoy', { name: 'Ours', options: { rounds: 4 } })
  expect(houseRules('convoy')).toEqual([
    { name: 'Calm', options: { rounds: 3 } },
    { name: 'Ours', options: { rounds: 4 } },
  ])
  expect(houseRules('rush')).toEqual([])
  expect(dropHouseRules('convoy', 'Calm').map(({ name }) => name)).toEqual(['Ours'])
})

test('house rules travel by link; what the game does not know stays behind', () => {
  const rules = { name: 'Ours & theirs', options: { rounds: 5, scouting: false, edition: 'en', motto: 'a=b', handicap: [0, 1] } }
  const route = parse(rulesAddress('convoy', rules))
  expect(route.page === 'new' && readRules(GAME, route.asked, 2)).toEqual(rules)
  const strange = new URLSearchParams({ rounds: '99', scouting: 'maybe', luck: 'true' })
  expect(readRules(GAME, strange, 2)).toEqual({ name: '', options: {} })
})

test('a form opened by such a link has the rules filled in', () => {
  const form = new MatchForm(GAME, new URLSearchParams({ name: 'Ours', rounds: '5' }))
  expect(form.shared.name).toBe('Ours')
  expect(form.changed).toEqual({ rounds: 5 })
})

test.each([
  ['live', { mode: 'live', clock: 'none' }],
  ['clock', { mode: 'live', clock: 'bank', seconds: 1200, bonus: 10 }],
  ['days', { mode: 'days', clock: 'move', seconds: 172800, bonus: 0 }],
] as const)('the tempo %s is a pace of the protocol', (tempo, pace) => {
  const form = new MatchForm(GAME)
  form.tempo = tempo
  expect(form.pace).toMatchObject(pace)
})
