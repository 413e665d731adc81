// Fields that a game brings itself for options no plain control can ask for, such as a board laid by hand.
import type { Component } from 'svelte'
import type { Options } from './rules'

/** What such a field gets; `say` says the game's own texts. */
export type FieldProps = {
  value: unknown
  options: Options
  seats: number
  say: (id: string, args?: Record<string, string | number>) => string
  change: (value: unknown) => void
}
export type Fields = Record<string, Component<FieldProps>>

const CLIENTS = import.meta.glob<{ fields?: Fields }>('../../../hulldown/games/*/client/index.ts')

/** The game's own fields by option; none where it brings none. */
export async function fieldsOf(game: string): Promise<Fields> {
  const load = CLIENTS[`../../../hulldown/games/${game}/client/index.ts`]
  return (load && (await load()).fields) ?? {}
}
