// What the prompt bar says while something is shown: whose turn it is, and what happens in it.
import { expect, test } from 'vitest'
import { Words } from '../../../table/words'
import type { Line } from '../../wire'
import { newsOf, strikes } from '../news'

const TEXT = `
turn-began = Round { $round }: { $seat } begins a turn.
    .short = round { $round }
round-began = Round { $round } began.
bought = { $seat } bought { $what }.
    .short = bought { $what }
paid = { $seat } paid with { $what }.
    .short = paid with { $what }
refilled = New in the Reserve: { $what }.
    .short = {""}
struck = { $owner } lost a Base.
board-playing-of = { $name } is playing
board-round = Round { $round }
`
const words = new Words('en', [{ language: 'en', text: TEXT }], ['Ada', 'Birch', 'Cobalt'])
const TELLING = { turns: ['turn-began', 'round-began'], minor: ['paid'] }
let index = 0
const line = (id: string, args: Record<string, string | number>): Line => ({ index: index++, message: { id, args }, rule: '', moment: 0 })

const birch = line('turn-began', { round: 3, seat: 'seat:1' })
const cobalt = line('turn-began', { round: 3, seat: 'seat:2' })

test('whoever is named above is not named again', () => {
  const bought = line('bought', { seat: 'seat:1', what: 'Luchs' })
  expect(newsOf([bought], [birch, bought], TELLING, words)).toEqual({ who: 'Birch is playing', text: 'Bought Luchs.' })
})

test('the turn that begins within a moment is the one told of', () => {
  const fresh = [line('bought', { seat: 'seat:1', what: 'Luchs' }), cobalt]
  const said = { who: 'Cobalt is playing', text: 'Round 3: Cobalt begins a turn.' }
  expect(newsOf(fresh, [birch, ...fresh], TELLING, words)).toEqual(said)
})

test('what somebody suffers in the turn of another stays in that turn', () => {
  const fresh = [line('struck', { owner: 'seat:0' })]
  expect(newsOf(fresh, [birch, ...fresh], TELLING, words)).toEqual({ who: 'Birch is playing', text: 'Ada lost a Base.' })
})

test('little things give way, and what has nothing to say is left out', () => {
  const fresh = [line('paid', { seat: 'seat:1', what: 'Engineers' }), line('bought', { seat: 'seat:1', what: 'Luchs' }), line('refilled', { what: 'Maus' })]
  expect(newsOf(fresh, [birch, ...fresh], TELLING, words).text).toBe('Bought Luchs.')
  expect(newsOf(fresh.slice(0, 1), [birch], TELLING, words).text).toBe('Paid with Engineers.')
  expect(newsOf([fresh[0]!, fresh[0]!], [birch], TELLING, words).text).toBe('Paid with Engineers.')
})

test('a round of all is named by its number', () => {
  const fresh = [line('bought', { seat: 'seat:1', what: 'Luchs' })]
  const round = line('round-began', { round: 2 })
  expect(newsOf(fresh, [round, ...fresh], TELLING, words)).toEqual({ who: 'Round 2', text: 'Birch bought Luchs.' })
})

test('what is done to a seat strikes it, and what the game calls a blow strikes whose thing it hits', () => {
  const own = ['seat:0', 'tank:german_i']
  const blows = { strikes: { 'shot-hit': 'enemy', 'tank-sank': 'tank' } }
  const struck = (id: string, args: Record<string, string>) => strikes(line(id, args), own, blows)
  expect(struck('struck', { owner: 'seat:0' })).toBe(true)
  expect(struck('pushed', { tank: 'seat:0', by: 'bot:1' })).toBe(true)
  expect(struck('bought', { seat: 'seat:0' })).toBe(false)
  expect(struck('shot-hit', { tank: 'tank:soviet_i', enemy: 'tank:german_i' })).toBe(true)
  expect(struck('shot-hit', { tank: 'tank:german_i', enemy: 'tank:soviet_i' })).toBe(false)
  expect(struck('tank-spotted', { tank: 'tank:soviet_i', enemy: 'tank:german_i' })).toBe(false)
  expect(struck('tank-sank', { tank: 'seat:0' })).toBe(true)
  expect(strikes(line('struck', { owner: 'seat:0' }), [], blows)).toBe(false)
})
