import { expect, test } from 'vitest'
import { along, lanes, route, type Point } from '../lanes'

const card = (left: number, top: number) => new DOMRect(left, top, 100, 140)
const ROW = [card(50, 200), card(160, 205), card(270, 200)]

test('things that lie side by side are one row, with the gaps between them and the margins', () => {
  expect(lanes([...ROW, card(60, 20)], 400)).toEqual([
    { top: 200, bottom: 345, gaps: [25, 155, 265, 385] },
    { top: 20, bottom: 160, gaps: [30, 280] },
  ])
})

test('an arrow goes up the gap that is the shortest way, and never through a card', () => {
  const points = route([300, 500], [100, 40], lanes(ROW, 400))
  const up = points.slice(1).filter(([x], place) => x === points[place]![0])
  expect(new Set(up.map(([x]) => x))).toEqual(new Set([300, 155, 100]))
  for (const [x, y] of points) expect(ROW.some((one) => x > one.left && x < one.right && y > one.top && y < one.bottom)).toBe(false)
})

test('with nothing in the way it only turns once', () => {
  expect(route([10, 100], [50, 20], [])).toEqual([[10, 100], [10, 95], [50, 95], [50, 20]])
})

test('corners are rounded, and points that coincide are one', () => {
  const corner: Point[] = [[0, 100], [0, 100], [0, 50], [40, 50]]
  expect(along(corner)).toBe('M0 100L0 59Q0 50 9 50L40 50')
  expect(along([])).toBe('')
})
