// Who won, by side.
import { expect, test } from 'vitest'
import { winningSides } from '../sides'
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
