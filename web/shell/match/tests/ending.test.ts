// How a match ended, as each of those at the table reads it.
import { expect, test } from 'vitest'
import type { Words } from '../../../table/words'
import type { MatchInfo, Situation } from '../../wire'
import { endingOf } from '../ending'

const MATCH = { id: 'm1', game: 'none', seats: [], teams: [] } as unknown as MatchInfo
const OVER = { outcome: { reason: 'done', ranking: [[2], [1], [0]], scores: [] } } as unknown as Situation
const WORDS = {
  ui: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(' '),
  thing: (id: string) => id,
  joined: (all: string[]) => all.join(),
} as unknown as Words

const headline = (seat: number | null) => endingOf(MATCH, OVER, seat, WORDS).headline

test('whoever resigned is named', () => {
  const match = { ...MATCH, seats: [{ seat: 0 }, { seat: 1, conceded: true }] } as unknown as MatchInfo
  const over = { outcome: { reason: 'conceded', ranking: [[0], [1]], scores: [] } } as unknown as Situation
  expect(endingOf(match, over, 0, WORDS).reason).toBe('match-conceded seat:1')
})

test('the winner is told so, the others their place, and nobody in particular only who won', () => {
  expect(headline(2)).toBe('board-you-won')
  expect(headline(0)).toBe('board-won seat:2 1. board-you-came 3 3')
  expect(headline(null)).toBe('board-won seat:2 1.')
})
