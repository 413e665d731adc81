// The largest swings of a match, and what came of each.
import { expect, test } from 'vitest'
import type { AnalysedDecision, Line, Stroke } from '../../wire'
import { cameOf, missedIn, strokesOf, swingsOf } from '../swings'

const decided = (moment: number, seat: number, ...values: number[]): AnalysedDecision => ({
  moment,
  seat,
  values,
  played: { id: 'do-ready', args: {} },
  best: null,
  gain: 0,
})
const told = (...lines: [moment: number, id: string, round?: number][]): Line[] =>
  lines.map(([moment, id, round], index) => ({ index, message: { id, args: { round } }, rule: '', moment }))

test('a swing is what a decision changed for who took it, the largest first, and noise is none', () => {
  const swings = swingsOf([decided(0, 0, 0.5, 0.5), decided(1, 1, 0.6, 0.4), decided(2, 0, 0.9, 0.1), decided(3, 1, 0.88, 0.12)])
  expect(swings.map(({ decision, until }) => [decision.moment, until])).toEqual([[1, 2], [0, 1]])
})

test('a missed chance is where something else was better, the largest first, however little the odds changed', () => {
  const missed = (moment: number, gain: number) => ({ ...decided(moment, 0, 0.5, 0.5), best: { id: 'do-send', args: {} }, gain })
  expect(missedIn([decided(0, 0, 0.9, 0.1), missed(1, 0.04), missed(2, 0.3), missed(3, 0.01)]).map(({ moment }) => moment)).toEqual([2, 1])
})

test('it is told with its round and the weightiest of what came of it, in their order', () => {
  const lines = told([0, 'round', 1], [1, 'moved'], [2, 'round', 2], [3, 'hit'], [3, 'moved'], [3, 'sank'], [3, 'hit'], [4, 'sank'])
  const came = cameOf(2, 3, lines, { story: ['sank', 'hit'], turns: ['round'] })
  expect(came.round).toBe(2)
  expect(came.told.map(({ index }) => index)).toEqual([3, 5])
  expect(cameOf(2, 3, lines, {})).toEqual({ round: undefined, told: [] })
})

test('a stroke of luck is told for whom it changed most, unless it may be a fault of weighing', () => {
  const drawn = (moment: number, expected: number[], actual: number[], within: number): Stroke => ({ moment, seat: 0, expected, actual, within: [within, within] })
  const strokes = strokesOf([
    drawn(1, [0.5, 0.5], [0.6, 0.4], 0.2),
    drawn(2, [0.5, 0.5], [0.52, 0.48], 0),
    drawn(3, [0.5, 0.5], [0.6, 0.4], 0.05),
    drawn(4, [0.5, 0.3], [0.5, 0.7], 0.05),
    { ...drawn(0, [0.5, 0.5], [0.9, 0.1], 0.05), seat: null },
  ])
  expect(strokes.map(({ moment, seat }) => [moment, seat])).toEqual([[4, 1], [3, 0]])
})
