// What views tell, made from the types of hulldown/games/rush by `make wire`.

export type Status = 'gone' | 'whole' | 'damaged'

export type Facts = {
  id: string
  title: string
  country: string | null
  class: string | null
  cost: number | null
  resources: number | null
  power: number | null
  armour: number | null
  abilities: [string, number][]
  only_bases: boolean
  only_vehicles: boolean
  national: string[]
  figures: string
}

/** a Base, its defender and their damage. */
export type BaseView = {
  id: string
  state: Status
  defender: string | null
  defender_damaged: boolean
}

/** What all know of a player; what depends on options or on who looks may be missing. */
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

/** what lies in a pile, and how many singles are left to the ninth. */
export type MedalsView = {
  id: string
  singles: number
  doubles: number
}

/** a revealed Achievement, with the live tally and who would get it now. */
export type AchievementView = {
  id: string
  tally: number[] | null
  leader: string | null
}

/** Two players with equal Medals, and the figures that set them apart. */
export type TieView = {
  id: string
  over: string
  by: string
  figures: number[]
}

/** What the active player has laid out and done this turn: all of it is open. */
export type TurnView = {
  laid_out: string[]
  playing: string | null
  buying: string | null
  announced: string[]
  spent: number
  national: Record<string, number>
  bought: Record<string, number>
  purchases: number
  recruited: boolean
  attacked: boolean
  used: string[]
}

/** What a seat may know of a match. */
export type RushView = {
  round: number
  first: string
  first_by: string | null
  active: string
  waiting_for: string[]
  ending: string | null
  reserve: string[]
  leaves_next: string | null
  deck: number
  discards: string[]
  graveyard: string[]
  medals: MedalsView[]
  achievements: AchievementView[]
  turn: TurnView
  seats: SeatView[]
  cards: Record<string, Facts>
  ties?: TieView[]
  hand?: string[]
  chosen?: string | null
}
