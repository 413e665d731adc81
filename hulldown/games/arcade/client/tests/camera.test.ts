// How much of the board is in sight.
import { expect, test } from 'vitest'
import { Camera } from '../camera.svelte'

test('the film of a large board is seen whole on a laptop; to pick a space it comes nearer', () => {
  const camera = new Camera()
  camera.rows = 12
  camera.columns = 24
  camera.width = 704
  camera.height = 700
  expect(camera.isWhole).toBe(true)
  camera.near = true
  expect(camera.isWhole).toBe(false)
})
