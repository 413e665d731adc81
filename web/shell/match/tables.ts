// The table of a game: its own where it has one, loaded when it is opened, else the generic one.
import type { Component } from 'svelte'
import type { TableProps } from '../../table/contract'
import GenericTable from '../../table/GenericTable.svelte'

const OWN = import.meta.glob<{ default: Component<TableProps> }>('../../../hulldown/games/*/client/index.ts')

export async function tableOf(game: string): Promise<Component<TableProps>> {
  const load = OWN[`../../../hulldown/games/${game}/client/index.ts`]
  return load ? (await load()).default : GenericTable
}
