// What the player aid lists: which rules, in the game's own words; what a bot thinks as a tree.
import type { Aid, Situation } from '../../../../web/table/contract'
import { groundRows, placeOf, viewOf, type ArcadeView, type BotView } from './view'

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

const GROUNDS: Record<string, string[]> = { '#': span(15, 16), F: span(20, 22), '~': span(23, 25), '*': span(26, 30) }
const POWERS: Record<string, string[]> = { star: ['A-041'], clock: ['A-042'], helm: span(43, 44), shovel: span(45, 46), grenade: span(47, 51) }
/** So far a tank gets with one maneuver. */
const REACH = 3

/** The rules of what lies within reach of a tank, of the Power-Ups there are, and of what each bot would do next. */
export function rulesNow(situation: Situation): Set<string> {
  const view = viewOf(situation)
  const powers = view.powerups.flatMap(({ power }) => ['A-040', ...(POWERS[power.replace('power:', '')] ?? [])])
  return new Set([...groundsNear(view), ...powers, ...view.bots.flatMap(mindOf)])
}

function groundsNear(view: ArcadeView): string[] {
  const tanks = view.seats.filter(({ at }) => at).map(({ at }) => placeOf(at!))
  const isNear = (id: string) => tanks.some(({ row, column }) => Math.abs(row - placeOf(id).row) + Math.abs(column - placeOf(id).column) <= REACH)
  const signs = groundRows(view).flatMap((line, row) => [...line].filter((_, column) => isNear(`space:${row}:${column}`)))
  const walls = view.walls.some(({ at }) => isNear(at)) ? span(17, 19) : []
  const eagle = view.eagle && isNear(view.eagle.at) ? ['A-031'] : []
  return [...signs.flatMap((sign) => GROUNDS[sign] ?? []), ...walls, ...eagle]
}

/** The branch of the tree that a bot is in. */
function mindOf({ target, does }: BotView): string[] {
  if (target) return ['A-104', does === 'advance' ? 'A-108' : does === 'skip' ? 'A-111' : 'A-107']
  return does === 'advance' ? ['A-113'] : ['A-115', 'A-116']
}
