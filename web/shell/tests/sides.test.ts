// Who won, by side.
import { expect, test } from 'vitest'
import { isDrawn, winningSides } from '../sides'
import type { MatchInfo, Outcome } from '../wire'

const at = (teams: number[]) => ({ teams }) as MatchInfo
const ended = (ranking: number[][], reason = 'done') => ({ ranking, reason, scores: [], rule: '' }) as Outcome

test('a side wins with all its seats', () => {
  expect(winningSides(at([0, 1, 0, 1]), ended([[1, 3], [0, 2]]), 2)).toEqual([1])
  expect(winningSides(at([0, 1]), ended([[0, 1]]), 2)).toEqual([0, 1])
})

test('where nobody at the table won the side without a seat did, unless all gave up', () => {
  expect(winningSides(at([1, 1]), ended([[], [0, 1]]), 2)).toEqual([0])
  expect(winningSides(at([1, 1]), ended([[], [0, 1]], 'conceded'), 2)).toEqual([])
})

test('without teams there are no sides', () => {
  expect(winningSides(at([]), ended([[0], [1]]), 0)).toEqual([])
})

test('a match is drawn between sides, or between those who play alone, never within one side', () => {
  expect(isDrawn(at([0, 0]), ended([[0, 1]]))).toBe(false)
  expect(isDrawn(at([0, 1]), ended([[0, 1]]))).toBe(true)
  expect(isDrawn(at([]), ended([[0, 1]]))).toBe(true)
  expect(isDrawn(at([]), ended([[0]]))).toBe(false)
  expect(isDrawn(at([]), ended([[0, 1], [2]]))).toBe(false)
})
