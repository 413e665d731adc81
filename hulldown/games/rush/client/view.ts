// What a seat may know of a match, and where its cards lie.
export type { BaseView, RushView, SeatView } from './told'

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
