// Any view as sections, any choices as groups: read as the terminal shows them.
import { describe, expect, test } from 'vitest'
import type { Choice, Situation } from '../../shell/wire'
import { helps, overview, printed } from '../generic'
import { about, grouped, notShown, quick } from '../offers'
import { watched } from '../playback.svelte'
import { Words } from '../words'

const TEXT = `
nothing = –
list = { $first } and { $last }
several = { $count }× { $thing }
seat = Player { $number }
card-scout = Scout
card-heavy = Heavy
base = Base { $number }
view-round = Round
view-seats = Players
view-hand = Your hand
view-gone = gone
tell-bases = { $id }: { $state }
fact-cost = Cost
fact-class = Class
fact-national = national
fact-national-help = Pays for its own country only.
class-light = Light
do-send = Send { $card }
    .short = send
do-dig = Dig in { $card }
    .short = dig in
do-ready = Ready
    .sure = { $unused ->
    [0] {""}
   *[other] Really?
  }
play-all = Send all
`
const words = new Words('en', [{ language: 'en', text: TEXT }], ['Ada', 'Bo'])
const view = {
  round: 3,
  pile: ['card:scout', 'card:scout', 'card:heavy'],
  gone: [],
  seats: [
    { id: 'seat:0', points: 0, bases: [{ id: 'base:0:1', state: 'whole' }] },
    { id: 'seat:1', points: 2, bases: [] },
  ],
  cards: { 'card:scout': { cost: 1, class: 'light', national: true, other: 9 } },
  hand: [{ id: 'card:heavy', count: 2 }],
}

describe('a view', () => {
  const shown = overview(view, words)

  test('has its figures in a line and leaves out what is nothing', () => {
    expect(shown.figures.map(({ label, text }) => [label, text])).toEqual([['Round', '3']])
  })

  test('has the players first, then the rest of the table; what is empty is left out', () => {
    expect(shown.table.sections.map(({ key }) => key)).toEqual(['seats', 'pile'])
  })

  test('has as one’s own what stands behind the players', () => {
    expect(shown.own.sections).toMatchObject([{ kind: 'things', key: 'hand', items: [{ name: 'Heavy', count: 2 }] }])
  })

  test('tells equal things together, with what is printed on them', () => {
    const pile = shown.table.sections.find(({ key }) => key === 'pile')
    expect(pile).toMatchObject({ items: [{ id: 'card:scout', count: 2, marks: ['national'] }, { id: 'card:heavy', count: 1 }] })
  })

  test('tells things with a text of their own by it, each under its id', () => {
    const seats = shown.table.sections[0]
    expect(seats).toMatchObject({ kind: 'rows', rows: [{ name: 'Ada', lists: [{ items: [{ id: 'base:0:1', name: 'Base 2: whole' }] }] }, { name: 'Bo' }] })
  })

  test('does not say again who is asked', () => {
    const asked = overview({ waiting_for: ['seat:1'] }, words, [1])
    expect(asked.table.sections).toEqual([])
  })
})

test('facts have labels, figures are marked as such, and words are explained', () => {
  const fields = view.cards['card:scout']
  expect(printed(fields, words).facts).toEqual([
    { label: 'Cost', text: '1', figure: true },
    { label: 'Class', text: 'Light', figure: false },
  ])
  expect(helps('card:scout', fields, words)).toEqual([{ label: 'national', text: 'Pays for its own country only.' }])
})

function choice(id: string, start: string, touches: string[] = [], args = {}): Choice {
  return { action: { kind: id, start }, message: { id, args: { card: start, ...args } }, start, touches }
}

function situation(choices: Choice[], more: Partial<Situation> = {}): Situation {
  const moment = { index: 0, lines: [], view: {}, to_act: [0], outcome: null }
  return { ...watched(moment).situation, choices, ...more }
}

describe('choices', () => {
  const all = situation(
    [choice('do-send', 'card:scout'), choice('do-dig', 'card:scout'), choice('do-dig', 'card:heavy', ['base:0:1']), choice('do-ready', '', [], { unused: 2 })],
    { usual: 3, plays: [{ message: { id: 'play-all', args: {} }, actions: [] }] },
  )

  test('stand under the thing they start on', () => {
    expect(grouped(all, words).map(({ heading, offers }) => [heading, offers.map((offer) => offer.words)])).toEqual([
      ['Scout', ['send', 'dig in']],
      ['Heavy', ['dig in']],
    ])
  })

  test('that do the same with several things stand under what they do', () => {
    const dig = situation([choice('do-dig', 'card:scout'), choice('do-dig', 'card:heavy')])
    expect(grouped(dig, words).map(({ heading, offers }) => [heading, offers.map((offer) => offer.words)])).toEqual([['dig in', ['Scout', 'Heavy']]])
  })

  test('are offered by the things they start on and by those they concern', () => {
    expect(about(all, 'card:scout', words).map((offer) => offer.words)).toEqual(['Send Scout', 'Dig in Scout'])
    expect(about(all, 'base:0:1', words).map((offer) => offer.words)).toEqual(['Dig in Heavy'])
    expect(about(all, '', words)).toEqual([])
  })

  test('in the prompt bar: what the game would do is highlighted, then the usual one, then whole plays', () => {
    const advised = { ...all, advice: { message: { id: 'play-all', args: {} }, actions: [] } }
    expect(quick(advised, words).map((one) => [one.words, one.main])).toEqual([
      ['Send all', true],
      ['Ready', false],
    ])
  })

  test('what the table offers itself is left out, but never what is highlighted', () => {
    const play = { message: { id: 'play-send', args: {} }, actions: [{ kind: 'send' }], touches: [] }
    const two = { ...all, plays: [play, { ...play, message: { id: 'play-dig', args: {} }, actions: [{ kind: 'dig' }] }] } as Situation
    const left = (situation: Situation) => notShown(situation, quick(situation, words), ({ id }) => id !== 'play-dig').map((one) => one.actions[0]?.kind)
    expect(left(two)).not.toContain('send')
    expect(left(two)).toContain('dig')
    expect(left({ ...two, advice: play } as Situation)[0]).toBe('send')
  })

  test('without advice the usual one is highlighted, unless it is one to be asked about', () => {
    const main = (situation: Situation) => quick(situation, words).map((one) => one.main)
    expect(main(all)).toEqual([false, false])
    expect(main({ ...all, usual: 0 })).toEqual([true, false, false])
  })

  test('to pass is never highlighted while anything else can be done', () => {
    const main = (situation: Situation) => quick(situation, words, ['do-ready']).map((one) => one.main)
    const pass = { message: { id: 'do-ready', args: {} }, actions: [choice('do-ready', '', [], { unused: 2 }).action] }
    expect(main(all)).toEqual([true, false])
    expect(main({ ...all, plays: [] })).toEqual([false])
    expect(main({ ...all, advice: pass })).toEqual([false, false])
    expect(main(situation([choice('do-ready', '')], { usual: 0, advice: pass }))).toEqual([true])
  })
})
