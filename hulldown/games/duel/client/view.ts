// What a seat may know of a match, and what its ids say.
import type { Situation } from '../../../../web/table/contract'
import type { DuelView } from './told'

export type { AimedShot, DraftView, DuelView, ManView, ShotView, StepView, TankView } from './told'

export const viewOf = (situation: Situation): DuelView => situation.view as unknown as DuelView

export const bare = (id: string): string => id.slice(id.indexOf(':') + 1)
export const seatNumber = (id: string): number => Number(bare(id))

/** The Roman number of `tank:german_ii`. */
export const rankOf = (tank: string): string => (bare(tank).split('_')[1] ?? '').toUpperCase()
export const sideOf = (tank: string): string => bare(tank).split('_')[0] ?? ''

export const RANGES = [1000, 800, 600, 400, 200, 0, -200, -400, -600, -800, -1000]
