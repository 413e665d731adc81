// Messages in words: the browser's twin of hulldown/texts.py, by the same conventions (docs/add-a-game.md).
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Message } from '../shell/wire'

export type JSONValue = null | boolean | number | string | JSONValue[] | { [key: string]: JSONValue }
export type Source = { language: string; text: string }
/** A rule in our words, as `GET /api/games/{id}/rules` gives it, and the language it is in. */
export type Rule = { id: string; text: string; chapter: string; source: string; see: string; language: string }

type Arguments = Record<string, FluentVariable>
type Fields = Record<string, JSONValue>

const BETWEEN = ' · '
/** The space between a figure and its unit, where no line ends. */
const BEFORE_UNIT = /(?<=[\d\u2069]) (?=(?:%|mm?)(?!\p{L}))/gu
const NO_BREAK = '\u00a0'

/** The words of one game in one language, with the players' names. */
export class Words {
  readonly missing = new Set<string>()
  readonly #bundles: FluentBundle[]

  /**
   * `sources` are searched in order: the game's texts, the shared ones, then the same in English.
   * `titles` are the names of things by their ids where a content pack gives them.
   */
  constructor(
    readonly language: string,
    sources: Source[],
    readonly names: readonly string[] = [],
    readonly titles: Readonly<Record<string, string>> = {},
    readonly rules: Readonly<Record<string, Rule>> = {},
  ) {
    this.#bundles = sources.map(bundle)
  }

  /** Is there a text of this id? */
  has = (id: string): boolean => this.#bundles.some((one) => one.hasMessage(id))

  /** A message in words. */
  message = (message: Message): string => this.ui(message.id, this.#arguments(message))

  /** Its attribute `short`: how it is told under its seat or the thing it starts on. */
  short = (message: Message): string | undefined => this.#filled(message.id, 'short', this.#arguments(message))

  /** Its attribute `sure`: what is asked before it is done; empty if it is just done. */
  sure = (message: Message): string => this.#filled(message.id, 'sure', this.#arguments(message)) ?? ''

  /** Its attribute `wrong`: what a lesson says to another move than the one it waits for. */
  wrong = (message: Message): string => this.#filled(message.id, 'wrong', this.#arguments(message)) ?? ''

  /** A thing's name as it stands on the thing itself, in its own script, where that differs. */
  art = (thing: string): string => {
    const [kind, rest] = parted(thing)
    return (rest && this.titles[thing] === undefined && this.#filled(textId(kind, rest), 'art', {})) || ''
  }

  /** The text of this id with arguments as they stand; readable even where it is missing. */
  ui = (id: string, args: Arguments = {}): string => {
    const words = this.#filled(id, '', args)
    if (words !== undefined) return words
    this.missing.add(id)
    const rest = Object.entries(args).map(([key, value]) => `${plain(key)} ${String(value)}`)
    return rest.length ? `${capitalised(plain(id))}: ${rest.join(', ')}` : capitalised(plain(id))
  }

  /** What a word, a thing or a column means: the text `ID-help`, if there is one. */
  help = (id: string): string | undefined => (this.has(`${id}-help`) ? this.ui(`${id}-help`) : undefined)

  /** The name of a thing such as `card:flare`, `seat:2`, `lane:0:2`, or a bare word of a key. */
  thing = (word: string, key = ''): string => {
    const title = this.titles[word]
    if (title !== undefined) return title
    const [kind, rest] = parted(word)
    if (rest === undefined || !/^[\p{L}_][\p{L}\p{N}_]*$/u.test(kind) || rest.includes(' ')) {
      const id = textId(key, word)
      return key && this.has(id) ? this.ui(id) : word
    }
    if (kind === 'seat' && isDigits(rest)) return this.#name(Number(rest))
    if (this.has(textId(kind, rest))) return this.ui(textId(kind, rest))
    const colon = rest.lastIndexOf(':')
    const row = rest.slice(0, Math.max(0, colon))
    const last = rest.slice(colon + 1)
    if (isDigits(last) && this.has(kind))
      return this.ui(kind, { number: Number(last) + 1, ...(isDigits(row) && { row: Number(row) + 1 }) })
    return plain(rest)
  }

  /** The rule of this id, as far as the rules have been read. */
  rule = (id: string): Rule | undefined => this.rules[id]

  /** The words for a key of a view. */
  label = (key: string): string => (this.has(`view-${key}`) ? this.ui(`view-${key}`) : plain(key))

  /** Any value of a message or a view in words; `key` is what a view has it under. */
  value = (value: JSONValue, key = ''): string => {
    if (isTyped(value)) return String(value['typed'])
    if (isEmpty(value)) return this.ui(value === false ? 'no' : 'nothing')
    if (key && this.has(`tell-${key}`)) return this.#told(`tell-${key}`, value)
    if (typeof value === 'boolean') return this.ui('yes')
    if (Array.isArray(value)) return this.#list(value, singular(key))
    if (isFields(value)) return this.#fields(value)
    return typeof value === 'string' ? this.thing(value, key) : String(value)
  }

  /** Several things as one phrase. */
  joined = (parts: string[]): string => {
    if (parts.length < 2) return parts.join('')
    return this.ui('list', { first: parts.slice(0, -1).join(', '), last: parts.at(-1)! })
  }

  /** A thing, and how many of it if several. */
  counted = (thing: string, count: number): string => (count === 1 ? thing : this.ui('several', { thing, count }))

  #filled(id: string, attribute: string, args: Arguments): string | undefined {
    for (const one of this.#bundles) {
      const found = one.getMessage(id)
      const pattern = attribute ? found?.attributes[attribute] : found?.value
      if (pattern === undefined || pattern === null) continue
      const errors: Error[] = []
      const words = one.formatPattern(pattern, args, errors)
      for (const error of errors) this.missing.add(`${id}: ${error.message}`)
      return words.replaceAll(BEFORE_UNIT, NO_BREAK)
    }
    return undefined
  }

  /** Numbers stay numbers, so that texts can tell one from many. */
  #arguments(message: Message): Arguments {
    const out: Arguments = {}
    for (const [key, one] of Object.entries(message.args as Fields)) {
      out[key] = typeof one === 'number' ? one : this.value(one)
      // For texts in which the order of a list matters.
      if (Array.isArray(one)) out[`${key}-in-order`] = this.joined(one.map((each) => this.#member(each, '')))
    }
    return out
  }

  /** By a text of its own, a list's members one by one. */
  #told(id: string, value: JSONValue): string {
    if (Array.isArray(value)) return value.map((one) => this.#told(id, one)).join(BETWEEN)
    const fields = isFields(value) ? value : { value }
    const args = Object.entries(fields).map(([key, one]) => [key, this.#fieldArgument(one)])
    return this.ui(id, Object.fromEntries(args))
  }

  /** A thing by its name; a bare word, `true`, `false`, `none` for the text to choose by. */
  #fieldArgument(value: JSONValue): string | number {
    if (value === null) return 'none'
    if (typeof value === 'boolean') return String(value)
    if (Array.isArray(value) && value.every(isFigure)) return value.map(figure).join('/')
    if (typeof value === 'number' || (typeof value === 'string' && !value.includes(':'))) return value
    return this.value(value)
  }

  /** Equal things are told together, figures one by one. */
  #list(value: JSONValue[], kind: string): string {
    if (value.every(isFigure)) return value.map((one) => this.value(one)).join(', ')
    const counts = new Map<string, number>()
    for (const one of value) {
      const told = this.#member(one, kind)
      counts.set(told, (counts.get(told) ?? 0) + 1)
    }
    return this.joined([...counts].map(([thing, count]) => this.counted(thing, count)))
  }

  /** A member of a list; things that belong together need no labels, nor does a number. */
  #member(value: JSONValue, kind: string): string {
    if (isFields(value) && Object.values(value).every((one) => typeof one === 'string'))
      return Object.values(value)
        .map((one) => this.value(one))
        .join(': ')
    if (Array.isArray(value)) {
      const told = value.filter((one) => one !== 0 && one !== null && one !== false).map((one) => this.value(one, kind))
      return `${told[0] ?? ''} ${told.slice(1).join(', ')}`.trimEnd()
    }
    return this.value(value, kind)
  }

  /** A thing and how many of it, or its figures; what is empty is left out. */
  #fields(value: Fields): string {
    const keys = Object.keys(value)
    if (keys.length === 2 && 'id' in value && 'count' in value)
      return this.counted(this.value(value.id!), Number(value.count))
    const told = Object.entries(value).filter(([key, one]) => key !== 'id' && one !== 0 && !isEmpty(one))
    const words = told.map(([key, one]) => this.#field(key, one)).join(', ')
    if (!('id' in value)) return words
    return words ? `${this.value(value.id!)} (${words})` : this.value(value.id!)
  }

  #field(key: string, value: JSONValue): string {
    return value === true ? this.label(key) : `${this.label(key)} ${this.value(value, key)}`
  }

