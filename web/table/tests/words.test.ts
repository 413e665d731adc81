// The browser says what the terminal says. tests/test_words_twin.py writes what hulldown/texts.py made of random
// matches into the file VITE_WORDS and runs this.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Message } from '../../shell/wire'
import { Words, type JSONValue } from '../words'

type Case = [kind: 'message' | 'value', key: string, value: JSONValue]
type Spoken = { names: string[]; games: Record<string, { cases: Case[]; said: Record<string, unknown[]> }> }

const FILES = import.meta.glob<string>(['../../../hulldown/games/*/texts/*.ftl', '../../../hulldown/words/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const path: string | undefined = import.meta.env.VITE_WORDS
const spoken: Spoken = path ? JSON.parse(readFileSync(path, 'utf-8')) : { names: [], games: {} }

function wordsOf(game: string, language: string): Words {
  const sources = [language, 'en'].flatMap((one) => [
    { language: one, text: FILES[`../../../hulldown/games/${game}/texts/${one}.ftl`]! },
    { language: one, text: FILES[`../../../hulldown/words/${one}.ftl`]! },
  ])
  return new Words(language, sources, spoken.names)
}

/** Only the browser keeps a figure and its unit on one line. */
function plain(text: unknown): unknown {
  return typeof text === 'string' ? text.replaceAll('\u00a0', ' ') : text
}

function said(words: Words, [kind, key, value]: Case): unknown[] {
  if (kind === 'value') return [words.label(key), words.value(value, key)]
  const message = value as Message
  return [words.message(message), words.short(message) ?? null, words.sure(message)]
}

const sets = Object.entries(spoken.games).flatMap(([game, { cases, said: all }]) =>
  Object.entries(all).map(([language, expected]) => ({ game, language, cases, expected })),
)

describe.skipIf(!path)('like the terminal', () => {
  test.each(sets)('$game in $language', ({ game, language, cases, expected }) => {
    const words = wordsOf(game, language)
    expect(cases.length).toBeGreaterThan(40)
    expect(cases.map((one) => said(words, one).map(plain))).toEqual(expected.map((one) => (one as unknown[]).map(plain)))
  })
})

describe('a missing text', () => {
  const text = 'several = { $count }× { $thing }\nlane = Lane { $number }\nlist = { $first } and { $last }'
  const words = new Words('en', [{ language: 'en', text }])

  test('is still readable, and noted', () => {
    expect(words.message({ id: 'tank-moved', args: { to: 'lane:0:2' } })).toBe('Tank moved: to Lane 3')
    expect(words.missing).toContain('tank-moved')
  })

  test('of a thing is its name without its kind', () => {
    expect(words.thing('card:t_34')).toBe('t 34')
    expect(words.value([{ id: 'card:t_34', count: 2 }, 'card:is_2'])).toBe('2× t 34 and is 2')
  })
})
