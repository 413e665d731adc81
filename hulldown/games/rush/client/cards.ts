// What is printed on a card, as the view tells it, and how it is drawn.
import type { Numbers } from '../../../../web/table/silhouette'
import drawn from './silhouettes.json'

/** All that is printed on a card; `class` is its kind of Vehicle. */
export type Facts = {
  id: string
  title: string
  country: string | null
  class: string | null
  cost: number
  resources: number | null
  power: number
  armour: number
  abilities: [string, number][]
  only_bases: boolean
  only_vehicles: boolean
  national: boolean
  figures: string
}

const NUMBERS = drawn as unknown as Record<string, Numbers>

/** Vehicles that nobody has drawn (of a content pack) look like one of their class. */
const LIKE: Record<string, string> = { light: 't_26', medium: 'pz_4', heavy: 'kv_1', spg: 'stug_3', auxiliary: 'opel_blitz' }

/** A card's name without its kind: `card:t_34` is `t_34`. */
export const bare = (id: string): string => id.slice(id.indexOf(':') + 1)

/** The numbers a Vehicle is drawn from; people, Bases and Medals have none. */
export function numbersOf(id: string, facts?: Facts): Numbers | undefined {
  return NUMBERS[bare(id)] ?? (EMBLEMS.test(bare(id)) ? undefined : NUMBERS[LIKE[facts?.class ?? ''] ?? ''])
}

const EMBLEMS = /^(engineers|technicians|volunteers|base|partizany|maquis|.*_medals?)$/

/** How large words may be to fit a width, by how wide letters are on average. */
export function fitting(words: string, width: number, size: number): number {
  const across = [...words].reduce((sum, letter) => sum + (/[\p{Lu}MW0-9]/u.test(letter) ? 0.72 : /[iljtfI.,() -]/.test(letter) ? 0.34 : 0.6), 0)
  return Math.min(size, width / Math.max(1, across))
}

/** A name in one line, or in two if that leaves the letters larger. */
export function lines(name: string, longest = 12): string[] {
  if (name.length <= longest) return [name]
  const breaks = [...name].flatMap((letter, i) => (letter === ' ' ? [i] : []))
  const worst = (at: number) => Math.max(at, name.length - at - 1)
  const best = breaks.sort((a, b) => worst(a) - worst(b))[0]
  return best === undefined ? [name] : [name.slice(0, best), name.slice(best + 1)]
}

/** Many of the same, told once: the card, and how many. */
export function counted(cards: string[]): [id: string, count: number][] {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts]
}
