// The luck of a match, worked out in the browser as hulldown/kernel/chance.py draws it.
import { describe, expect, test } from 'vitest'
import { story } from '../story'
import type { Memory } from '../../luck'
import { canonical, sha256, verify } from '../verify'
import page from '../../../../docs/replay-format.md?raw'

/** The whole file that docs/replay-format.md shows. */
const file = page.split('```text shown\n')[1]!.split('```')[0]!
const COMMITMENT = JSON.parse(file.split('\n')[0]!).chance.commitment as string

/** The file with its chain made right again, as a forger would. */
async function chained(text: string): Promise<string> {
  let above = ''
  const lines: string[] = []
  for (const line of text.trimEnd().split('\n')) {
    const { chain: _, ...content } = JSON.parse(line)
    const digest = await sha256(new TextEncoder().encode(canonical([above, content])))
    above = Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
    lines.push(canonical({ ...content, chain: above }))
  }
  return lines.join('\n')
}

const MEMORY: Memory = { commitment: COMMITMENT, word: "ann's word" }

const failed = async (text: string, memory: Memory | null = MEMORY) =>
  (await verify(text, memory)).checks.filter(({ ok }) => ok === false).map(({ id, line }) => [id, line])

describe('verifying', () => {
  test('a real file finds everything right', async () => {
    const verdict = await verify(file, MEMORY)
    expect(verdict.level).toBe('fair')
    expect(verdict.words).toEqual(["ann's word", "bob's word"])
    expect(verdict.checks.map(({ id, ok }) => [id, ok])).toEqual([
      ['chain', true],
      ['commitment', true],
      ['remembered', true],
      ['word', true],
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
    expect(await failed(file, { ...MEMORY, commitment: 'something else' })).toEqual([['remembered', undefined]])
  })

  test('a word that is not mixed in is found, as long as the seat is still one’s own', async () => {
    const other = { ...MEMORY, word: 'another word' }
    expect(await failed(file, other)).toEqual([['word', undefined]])
    expect((await verify(file, other, { seated: false })).level).toBe('consistent')
  })

  test('a word at the seat of a computer player is found: the server could have chosen it last', async () => {
    expect((await verify(file, MEMORY, { agents: [1] })).checks).toContainEqual({ id: 'agents', ok: false, count: 1 })
    expect((await verify(file, MEMORY, { agents: [1] })).level).toBe('bad')
  })

  test('without a memory of one’s own nothing is said about what was fixed before', async () => {
    const verdict = await verify(file, null)
    expect(verdict.level).toBe('consistent')
    expect(verdict.checks.filter(({ ok }) => ok === null).map(({ id }) => id)).toEqual(['remembered', 'word'])
    expect((await verify(file, { ...MEMORY, word: '' })).level).toBe('consistent')
  })

  const withheld = file.replace(/"secret":"[0-9a-f]*"/, '"secret":null')
  const others = ['{"kind":"seeded","seed":1}', '{"kind":"other"}'].map((chance) => file.replace(/"chance":\{[^}]*\}/, `"chance":${chance}`))

  test('luck that was committed to and cannot be checked is never called fair', async () => {
    for (const text of [withheld, ...others]) {
      const { level, checks } = await verify(await chained(text), MEMORY)
      expect(level).toBe('bad')
      expect(checks.find(({ id }) => id === 'commitment')).toEqual({ id: 'commitment', ok: false, count: 0 })
      expect(checks.find(({ id }) => id === 'draws')!.ok).toBe(null)
    }
  })

  test('luck that nobody committed to is neither fair nor unfair', async () => {
    for (const text of [withheld, ...others]) expect((await verify(await chained(text), null)).level).toBe('unknown')
  })

  test('a match from a given position says that its beginning was not checked', async () => {
    const middle = await chained(file.replace('{"action":null', '{"action":{"position":{}}'))
    expect((await verify(middle, MEMORY)).checks.at(-1)).toEqual({ id: 'start', ok: null, count: 1 })
  })

  test('values are written in one way', () => {
    expect(canonical({ b: [1, 'ä'], a: null })).toBe('{"a":null,"b":[1,"ä"]}')
  })
})

test('the story of a game that says nothing of it is told by what happened rarely, in its order', () => {
  const ids = ['turn', 'turn', 'shot', 'turn', 'shot', 'end', 'draw', 'draw', 'draw', 'medal', 'flag', 'turn']
  const lines = ids.map((id, index) => ({ index, message: { id, args: {} }, rule: '', moment: 0 }))
  expect(story(lines).map(({ line }) => line.message.id)).toEqual(['shot', 'end', 'draw', 'medal', 'flag', 'turn'])
})
