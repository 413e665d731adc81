// What a seat may know of a match, as hulldown/games/arcade/view.py lays it out.
import type { Situation } from '../../../../web/table/contract'

export type Facing = 'facing:north' | 'facing:east' | 'facing:south' | 'facing:west'
export const FACINGS: Facing[] = ['facing:north', 'facing:east', 'facing:south', 'facing:west']

export type Counted = { id: string; count: number }

export type SeatView = {
  id: string
  points: number
  kills: number
  eagles: number
  held: number
  helms: number
  status: 'engaged' | 'disengaged' | 'lost' | 'entering'
  at: string | null
  facing: Facing | null
  aims_at: string | null
  cards_in_deck: number
  discards: Counted[]
  stacks: { cards: string[]; face_down: number }[]
}

export type BotView = {
  id: string
  at: string
  facing: Facing
  back: { colour: string; number: number } | null
  does: 'advance' | 'left' | 'right' | 'around' | 'skip'
  target: string | null
  aims_at: string | null
}

export type PlanView = { first_stack: string[]; second_stack: string[]; disengaged: boolean; exchanged: boolean }

export type ArcadeView = {
  round: number
  action_phase: number
  first: string
  in_turn: string | null
  layout: string
  waiting_for: string[]
  frozen: boolean
  eagle: { id: string; at: string } | null
  eagles_left: number
  /** What ends a match: so many Eagles, or so large a lead. */
  goal: { eagles: number; lead: number | null }
  leader: string | null
  lead: number
  /** Alone: the name of the list of the best on this board. */
  best_list: string | null
  seats: SeatView[]
  bots: BotView[]
  powerups: { id: string; at: string; power: string }[]
  walls: { id: string; at: string; state: 'whole' | 'damaged' }[]
  reserves: { bots_left: number; powerups_left: number; bricks_left: number }
  terrain: Record<string, string>
  numbers: Record<string, { colour: string; number: number; facing: Facing }>
  sections: Record<string, { colour: string; turns: number }>
  hand?: Counted[]
  deck?: Counted[]
  plan?: PlanView
}

export const viewOf = (situation: Situation): ArcadeView => situation.view as unknown as ArcadeView

export type Place = { row: number; column: number }

/** The place of `space:3:11`, `brick:3:11` or `powerup:3:11`. */
export function placeOf(id: string): Place {
  const [, row, column] = id.split(':')
  return { row: Number(row), column: Number(column) }
}

export const spaceAt = ({ row, column }: Place): string => `space:${row}:${column}`

/** The rows of the board, each a text with one sign a space. */
export const groundRows = (view: ArcadeView): string[] => Object.values(view.terrain)

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
