// What a seat may know of a match, and how its ids are read.
import type { Situation } from '../../../../web/table/contract'

import type { ArcadeView, Facing } from './told'

export type { ArcadeView, BotView, Counted, Facing, PlanView, SeatView } from './told'
export const FACINGS: Facing[] = ['facing:north', 'facing:east', 'facing:south', 'facing:west']

const PLAIN = '.'

export const viewOf = (situation: Situation): ArcadeView => situation.view as unknown as ArcadeView

export type Place = { row: number; column: number }

/** The place of `space:3:11`, `brick:3:11` or `powerup:3:11`. */
export function placeOf(id: string): Place {
  const [, row, column] = id.split(':')
  return { row: Number(row), column: Number(column) }
}

export const spaceAt = ({ row, column }: Place): string => `space:${row}:${column}`

/** The rows of the board, each a text with one sign a space, as the ground is now. */
export function groundRows({ terrain, levelled }: ArcadeView): string[] {
  const rows = Object.values(terrain)
  for (const { row, column } of levelled.map(placeOf)) rows[row] = rows[row]!.slice(0, column) + PLAIN + rows[row]!.slice(column + 1)
  return rows
}

export const columnLetter = (column: number): string => 'abcdefghijklmnopqrstuvwxyz'[column] ?? '?'

/** A space as people write it: c4. */
export const spaceName = (id: string): string => {
  const { row, column } = placeOf(id)
  return `${columnLetter(column)}${row + 1}`
}

export const seatNumber = (id: string): number => Number(id.slice(id.indexOf(':') + 1))
export const angleOf = (facing: string): number => FACINGS.indexOf(facing as Facing) * 90

/** What a tank bears: a player's letter, a bot's number. */
export function signOf(tank: string): string {
  const number = seatNumber(tank)
  return tank.startsWith('bot:') ? String((number + 1) % 10) : String.fromCharCode(65 + number)
}
