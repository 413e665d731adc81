// What happened is shown in order, at most three seconds a turn, and can be skipped.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Situation } from '../../shell/wire'
import { Playback, watched, type Frame } from '../playback.svelte'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

function frame(number: number, toAct: number[], asked = false): Frame {
  const line = { index: number, message: { id: `line-${number}`, args: {} }, rule: '', moment: number }
  const made = watched({ index: number, lines: [line], view: { number }, to_act: toAct, outcome: null })
  const question = { message: { id: 'ask', args: {} }, rule: '', public: true, sealed: false, reaction: false }
  return { ...made, situation: { ...made.situation, prompt: asked ? question : null } as Situation }
}

function played(): { playback: Playback; numbers: unknown[] } {
  const numbers: unknown[] = []
  const playback = new Playback(({ lines }) => numbers.push(lines.map(({ index }) => index)))
  playback.setSpeed(1)
  return { playback, numbers }
}

test('moments come one after another', () => {
  const { playback, numbers } = played()
  playback.push(frame(1, [1]), frame(2, [1]), frame(3, [0], true))
  expect(numbers).toEqual([[1]])
  expect(playback.behind).toBe(2)
  vi.advanceTimersByTime(3000)
  expect(numbers).toEqual([[1], [2], [3]])
  expect(playback.behind).toBe(0)
})

test('a turn of many moments takes three seconds at most, at double speed half of that', () => {
  for (const speed of [1, 2]) {
    const { playback, numbers } = played()
    playback.setSpeed(speed)
    playback.push(...Array.from({ length: 30 }, (_, number) => frame(number, [1])))
    vi.advanceTimersByTime(3000 / speed + 1000)
    expect(numbers.length).toBe(30)
  }
})

test('what weighs is shown its time, even at the end of a long turn', () => {
  const numbers: unknown[] = []
  const playback = new Playback(({ lines }) => numbers.push(lines[0]!.index), ({ lines }) => (lines[0]!.index === 29 ? 1800 : 0))
  playback.setSpeed(1)
  playback.push(...Array.from({ length: 30 }, (_, number) => frame(number, [1])), frame(30, [0], true))
  while (numbers.at(-1) !== 29) vi.advanceTimersToNextTimer()
  expect(playback.resting).toBe(true)
  vi.advanceTimersByTime(1500)
  expect(numbers.at(-1)).toBe(29)
  vi.advanceTimersByTime(500)
  expect(numbers.at(-1)).toBe(30)
  expect(playback.resting).toBe(false)
})

test('the last moment before something is asked of others rests for its beat, and a skip ends it', () => {
  const { playback } = played()
  playback.push(frame(1, [1]))
  expect(playback.behind).toBe(0)
  expect(playback.resting).toBe(true)
  playback.skip()
  expect(playback.resting).toBe(false)
})

test('skipping shows how things stand, with all that was left out told together', () => {
  const { playback, numbers } = played()
  playback.push(frame(1, [1]), frame(2, [1]), frame(3, [0], true))
  playback.skip()
  expect(numbers).toEqual([[1], [2, 3]])
  expect(playback.shown?.situation.view).toEqual({ number: 3 })
})

test('skipping goes on until something is asked', () => {
  const { playback, numbers } = played()
  playback.push(frame(1, [1]), frame(2, [1]))
  playback.skip()
  playback.push(frame(3, [1]))
  playback.push(frame(4, [0], true))
  playback.push(frame(5, [1]), frame(6, [1]))
  expect(numbers).toEqual([[1], [2], [3], [4], [5]])
})

test('what follows one’s own choice is shown at once', () => {
  const { playback, numbers } = played()
  playback.push(frame(1, [0], true))
  playback.push(frame(2, [1]))
  expect(numbers).toEqual([[1], [2]])
})

test('without motion everything is shown at once, and the speed is remembered', () => {
  const { playback, numbers } = played()
  playback.setSpeed(0)
  playback.push(frame(1, [1]), frame(2, [0], true))
  expect(numbers).toEqual([[1, 2]])
  expect(new Playback().speed).toBe(0)
  playback.faster()
  expect(playback.speed).toBe(0.5)
})
