// The language of the page: of several chosen in a row the last one holds.
import { afterEach, expect, test, vi } from 'vitest'
import english from '../../i18n/en.ftl?raw'
import { shell } from '../shell.svelte'

const answers = vi.hoisted(() => new Map<string, () => void>())
vi.mock('../api', async (original) => ({
  ...(await original<typeof import('../api')>()),
  getGames: async () => [],
  getTexts: (language: string) => new Promise((resolve) => answers.set(language, () => resolve({ shell: english, words: '', games: {} }))),
}))

afterEach(() => localStorage.clear())

test('an answer that comes late does not bring back the language before', async () => {
  const loads = ['de', 'pl'].map((language) => shell.load(language))
  for (const language of ['pl', 'de']) answers.get(language)!()
  await Promise.all(loads)
  expect([shell.texts?.language, document.documentElement.lang]).toEqual(['pl', 'pl'])
})

test('a language chosen in another tab is loaded even if it is the one before what is on its way', async () => {
  const first = shell.load('en')
  answers.get('en')!()
  await first
  const second = shell.load('de')
  localStorage.setItem('hulldown.language', 'en')
  shell.follow(new StorageEvent('storage', { key: 'hulldown.language', newValue: 'en' }))
  for (const language of ['en', 'de']) answers.get(language)!()
  await second
  await vi.waitFor(() => expect([shell.texts?.language, document.documentElement.lang]).toEqual(['en', 'en']))
})
