// The table of a game: its own where it has one, loaded when it is opened, else the generic one.
import type { Component } from 'svelte'
import type { TableModule, TableProps } from '../../table/contract'
import GenericTable from '../../table/GenericTable.svelte'

const OWN = import.meta.glob<TableModule>('../../../hulldown/games/*/client/index.ts')

/** The table with all it says of itself. */
export async function moduleOf(game: string): Promise<TableModule> {
  const load = OWN[`../../../hulldown/games/${game}/client/index.ts`]
  return load ? load() : { default: GenericTable }
}

export async function tableOf(game: string): Promise<Component<TableProps>> {
  return (await moduleOf(game)).default
}
