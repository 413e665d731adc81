// Headings are drawn in stencil letters; none falls back to another type.
import { expect, test } from 'vitest'
import de from '../../i18n/de.ftl?raw'
import en from '../../i18n/en.ftl?raw'
import pl from '../../i18n/pl.ftl?raw'
import { stencil, wordsOf } from '../stencil'

const HEADINGS = [
  'app-title', 'lost-title', 'trouble-title', 'trouble-match', 'join-not', 'confirm-title', 'me', 'games', 'my-matches', 'replays', 'learn-title', 'rulebook-title',
  'lessons-title', 'puzzles-title', 'deal-title', 'deal-title-today', 'lab-title', 'board-you-won', 'board-you-share', 'board-nobody-won', 'board-won', 'board-you-came',
]

/** The text of an id, without what is filled in. */
function heading(id: string, file: string): string {
  const [, text = ''] = new RegExp(`^${id} = ((?:.*\\n)(?:[ }].*\\n)*)`, 'm').exec(file) ?? []
  expect(text, id).not.toBe('')
  return text.replaceAll('{"\\u00A0"}', ' ').replaceAll(/\{ \$\w+ ->|\{ \$\w+ \}|\*?\[\w+\]|[{}]/g, ' ')
}

test.each([['en', en], ['de', de], ['pl', pl]])('every heading of ours is drawn (%s)', (_, file) => {
  const words = HEADINGS.flatMap((id) => heading(id, file).split(/\s+/)).filter(Boolean)
  expect(words.filter((word) => !stencil(word))).toEqual([])
})

test('names joined to a phrase are drawn', () => {
  expect('Ada, Bo, and O’Brien win'.split(' ').every((word) => stencil(word))).toBe(true)
})

test('a figure stays with its word', () => {
  expect(wordsOf('You came \u20684\u2069th of \u20684\u2069.')).toEqual(['You', 'came', '4th', 'of\u00a04.'])
  expect(stencil('of\u00a04.')).toBeDefined()
})
