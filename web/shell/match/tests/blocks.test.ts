// The log comes in blocks: one for each turn, and what is new begins one, too.
import { expect, test } from 'vitest'
import type { Line } from '../../wire'
import { blocksOf, foldedOf, names, runsOf } from '../blocks'
import { placeOf } from '../ending'
import { story } from '../story'

const made = (...told: [id: string, args?: Record<string, unknown>][]): Line[] =>
  told.map(([id, args = {}], index) => ({ index, message: { id, args }, rule: '', moment: index }))

const LOG = made(
  ['turn', { seat: 'seat:0', round: 1 }],
  ['bought', { seat: 'seat:0' }],
  ['paid', { seat: 'seat:0' }],
  ['hit', { seat: 'seat:0', owner: 'seat:1' }],
  ['turn', { seat: 'seat:1', round: 2 }],
  ['bought', { seat: 'seat:1' }],
  ['filled'],
  ['bought', { seat: 'seat:1' }],
)

test('each turn is a block of its own, with whose it is', () => {
  const blocks = blocksOf(LOG, ['turn'], -1)
  expect(blocks.map(({ seat, lines }) => [seat, lines.length])).toEqual([['seat:0', 4], ['seat:1', 4]])
})

test('what happened since my last turn begins with the turn of somebody else', () => {
  const starts = (since: number) => blocksOf(LOG, ['turn'], since, 'seat:0').map(({ at, isNew }) => [at, isNew])
  for (const since of [3, 4, 6]) expect(starts(since)).toEqual([[0, false], [4, true]])
})

test('in a round of all it begins in the middle', () => {
  const blocks = blocksOf(LOG, [], 3, 'seat:0')
  expect(blocks.map(({ at, isNew }) => [at, isNew])).toEqual([[0, false], [3, true]])
})

test('what one does in a row is told in a row, without what is left out', () => {
  const [, second] = blocksOf(LOG, ['turn'], -1)
  const runs = runsOf(second!, ({ message }) => message.id === 'paid', () => true)
  expect(runs.map(({ actor, lines }) => [actor, lines.length])).toEqual([['seat:1', 1], ['', 1], ['seat:1', 1]])
  const all = runsOf(second!, ({ message }) => message.id === 'filled', () => true)
  expect(all.map(({ lines }) => lines.length)).toEqual([2])
})

test('what is said several times in a row is said once', () => {
  const paid = made(['Engineers'], ['Engineers'], ['Volunteers'], ['Engineers'])
  const folded = foldedOf(paid, ({ message }) => message.id)
  expect(folded.map(({ line, text, count }) => [line.index, text, count])).toEqual([[0, 'Engineers', 2], [2, 'Volunteers', 1], [3, 'Engineers', 1]])
})

test('a line names whomever it tells of', () => {
  expect(names(LOG[3]!, ['seat:1', 'tank:one'])).toBe(true)
  expect(names(LOG[1]!, ['seat:1', 'tank:one'])).toBe(false)
})

test('the story tells the weightiest things in their order, with their round', () => {
  const told = story(LOG, { story: ['hit', 'bought'], turns: ['turn'] })
  expect(told.map(({ line, round }) => [line.index, round])).toEqual([[1, 1], [3, 1], [5, 2], [7, 2]])
  expect(story(LOG, { story: ['hit'], turns: ['turn'] }, [6]).map(({ line }) => line.index)).toEqual([3, 6])
})

test('equals share a place', () => {
  expect([0, 1, 2, 3].map((seat) => placeOf([[2], [0, 3], [1]], seat))).toEqual([2, 4, 1, 2])
})
