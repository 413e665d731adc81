// Fields that a game brings itself for options no plain control can ask for, such as a board laid by hand.
import type { Component } from 'svelte'
import type { Opening } from '../wire'
import type { Options } from './rules'

/** What such a field gets; `say` says the game's own texts. */
export type FieldProps = {
  value: unknown
  options: Options
  seats: number
  /** The side of each seat; empty where there are none. */
  teams: number[]
  scenario: string
  /** What each seat is called. */
  names: string[]
  /** How the match would begin as it is chosen now, as a spectator would see it, or why it cannot be made. */
  opening: () => Promise<Opening>
  say: (id: string, args?: Record<string, string | number>) => string
  change: (value: unknown) => void
}
export type Fields = Record<string, Component<FieldProps>>
/** What `hulldown/games/<id>/client/fields.ts` exports: `within` names the options that are asked for below such a field. */
export type FieldModule = { fields: Fields; within?: Record<string, string[]> }

const CLIENTS = import.meta.glob<FieldModule>('../../../hulldown/games/*/client/fields.ts')

/** The game's own fields by option; none where it brings none. */
export async function fieldsOf(game: string): Promise<FieldModule> {
  return (await CLIENTS[`../../../hulldown/games/${game}/client/fields.ts`]?.()) ?? { fields: {} }
}
