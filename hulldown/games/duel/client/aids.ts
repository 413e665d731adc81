// What a player aid lists: which rules, in the game's own words; nothing of them is written here again.
import type { Situation } from '../../../../web/table/contract'
import { viewOf } from './view'

/** The ids from one rule to another, as the rulebook numbers them. */
function span(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => `D-${String(from + i).padStart(3, '0')}`)
}

/** The parts of the aid, each with the text that heads it and its rules. */
export const AIDS: { title: string; rules: string[] }[] = [
  { title: 'table-aid-sequence', rules: [...span(127, 150), 'D-191', 'D-192'] },
  { title: 'table-aid-actions', rules: span(151, 172) },
  { title: 'table-aid-orders', rules: span(25, 32) },
  { title: 'table-aid-to-hit', rules: span(252, 265) },
  { title: 'table-aid-penetration', rules: span(266, 276) },
  { title: 'table-aid-damage', rules: span(277, 305) },
  { title: 'table-aid-crew', rules: span(306, 333) },
  { title: 'table-aid-tactics', rules: span(334, 340) },
]

/** The rules that the moment is about: of what is asked, of the shots that are possible, of levels that have changed. */
export function rulesNow(situation: Situation): Set<string> {
  const view = viewOf(situation)
  return new Set([
    situation.prompt?.rule ?? '',
    ...situation.refusals.map(({ rule }) => rule),
    ...view.shots.flatMap(({ lines }) => lines.map(({ rule }) => rule)),
    ...view.tanks.flatMap(({ move_steps, fire_steps }) => [...move_steps, ...fire_steps].map(({ rule }) => rule)),
  ])
}
