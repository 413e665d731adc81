// Words: Fluent bundles made from what the server sends, with the shell's English built in to fall back on.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { negotiateLanguages } from '@fluent/langneg'
import english from '../i18n/en.ftl?raw'
import { ApiError, getTexts, UNREACHABLE, type TextFiles } from './api'
import { keep, recall } from './store'

export const LANGUAGES = ['en', 'de', 'pl']
const REMEMBERED = 'language'

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

  constructor(
    readonly language: string,
    readonly files?: TextFiles,
  ) {
    const builtIn = bundle('en', english)
    this.#shell = files ? [bundle(language, files.shell), builtIn] : [builtIn]
    this.#games = new Map(
      Object.entries(files?.games ?? {}).map(([game, text]) => [game, bundle(language, text)]),
    )
  }

  /** A message of the shell. */
  say = (id: string, args?: Arguments): string => {
    return format(this.#shell, id, args) ?? id
  }

  /** A message of the shell that need not be there. */
  find = (id: string, args?: Arguments): string | undefined => format(this.#shell, id, args)

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

/** Reads a language from the server and marks the page with it. */
export async function loadTexts(language: string): Promise<Texts> {
  const texts = new Texts(language, await getTexts(language))
  document.documentElement.lang = language
  return texts
}

export const remember = (language: string): void => keep(REMEMBERED, language)
