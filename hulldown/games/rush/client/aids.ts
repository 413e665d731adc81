// What the player aid lists: which rules, in the game's own words.
import type { Aid } from '../../../../web/table/contract'

const span = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, i) => `R-${String(from + i).padStart(3, '0')}`)

export const AIDS: Aid[] = [
  { title: 'table-aid-abilities', rules: span(146, 170) },
  { title: 'table-aid-classes', rules: span(132, 145) },
  { title: 'table-aid-achievements', rules: span(120, 131) },
  { title: 'table-aid-turn', rules: span(26, 39) },
  { title: 'table-aid-assault', rules: span(66, 93) },
]
