// Words: Fluent bundles made from what the server sends, with the shell's English built in to fall back on.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { negotiateLanguages } from '@fluent/langneg'
import english from '../i18n/en.ftl?raw'
import { ApiError, getGameText, getTexts, UNREACHABLE, type TextFiles } from './api'
import { keep, recall } from './store'

export const LANGUAGES = ['en', 'de', 'pl']
const REMEMBERED = 'language'
/** A field, because the build would copy a bare string to each place that uses it. */
const BUILT_IN = { text: english }

type Arguments = Record<string, FluentVariable>

function bundle(language: string, text: string): FluentBundle {
  const made = new FluentBundle(language)
  made.addResource(new FluentResource(text))
  return made
}

/** The first of these bundles that has the message, filled in; nothing if none has it. */
function format(bundles: FluentBundle[], id: string, args?: Arguments): string | undefined {
  for (const one of bundles) {
    const pattern = one.getMessage(id)?.value
    if (pattern) return one.formatPattern(pattern, args, [])
  }
  return undefined
}

/** Everything said in one language. */
export class Texts {
  readonly #shell: FluentBundle[]
  readonly #games: Map<string, FluentBundle>

  /** `opened` are all words of the games that are open. */
  constructor(
    readonly language: string,
    readonly files?: TextFiles,
    readonly opened: Readonly<Record<string, string>> = {},
  ) {
    const builtIn = bundle('en', BUILT_IN.text)
    this.#shell = files ? [bundle(language, files.shell), builtIn] : [builtIn]
    this.#games = new Map(
      Object.entries({ ...files?.games, ...opened }).map(([game, text]) => [game, bundle(language, text)]),
    )
  }

  /** A message of the shell. */
  say = (id: string, args?: Arguments): string => {
    return format(this.#shell, id, args) ?? id
  }

  /** A message of the shell that need not be there. */
  find = (id: string, args?: Arguments): string | undefined => format(this.#shell, id, args)

  /** Have all words of this game been read? */
  knows = (game: string): boolean => game in this.opened

  /** The same, and all words of a game. */
  with = (game: string, text: string): Texts => new Texts(this.language, this.files, { ...this.opened, [game]: text })

  /** A message of a game, or nothing if the game has no such words. */
  ofGame(game: string, id: string, args?: Arguments): string | undefined {
    const words = this.#games.get(game)
    return words && format([words], id, args)
  }

  /** Why something went wrong: our words for its code, else the server's sentence and hint. */
  sayError(error: unknown): string {
    const { code, message, hint } = error instanceof ApiError ? error : { code: UNREACHABLE, message: '', hint: '' }
    return format(this.#shell, `error-${code.replaceAll('/', '-')}`) ?? [message, hint].filter(Boolean).join(' ')
  }
}

/** A language's own name for itself. */
export function nameOf(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** The language chosen before, else the nearest to what the browser asks for. */
export function chosenLanguage(): string {
  const before = recall(REMEMBERED)
  if (before && LANGUAGES.includes(before)) return before
  const wanted = negotiateLanguages(navigator.languages, LANGUAGES, { defaultLocale: 'en', strategy: 'lookup' })
  return wanted[0] ?? 'en'
}

/** Reads a language from the server, with the games that are open. */
export async function loadTexts(language: string, games: string[] = []): Promise<Texts> {
  const [{ shell, ...files }, ...read] = await Promise.all([getTexts(language), ...games.map((game) => readGame(language, game))])
  return new Texts(language, { ...files, shell: shell || BUILT_IN.text }, Object.fromEntries(games.map((game, i) => [game, read[i]!])))
}

const READ = new Map<string, Promise<string>>()

/** All words of a game in a language; read once. */
export function readGame(language: string, game: string): Promise<string> {
  const key = `${language}/${game}`
  const reading = READ.get(key) ?? getGameText(language, game)
  READ.set(key, reading)
  reading.catch(() => READ.delete(key))
  return reading
}

/** Whether this is where the browser keeps the language. */
export const isLanguageKey = (key: string | null): boolean => key === `hulldown.${REMEMBERED}`

export const remember = (language: string): void => keep(REMEMBERED, language)
