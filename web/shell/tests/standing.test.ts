// Which matches wait for somebody.
import { expect, test } from 'vitest'
import { isMyTurn } from '../standing'
import type { MatchInfo } from '../wire'

const asked = (more: Partial<MatchInfo>) => isMyTurn({ status: 'running', learned: false, to_act: [0], seats: [{ mine: true }], ...more } as unknown as MatchInfo)

test('a match waits for me if one of my seats is asked, but no lesson that has been learnt', () => {
  expect(asked({})).toBe(true)
  expect(asked({ to_act: [1] })).toBe(false)
  expect(asked({ status: 'over' })).toBe(false)
  expect(asked({ lesson: 'push', learned: true })).toBe(false)
})
