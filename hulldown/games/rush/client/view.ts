// What a seat may know of a match, as hulldown/games/rush/view.py lays it out.
import type { Facts } from './cards'

export type BaseView = {
  id: string
  state: 'whole' | 'damaged' | 'gone'
  defender: string | null
  defender_damaged: boolean
}

export type SeatView = {
  id: string
  hand: number
  garage: number
  depot: number
  depot_top: string | null
  bases: BaseView[]
  vehicles_destroyed: number
  bases_destroyed: number
  unseen?: string[]
  squad?: string[]
  points?: number
  tie_breaks?: number[]
  depot_cards?: string[]
}

export type RushView = {
  round: number
  first: string
  active: string
  waiting_for: string[]
  ending: string | null
  reserve: string[]
  leaves_next: string | null
  deck: number
  discards: string[]
  graveyard: string[]
  medals: { id: string; singles: number; doubles: number }[]
  achievements: { id: string; tally: number[] | null; leader: string | null }[]
  turn: {
    laid_out: string[]
    playing: string | null
    buying: string | null
    announced: string[]
    spent: number
    purchases: number
    recruited: boolean
    attacked: boolean
    used: string[]
  }
  seats: SeatView[]
  cards: Record<string, Facts>
  hand?: string[]
  chosen?: string | null
}

export type Zone = 'hand' | 'reserve' | 'depot' | 'assault'

/** Where the card lies that an action starts on. */
const ZONES: Record<string, Zone> = {
  buy: 'reserve',
  research: 'reserve',
  repair: 'depot',
  attack: 'assault',
  'stand-down': 'assault',
}

export const zoneOf = (kind: unknown): Zone => ZONES[String(kind)] ?? 'hand'

export const seatNumber = (id: string): number => Number(id.slice(id.indexOf(':') + 1))
