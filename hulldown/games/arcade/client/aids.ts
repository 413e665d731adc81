// What the player aid lists: which rules, in the game's own words; what a bot thinks as a tree.
import type { Aid } from '../../../../web/table/contract'

const span = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, i) => `A-${String(from + i).padStart(3, '0')}`)

export const AIDS: Aid[] = [
  {
    title: 'table-aid-bots',
    rules: [
      'A-099', 'A-101', 'A-104', ['A-105', 1], ['A-106', 1], ['A-107', 1], ['A-108', 1], ['A-111', 2], ['A-109', 1], ['A-110', 1],
      'A-113', ['A-114', 1], 'A-115', ['A-116', 1], ['A-117', 1],
    ],
  },
  { title: 'table-aid-terrain', rules: span(15, 34) },
  { title: 'table-aid-power-ups', rules: span(35, 53) },
  { title: 'table-aid-fire', rules: span(121, 138) },
]
