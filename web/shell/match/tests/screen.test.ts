// What is asked of the server from one screen, and in what order.
import { afterEach, expect, test } from 'vitest'
import { MatchScreen } from '../screen.svelte'
import type { Line, MatchInfo, Situation } from '../../wire'

const MATCH = { id: 'm1', status: 'running', seats: [], to_act: [] } as unknown as MatchInfo
let screen: MatchScreen

afterEach(() => screen.close())

test('giving up or a word to all does not wait for an action under way, a second action does', async () => {
  screen = new MatchScreen(MATCH, [{ seat: 0, secret: 's' }], String)
  let answered = () => {}
  const asked: string[] = []
  const first = screen.request(() => new Promise<void>((done) => (answered = done)), true)
  expect(await screen.request(async () => void asked.push('again'), true)).toBe(false)
  expect(await screen.request(async () => void asked.push('give up'))).toBe(true)
  expect(asked).toEqual(['give up'])
  answered()
  expect(await first).toBe(true)
  expect(await screen.request(async () => void asked.push('next'), true)).toBe(true)
})

test('as long as the table shows a film, nothing beyond it is told, though more waits to be shown', () => {
  screen = new MatchScreen(MATCH, [{ seat: 0, secret: 's' }], String)
  const lines = [0, 1, 2, 3].map((index): Line => ({ index, message: { id: 'hit', args: {} }, rule: '', moment: index }))
  const frame = (...told: Line[]) => ({ situation: { choices: [], plays: [] } as unknown as Situation, lines: told })
  screen.seat.lines = lines
  screen.playback.isFilm = true
  screen.playback.push(frame(...lines.slice(0, 3)), frame(lines[3]!))
  screen.hold({ told: 1, skip: () => {} })
  expect(screen.playback.behind).toBeGreaterThan(0)
  expect(screen.lines.map(({ index }) => index)).toEqual([0])
})

test('a screen is shared where several people sit before it, not where one has several seats', () => {
  const seats = ['Ada', 'Bo', 'Ada'].map((name, seat) => ({ seat, name }))
  const match = { ...MATCH, seats } as unknown as MatchInfo
  const at = (...taken: number[]) => new MatchScreen(match, taken.map((seat) => ({ seat, secret: 's' })), String)
  screen = at(0, 2)
  expect(screen.isShared).toBe(false)
  screen.close()
  screen = at(0, 1)
  expect(screen.isShared).toBe(true)
})
