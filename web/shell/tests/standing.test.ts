// Which matches wait for somebody, whom they are played with, and how they ended.
import { expect, test } from 'vitest'
import { companyOfMine, isMyTurn, standing } from '../standing'
import type { Texts } from '../texts'
import type { MatchInfo } from '../wire'

const asked = (more: Partial<MatchInfo>) => isMyTurn({ status: 'running', learned: false, to_act: [0], seats: [{ mine: true }], ...more } as unknown as MatchInfo)

const texts = { language: 'en', say: (id: string, args: object = {}) => [id, ...Object.values(args)].join(' ') } as unknown as Texts
const seat = (name: string, mine: boolean) => ({ kind: 'person', name, mine })
const ended = (ranking: number[][], ...seats: object[]) => ({ game: 'rush', status: 'over', teams: [], to_act: [], outcome: { ranking, reason: 'done' }, seats }) as unknown as MatchInfo

test('a match waits for me if one of my seats is asked, but no lesson that has been learnt', () => {
  expect(asked({})).toBe(true)
  expect(asked({ to_act: [1] })).toBe(false)
  expect(asked({ status: 'over' })).toBe(false)
  expect(asked({ lesson: 'push', learned: true })).toBe(false)
})

test('a match against others tells with whom, and whether I won', () => {
  const seats = [seat('Ada', true), seat('Bo', false)]
  expect(companyOfMine(ended([[0], [1]], ...seats), texts)).toBe('match-with Bo')
  expect(standing(ended([[0], [1]], ...seats), texts)).toBe('standing-won')
  expect(standing(ended([[1], [0]], ...seats), texts)).toBe('standing-lost Bo')
  expect(standing(ended([[0, 1]], ...seats), texts)).toBe('standing-drawn')
  expect(standing(ended([[], [0, 1]], ...seats), texts)).toBe('board-nobody-won')
})

test('a match at a shared screen tells who played, and who of them won', () => {
  const seats = [seat('Ada', true), seat('Bo', true)]
  expect(companyOfMine(ended([[0], [1]], ...seats), texts)).toBe('Ada and Bo')
  expect(standing(ended([[1], [0]], ...seats), texts)).toBe('standing-lost Bo')
  expect(standing(ended([[0], [1]], ...seats), texts)).toBe('standing-lost Ada')
})
