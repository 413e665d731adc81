// What views tell, made from the types of hulldown/games/duel by `make wire`.

export type Health = 'healthy' | 'wounded' | 'kia'

/** D-252 to D-260: one line of a To Hit Number. */
export type SumLine = {
  id: string
  rule: string
  value: number
}

/** D-268, D-269: what a location needs to be pierced. */
export type PlaceView = {
  place: string
  armour: number
  covered: boolean
}

/** A possible shot of the Active Tank: the sum without cards. */
export type ShotView = {
  enemy: string
  number: number
  lines: SumLine[]
  penetration: number
  places: PlaceView[]
}

/** D-263, D-270: in percent. */
export type Chances = {
  hit: number
  pierced: number
}

/** A shot that is composed or declared: the sum with its cards, and with TACTICS against it. */
export type AimedShot = ShotView & {
  tank: string
  tactics: number
  chance?: Chances
  tactics_chance?: Chances
  place_chances?: number[]
  answered?: boolean
}

/** D-072, DQ-35: one step from the printed level to that of now. */
export type StepView = {
  id: string
  rule: string
  level: number
}

/** D-099, D-280: a man who is not as he began, and where he sits. */
export type ManView = {
  id: string
  health: Health
  place: string | null
}

/** DQ-104: all that a solo tank has is open. */
export type SoloView = {
  personality: string
  attitude: string
  pool: string[]
}

/** D-063, D-065: a tank board, open to all. */
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
  move_steps: StepView[]
  fire_steps: StepView[]
  experience: string
  crew: ManView[]
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
  holds: string[]
  penetrator: string | null
  solo: SoloView | null
}

/** What a side has won so far. */
export type SideView = {
  id: string
  points: number
  roads: number
  kills: number
}

/** DQ-16: how many cards a seat holds is open, which is not. */
export type SeatView = {
  id: string
  side: string
  held: number
  hand_size: number
}

/** D-186: a gun with its Range marker and its price. */
export type GunView = {
  id: string
  side: string
  range: number
  orders: number
}

/** How far a side's infantry has come. */
export type InfantryView = {
  id: string
  metres: number
}

/** D-025: a card of the own hand with its Order Icons. */
export type CardView = {
  id: string
  number: number
  orders: number
}

/** DQ-103: a card the seat once saw in another's hand, and whether it must still be there. */
export type KnownView = {
  seat: string
  card: string
  sure: boolean
}

/** D-168: what the seat has chosen so far for itself. */
export type DraftView = {
  kind: string
  cards: string[]
  target: string | null
  metres: number | null
  place: string | null
  paid: string[]
  given: string[]
  shot: AimedShot | null
}

/** D-350: what gives this side VPs in the scenario, and from which Range on. */
export type ObjectiveView = {
  id: string
  side: string
  range: number | null
  points: number
}

/** What a seat may know of a match; what depends on options or on who looks may be missing. */
export type DuelView = {
  round: number
  decks: number
  passes: number
  deck: number
  may_come: string | null
  discards: number
  active: string | null
  order: string[]
  cards_in_use: string[]
  sides: SideView[]
  seats: SeatView[]
  tanks: TankView[]
  shots: ShotView[]
  stake: AimedShot | null
  printed: Record<string, Record<string, unknown>>
  objectives?: ObjectiveView[]
  guns?: GunView[]
  infantry?: InfantryView[]
  buttoned?: string[]
  radios?: string[]
  hand?: CardView[]
  bids?: string[]
  draft?: DraftView | null
  discarded?: string[]
  seen?: string[]
  known?: KnownView[]
}
