// The luck of a match, worked out in the browser as hulldown/kernel/chance.py draws it.
import { describe, expect, test } from 'vitest'
import { story } from '../story'
import { canonical, verify } from '../verify'
import page from '../../../../docs/replay-format.md?raw'

/** The whole file that docs/replay-format.md shows. */
const file = page.split('```text shown\n')[1]!.split('```')[0]!
const COMMITMENT = JSON.parse(file.split('\n')[0]!).chance.commitment as string

const failed = async (text: string, remembered: string | null = COMMITMENT) =>
  (await verify(text, remembered)).checks.filter(({ ok }) => ok === false).map(({ id, line }) => [id, line])

describe('verifying', () => {
  test('a real file finds everything right', async () => {
    const verdict = await verify(file, COMMITMENT)
    expect(verdict.ok).toBe(true)
    expect(verdict.checks.map(({ id, ok }) => [id, ok])).toEqual([
      ['chain', true],
      ['commitment', true],
      ['remembered', true],
      ['draws', true],
    ])
    expect(verdict.checks.at(-1)!.count).toBe(11)
  })

  test('a changed draw is found, with its line', async () => {
    expect(await failed(file.replace('["T-003","deck",24,21]', '["T-003","deck",24,20]'))).toEqual([
      ['chain', 2],
      ['draws', 2],
    ])
  })

  test('another secret is found', async () => {
    const found = await failed(file.replace('"secret":"616e', '"secret":"616f'))
    expect(found.map(([id]) => id)).toEqual(['chain', 'commitment', 'draws'])
  })

  test('another commitment than the one seen at the start is found', async () => {
    expect(await failed(file, 'something else')).toEqual([['remembered', undefined]])
    expect((await verify(file, null)).checks[2]).toMatchObject({ id: 'remembered', ok: null })
  })

  test('luck that nobody committed to is not called fair', async () => {
    const seeded = file.replace(/"chance":\{[^}]*\}/, '"chance":{"kind":"seeded","seed":1}')
    expect((await verify(seeded, null)).checks.at(-1)).toEqual({ id: 'draws', ok: null, count: 0 })
  })

  test('values are written in one way', () => {
    expect(canonical({ b: [1, 'ä'], a: null })).toBe('{"a":null,"b":[1,"ä"]}')
  })
})

test('the story is told by what happened rarely, in its order', () => {
  const ids = ['turn', 'turn', 'shot', 'turn', 'shot', 'end', 'draw', 'draw', 'draw', 'medal', 'flag', 'turn']
  const lines = ids.map((id, index) => ({ index, message: { id, args: {} }, rule: '', moment: 0 }))
  expect(story(lines).map(({ message }) => message.id)).toEqual(['shot', 'end', 'draw', 'medal', 'flag'])
})
