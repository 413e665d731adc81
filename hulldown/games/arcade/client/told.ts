// What views tell, made from the types of hulldown/games/arcade by `make wire`.

export type Facing = 'facing:north' | 'facing:east' | 'facing:south' | 'facing:west'

export type Status = 'engaged' | 'disengaged' | 'lost' | 'entering'

export type Deed = 'advance' | 'left' | 'right' | 'around' | 'skip'

/** a numbered space: its colour, its number, and where the top of the number points. */
export type NumberView = {
  colour: string
  number: number
  facing: Facing
}

/** the tile that lies there, and its quarter turns. */
export type SectionView = {
  colour: string
  turns: number
}

/** How many cards of a kind. */
export type Counted = {
  id: string
  count: number
}

/** a maneuver: its cards once it is shown, until then how many. */
export type StackView = {
  cards: string[]
  face_down: number
}

/** AQ-60: the open figures of a seat, its tank and what it would hit from there. */
export type SeatView = {
  id: string
  points: number
  kills: number
  eagles: number
  held: number
  helms: number
  status: Status
  at: string | null
  facing: Facing | null
  aims_at: string | null
  cards_in_deck: number
  discards: Counted[]
  stacks: StackView[]
}

/** the colour and the number on a bot's back. */
export type BackView = {
  colour: string
  number: number
}

/** a bot, and what it would do next if nothing changed. */
export type BotView = {
  id: string
  at: string
  facing: Facing
  back: BackView | null
  does: Deed
  target: string | null
  aims_at: string | null
}

/** the Eagle that lies on the board. */
export type EagleView = {
  id: string
  at: string
}

/** what ends a match: the number of Eagles, or the lead. */
export type GoalView = {
  eagles: number
  lead: number | null
}

/** a Power-Up on the board. */
export type PowerUpView = {
  id: string
  at: string
  power: string
}

/** a wall, whole or damaged. */
export type WallView = {
  id: string
  at: string
  state: 'whole' | 'damaged'
}

/** what is left beside the board. */
export type ReservesView = {
  bots_left: number
  powerups_left: number
  bricks_left: number
}

/** the seat's own stacks, as far as they are made. */
export type PlanView = {
  first_stack: string[]
  second_stack: string[]
  disengaged: boolean
  exchanged: boolean
}

/**
 * What a seat may know of a match; its own cards and plan are missing for spectators.
 *
 * `best_list` names the list of those who play alone on this board. `terrain` is what is printed;
 * spaces that a fallen wall has made plain are `levelled`.
 */
export type ArcadeView = {
  round: number
  action_phase: number
  first: string
  in_turn: string | null
  layout: string
  variants: string[]
  waiting_for: string[]
  frozen: boolean
  eagle: EagleView | null
  eagles_left: number
  goal: GoalView
  leader: string | null
  lead: number
  best_list: string | null
  seats: SeatView[]
  bots: BotView[]
  powerups: PowerUpView[]
  walls: WallView[]
  reserves: ReservesView
  levelled: string[]
  terrain: Record<string, string>
  numbers: Record<string, NumberView>
  sections: Record<string, SectionView>
  hand?: Counted[]
  deck?: Counted[]
  plan?: PlanView
}
