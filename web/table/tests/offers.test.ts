import { expect, test } from 'vitest'
import { numberOf, type Quick } from '../offers'

const play = (main: boolean): Quick => ({ words: '', actions: [], main, usual: false })

test('the first play has a key of its own where nothing is highlighted, or the plan is', () => {
  expect(numberOf([play(true), play(false)], false)).toBe(0)
  expect(numberOf([play(false), play(false)], false)).toBe(1)
  expect(numberOf([play(true), play(false)], true)).toBe(1)
})
