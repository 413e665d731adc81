// What a seat may know of a match, as hulldown/games/duel/view.py lays it out.
import type { Situation } from '../../../../web/table/contract'

export type Step = { id: string; rule: string; level: number }
export type SumLine = { id: string; rule: string; value: number }
export type Man = { id: string; health: 'healthy' | 'wounded' | 'kia'; place: string | null }

export type TankView = {
  id: string
  side: string
  model: string
  seat: string
  range: number
  sight: number | null
  terrain: string
  motion: boolean
  smoke: boolean
  smoke_fills: boolean
  hull_down: boolean
  on_fire: boolean
  broken: boolean
  bogged: boolean
  out: boolean
  move: number
  fire: number
  move_steps: Step[]
  fire_steps: Step[]
  experience: string
  crew: Man[]
  damage: string[]
  spotted: string[]
  acquired: string | null
  bonus: number
  flanks: string[]
  rounds: number
  loaded: boolean
  points: number
  kills: number
  bid: string | null
  holds?: string[]
  penetrator?: string | null
  solo: { personality: string; attitude: string; pool: string[] } | null
}

export type PlaceView = { place: string; armour: number; covered: boolean }
export type ShotView = { enemy: string; number: number; lines: SumLine[]; penetration: number; places: PlaceView[] }
/** A shot that is composed or declared: the sum with its cards, and with TACTICS against it. */
export type Chances = { hit: number; pierced: number }
export type AimedShot = ShotView & { tank: string; tactics: number; chance?: Chances; tactics_chance?: Chances; place_chances?: number[]; answered?: boolean }

export type DraftView = {
  kind: string
  cards: string[]
  target: string | null
  metres: number | null
  place: string | null
  paid: string[]
  given: string[]
  shot?: AimedShot | null
}

export type DuelView = {
  round: number
  passes: number
  deck: number
  discards: number
  active: string | null
  order: string[]
  cards_in_use: string[]
  sides: { id: string; points: number; roads: number; kills: number }[]
  seats: { id: string; side: string; held: number; hand_size: number }[]
  tanks: TankView[]
  shots: ShotView[]
  guns?: { id: string; side: string; range: number; orders: number }[]
  infantry?: { id: string; metres: number }[]
  buttoned?: string[]
  stake?: AimedShot | null
  hand?: { id: string; number: number; orders: number }[]
  bids?: string[]
  draft?: DraftView | null
  seen?: string[]
  discarded?: string[]
  known?: { seat: string; card: string; sure: boolean }[]
}

export const viewOf = (situation: Situation): DuelView => situation.view as unknown as DuelView

export const bare = (id: string): string => id.slice(id.indexOf(':') + 1)
export const seatNumber = (id: string): number => Number(bare(id))

/** The Roman number of `tank:german_ii`. */
export const rankOf = (tank: string): string => (bare(tank).split('_')[1] ?? '').toUpperCase()
export const sideOf = (tank: string): string => bare(tank).split('_')[0] ?? ''

export const RANGES = [1000, 800, 600, 400, 200, 0, -200, -400, -600, -800, -1000]
