// The words of one match: the game's, those all games share, the shell's; with names, rules and a pack's titles.
import { Words, type Rule, type Source } from '../../table/words'
import { getRules } from '../api'
import { readGame, type Texts } from '../texts'
import type { MatchInfo } from '../wire'

const SHARED = import.meta.glob<string>('../../../hulldown/words/*.ftl', { query: '?raw', import: 'default' })

/** What stays the same while names change: the sources, the rules, the titles of a pack. */
export type Vocabulary = { language: string; sources: Source[]; rules: Record<string, Rule>; titles: Record<string, string> }

export async function readVocabulary(texts: Texts, game: string): Promise<Vocabulary> {
  return { ...(await readTexts(texts, game)), ...(await readRules(texts.language, game)) }
}

/** The same without the rules, for pictures. */
export async function readTexts(texts: Texts, game: string): Promise<Vocabulary> {
  const { language, files } = texts
  const reading = readGame(language, game).catch(() => files?.games[game] ?? '')
  const shared = await Promise.all([...new Set([language, 'en'])].map(sharedIn))
  const [near, ...english] = shared
  const own = { language, text: await reading }
  const shell = { language, text: files?.shell ?? '' }
  return { language, sources: [own, near!, shell, ...english], rules: {}, titles: {} }
}

/** A game's words where there is no match. */
export async function readWords(texts: Texts, game: string): Promise<Words> {
  const { language, sources } = await readTexts(texts, game)
  return new Words(language, sources)
}

export function wordsOf({ language, sources, titles, rules }: Vocabulary, match: MatchInfo): Words {
  return new Words(language, sources, match.seats.map((seat) => seat.name), titles, rules)
}

async function sharedIn(language: string): Promise<Source> {
  return { language, text: await SHARED[`../../../hulldown/words/${language}.ftl`]!() }
}

/** The game's rules; a match can be played without reading them. */
async function readRules(language: string, game: string): Promise<Pick<Vocabulary, 'rules' | 'titles'>> {
  try {
    return { rules: await getRules(game, language), titles: {} }
  } catch {
    return { rules: {}, titles: {} }
  }
}
