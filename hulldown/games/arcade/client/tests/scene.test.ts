import { expect, test } from 'vitest'
import type { Line } from '../../../../../web/table/contract'
import { hasteOf } from '../film.svelte'
import { anyLayout, pictureOf, readLayout, SETS, wideFor, writeLayout } from '../layout'
import { beatsOf, isSame, retold, type Beat, type Scene } from '../scene'

const START: Scene = {
  tanks: {
    'seat:0': { at: 'space:2:0', angle: 90, engaged: true },
    'bot:0': { at: 'space:2:1', angle: 0, engaged: true },
  },
  walls: { 'space:0:0': 'whole' },
  powers: {},
  eagle: 'space:5:5',
  frozen: false,
}

let count = 0
const line = (id: string, args: Record<string, unknown>): Line => ({ index: count++, message: { id, args }, rule: '', moment: 0 })
const drove = (tank: string, from: string, to: string) => line('tank-drove', { tank, from, to })

test('a pushed tank moves in the same beat as the one that pushes it', () => {
  const beats = beatsOf(START, [
    line('tank-pushed', { tank: 'bot:0', from: 'space:2:1', to: 'space:2:2', by: 'seat:0' }),
    drove('seat:0', 'space:2:0', 'space:2:1'),
    drove('seat:0', 'space:2:1', 'space:2:2'),
  ])
  expect(beats).toHaveLength(2)
  expect(beats[0]!.scene.tanks['bot:0']!.at).toBe('space:2:2')
  expect(beats[0]!.scene.tanks['seat:0']!.at).toBe('space:2:1')
})

test('all shots of a volley are one beat, what they do is the next', () => {
  const beats = beatsOf(START, [
    line('shot-hit', { tank: 'seat:0', from: 'space:2:0', to: 'space:2:1', hit: 'bot:0' }),
    line('shot-missed', { tank: 'seat:1', from: 'space:9:0', to: 'space:9:9' }),
    line('wall-damaged', { at: 'space:0:0' }),
    line('bot-destroyed', { tank: 'bot:0', at: 'space:2:1' }),
  ])
  expect(beats.map(({ lines }) => lines.length)).toEqual([2, 2])
  expect(beats[1]!.scene.walls['space:0:0']).toBe('damaged')
  expect(beats[1]!.scene.tanks['bot:0']).toBeUndefined()
})

test('a tank turns the way it was turned, however often', () => {
  const right = line('tank-turned', { tank: 'seat:0', turn: 'turn:right' })
  const beats = beatsOf(START, [right, right, right, right])
  expect(beats.at(-1)!.scene.tanks['seat:0']!.angle).toBe(450)
  expect(isSame(beats.at(-1)!.scene, START)).toBe(true)
})

test('what shows nothing is told with the beat before it and takes no time', () => {
  const beats = beatsOf(START, [drove('seat:0', 'space:2:0', 'space:1:0'), line('cards-drawn', { seat: 'seat:0', count: 2 })])
  expect(beats).toHaveLength(1)
  expect(beats[0]!.lines).toHaveLength(2)
})

test('the start of a film is never changed by it', () => {
  const before = JSON.stringify(START)
  beatsOf(START, [line('wall-destroyed', { at: 'space:0:0' }), line('eagle-taken', { at: 'space:5:5', seat: 'seat:0' })])
  expect(JSON.stringify(START)).toBe(before)
})

test('the code of a board leads to the board and back', () => {
  for (const set of Object.keys(SETS))
    for (const wide of [2, 3, 4]) {
      const code = writeLayout(anyLayout(set, wide))
      expect(writeLayout(readLayout(code)!)).toBe(code)
      const { rows, numbers, tile } = pictureOf(readLayout(code)!)
      expect(rows).toHaveLength(2 * tile)
      expect(rows[0]).toHaveLength(wide * tile)
      expect(Object.keys(numbers)).toHaveLength(8 * wide)
    }
  expect(readLayout('random')).toBeUndefined()
  expect(readLayout('proving: red9.blue0/white0.green0')).toBeUndefined()
})

test('a way of several spaces is one beat, and told as one', () => {
  const lines = [drove('seat:0', 'space:2:0', 'space:3:0'), drove('seat:0', 'space:3:0', 'space:4:0'), drove('seat:0', 'space:4:0', 'space:4:1')]
  const beats = beatsOf(START, lines)
  expect(beats.map((beat) => beat.lines.length)).toEqual([2, 1])
  expect(beats[0]!.lasts).toBeGreaterThan(beats[1]!.lasts)
  expect(retold(beats[0]!.lines)).toEqual([{ id: 'tank-drove', args: { tank: 'seat:0', from: 'space:2:0', to: 'space:4:0' } }])
})

test('whoever pushes does so space by space', () => {
  const pushed = (from: string, to: string) => line('tank-pushed', { tank: 'bot:0', from, to, by: 'seat:0' })
  const beats = beatsOf(START, [
    pushed('space:2:1', 'space:2:2'),
    drove('seat:0', 'space:2:0', 'space:2:1'),
    pushed('space:2:2', 'space:2:3'),
    drove('seat:0', 'space:2:1', 'space:2:2'),
  ])
  expect(beats).toHaveLength(2)
  expect(beats[0]!.effects).toEqual([{ kind: 'push', from: 'space:2:1', to: 'space:2:2' }])
})

test('a long film hurries what is plain before what tells something', () => {
  const beats = (count: number, plain: boolean): Beat[] => Array.from({ length: count }, () => ({ lines: [], scene: START, effects: [], plain, lasts: 250 }))
  expect(hasteOf(beats(20, true))).toEqual({ plain: 1, telling: 1 })
  const some = hasteOf([...beats(40, true), ...beats(20, false)])
  expect(some.plain).toBeLessThan(1)
  expect(some.telling).toBe(1)
  const many = hasteOf([...beats(120, true), ...beats(120, false)])
  expect(many.telling).toBeLessThan(1)
  expect(many.plain).toBeLessThan(many.telling)
})

test('a board is as wide as its players need, or as they choose', () => {
  expect([1, 4, 5, 6, 7, 8].map((seats) => wideFor(seats, 'by_number'))).toEqual([2, 2, 3, 3, 4, 4])
  expect(wideFor(8, '2x3')).toBe(3)
  expect(wideFor(3, '2x4')).toBe(2)
})
