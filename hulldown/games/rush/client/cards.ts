// What is printed on a card, as the view tells it, and how it is drawn.
import type { Numbers } from '../../../../web/table/silhouette'
import shared from '../../../../web/table/vehicles.json'
import drawn from './silhouettes.json'
import type { Facts } from './told'

export type { Facts }

const NUMBERS = { ...shared, ...drawn } as unknown as Record<string, Numbers>

/** Vehicles that nobody has drawn (of a content pack) look like one of their class. */
const LIKE: Record<string, string> = { light: 't_26', medium: 'pz_4', heavy: 'kv_1', spg: 'stug_3', auxiliary: 'opel_blitz' }

/** A card's name without its kind: `card:t_34` is `t_34`. */
export const bare = (id: string): string => id.slice(id.indexOf(':') + 1)

/** The numbers a Vehicle is drawn from; people, Bases and Medals have none. */
export function numbersOf(id: string, facts?: Facts): Numbers | undefined {
  return NUMBERS[bare(id)] ?? (EMBLEMS.test(bare(id)) ? undefined : NUMBERS[LIKE[facts?.class ?? ''] ?? ''])
}

const EMBLEMS = /^(engineers|technicians|volunteers|base|partizany|maquis|.*_medals?)$/

/** Many of the same, told once: the card, and how many. */
export function counted(cards: string[]): [id: string, count: number][] {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts]
}
