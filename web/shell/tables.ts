// The games' own tables in the browser, found by their folders; each is a chunk loaded when its game is opened.
import type { Component } from 'svelte'

export type GameClient = { Table: Component }

const FOUND = import.meta.glob<GameClient>('../../hulldown/games/*/client/index.ts')

/** How to load each game's table, by game id. */
export const tables: ReadonlyMap<string, () => Promise<GameClient>> = new Map(
  Object.entries(FOUND).map(([path, load]) => [path.split('/').at(-3)!, load]),
)
