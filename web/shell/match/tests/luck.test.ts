// How much was luck, at the end of a match: asked for once, and again on request.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import english from '../../../i18n/en.ftl?raw'
import { Words } from '../../../table/words'
import type { Luck, Stroke } from '../../wire'
import LuckPart from '../LuckPart.svelte'

afterEach(cleanup)

const words = new Words('en', [{ language: 'en', text: english }], ['Ada', 'Bo'], {}, {})
const sayError = (error: unknown) => (error as Error).message
const found: Luck = { seats: [0.25, -0.25], within: [0.1, 0.1], draws: 7, strokes: [] }

test('while it is found out the page says so', async () => {
  let tell = (_: Luck): void => {}
  render(LuckPart, { ask: () => new Promise<Luck>((resolve) => (tell = resolve)), words, sayError })
  expect(screen.getByRole('status').textContent).toContain('Working this out')
  tell(found)
  expect(await screen.findByText('+25%')).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})

test('why it cannot be told is said, and it can be asked for again', async () => {
  const ask = vi.fn<() => Promise<Luck>>().mockRejectedValueOnce(new Error('The server is busy.')).mockResolvedValue(found)
  render(LuckPart, { ask, words, sayError })
  expect((await screen.findByRole('alert')).textContent).toContain('The server is busy.')
  await fireEvent.click(screen.getByRole('button', { name: 'Ask again' }))
  expect(await screen.findByText('-25%')).toBeTruthy()
  expect(ask).toHaveBeenCalledTimes(2)
})

test('told whole, what the deal brought stands by itself', async () => {
  const deal: Stroke = { moment: 0, seat: null, expected: [0.5, 0.5], actual: [0.6, 0.4], within: [0.05, 0.05] }
  const ask = async () => ({ ...found, strokes: [deal] })
  render(LuckPart, { ask, words, sayError, whole: true })
  const line = (await screen.findByText('Of which the deal at the beginning:')).parentElement
  expect(line?.textContent).toMatch(/\+10%.*-10%/)
})

test('where nothing was luck nothing is said of it', async () => {
  const { container } = render(LuckPart, { ask: async () => ({ ...found, draws: 0 }), words, sayError })
  await vi.waitFor(() => expect(container.querySelector('h3')).toBeNull())
})
