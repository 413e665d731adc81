// Sets of options: the game's presets, and house rules that the browser keeps and a link shares.
import type { Game } from '../api'
import { keepJson, recallJson } from '../store'
import type { Option } from '../wire'

export type Options = Record<string, unknown>
/** Options under a name; only those that differ from what is printed. */
export type RuleSet = { name: string; options: Options }

/** Would the server take this value for the option? One value for each seat where it asks for that. */
export function accepts(form: Option, value: unknown, seats: number): boolean {
  if (!form.per_seat) return acceptsOne(form, value)
  return Array.isArray(value) && value.length === seats && value.every((one) => acceptsOne(form, one))
}

function acceptsOne({ kind, choices = [], low = 0, high = 0 }: Option, value: unknown): boolean {
  if (kind === 'switch') return typeof value === 'boolean'
  if (kind === 'number') return Number.isInteger(value) && low <= Number(value) && Number(value) <= high
  if (typeof value !== 'string') return false
  return kind === 'choice' ? choices.includes(value) : value.length <= high
}

/** What is printed, for this many seats. */
export function printed(game: Game, seats: number): Options {
  const value = (form: Option) => (form.per_seat ? Array.from({ length: seats }, () => form.default) : form.default)
  return Object.fromEntries(game.options.map((form) => [form.id, value(form)]))
}

/** The options that differ from what is printed. */
export function changes(game: Game, options: Options, seats: number): Options {
  const before = printed(game, seats)
  return Object.fromEntries(Object.entries(options).filter(([id, value]) => !isSame(before[id], value)))
}

/** The game's preset that these options are, if they are one. */
export function presetOf(game: Game, options: Options, seats: number): string | undefined {
  const before = printed(game, seats)
  return Object.entries(game.presets).find(([, preset]) =>
    Object.entries(options).every(([id, value]) => isSame(value, id in preset ? preset[id] : before[id])),
  )?.[0]
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const shelf = (game: string) => `rules.${game}`

export const houseRules = (game: string): RuleSet[] => recallJson<RuleSet[]>(shelf(game), [])

/** Keeps house rules under their name, instead of those that had it before. */
export function keepHouseRules(game: string, rules: RuleSet): RuleSet[] {
  return keepAll(game, [...houseRules(game).filter(({ name }) => name !== rules.name), rules])
}

export function dropHouseRules(game: string, name: string): RuleSet[] {
  return keepAll(
    game,
    houseRules(game).filter((rules) => rules.name !== name),
  )
}

function keepAll(game: string, all: RuleSet[]): RuleSet[] {
  keepJson(shelf(game), all)
  return all
}

/** The address of the form with these rules filled in. */
export function rulesAddress(game: string, { name, options }: RuleSet): string {
  const values = Object.entries(options).map(([id, value]) => [id, JSON.stringify(value)])
  return `#/new/${game}?${new URLSearchParams([['name', name], ...values])}`
}

/** The rules in such an address; what the game does not know is left out. */
export function readRules(game: Game, asked: URLSearchParams, seats: number): RuleSet {
  const known = game.options.map((form) => [form, parsed(asked.get(form.id))] as const)
  const fitting = known.filter(([form, value]) => accepts(form, value, seats))
  return { name: asked.get('name') ?? '', options: Object.fromEntries(fitting.map(([form, value]) => [form.id, value])) }
}

function parsed(value: string | null): unknown {
  try {
    return JSON.parse(value ?? '')
  } catch {
    return undefined
  }
}