  #name(seat: number): string {
    return this.names[seat] ?? this.ui('seat', { number: seat + 1 })
  }
}

/** The id of a text for a name of some kind; a dot or colon, which no id may have, is a `_`. */
export function textId(kind: string, name: string): string {
  return `${kind}-${name.replaceAll(/[^a-zA-Z0-9_-]/gu, '_')}`
}

/** What one member of a list under this key is. */
export function singular(key: string): string {
  if (key.endsWith('ies')) return `${key.slice(0, -3)}y`
  return key.endsWith('s') ? key.slice(0, -1) : key
}

/** Is there nothing to tell? A figure of 0 tells something; fields of nothing do not. */
export function isEmpty(value: JSONValue | undefined): boolean {
  if (isFields(value)) return Object.values(value).every((one) => isEmpty(one) || one === 0)
  return value === null || value === undefined || value === false || value === '' || (Array.isArray(value) && !value.length)
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Is it what somebody typed, which is told as it stands? */
function isTyped(value: JSONValue): value is { typed: JSONValue } {
  return isFields(value) && 'typed' in value && Object.keys(value).length === 1
}

function bundle(source: Source): FluentBundle {
  const made = new FluentBundle(source.language, { useIsolating: false })
  made.addResource(new FluentResource(source.text))
  return made
}

function parted(word: string): [kind: string, rest: string | undefined] {
  const colon = word.indexOf(':')
  return colon < 0 ? [word, undefined] : [word.slice(0, colon), word.slice(colon + 1)]
}

const isDigits = (word: string): boolean => /^\d+$/.test(word)
const isFigure = (value: JSONValue): boolean => typeof value === 'number' || typeof value === 'boolean'
const figure = (value: JSONValue): string => (value === true ? 'True' : value === false ? 'False' : String(value))
const plain = (id: string): string => id.replaceAll(/[-_]/g, ' ')
const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
