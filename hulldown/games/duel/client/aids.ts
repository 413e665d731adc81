// What a player aid lists: which rules, in the game's own words; nothing of them is written here again.
import type { Situation, ToldAid } from '../../../../web/table/contract'
import solo from '../data/solo.toml?raw'
import type { Words } from '../../../../web/table/words'
import { signed } from './explaining'
import { read } from './printed'
import { bare, viewOf, type TankView } from './view'

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

type Lists = { high: [number, number]; low: [number, number]; enemy_low: [number, number]; primary: string[]; secondary: string[] }
const LISTS = read(solo) as unknown as Record<string, Record<string, Lists>>
/** The Action Step, in which the solo opponent goes through its lists, and who commands which tank. */
const [ACTION_STEP, COMMAND, EXCHANGE] = ['D-150', 'D-352', 'D-334']

/** What leads the solo tanks: of each its pool and state, of each character its lists, those of now first; every line with its rule. */
export function soloAid(tanks: TankView[], words: Words): { text: string; rule: string; now: boolean }[] {
  const led = tanks.filter(({ solo, out }) => solo && !out)
  const entry = (lists: Lists) => (id: string): string => {
    const [least, margin] = id === 'high' ? lists.high : lists.low
    return words.ui(`table-solo-list-${id}`, id === 'high' || id === 'low' ? { least, margin: signed(margin) } : {})
  }
  const told = led.map(({ id, solo }) => ({
    text: words.ui('table-aid-solo-pool', { tank: words.thing(id), personality: words.thing(solo!.personality), attitude: words.thing(solo!.attitude), pool: words.value(solo!.pool) }),
    rule: COMMAND!,
    now: true,
  }))
  const kinds = [...new Set(led.map(({ solo }) => solo!.personality))]
  return kinds.reduce(
    (lines, personality) => [
      ...lines,
      ...Object.entries(LISTS[bare(personality)] ?? {}).flatMap(([attitude, lists]) => {
        const now = led.some(({ solo }) => solo!.personality === personality && bare(solo!.attitude) === attitude)
        const names = { personality: words.thing(personality), attitude: words.thing(`attitude:${attitude}`) }
        const [primary, secondary] = [lists.primary, lists.secondary].map((list) => list.map(entry(lists)).join(' → '))
        return [
          { text: words.ui('table-aid-solo-list', { ...names, primary: primary!, secondary: secondary! }), rule: ACTION_STEP!, now },
          ...(now ? [{ text: words.ui('table-aid-solo-turn', { least: lists.enemy_low[0] }), rule: EXCHANGE!, now: false }] : []),
        ]
      }),
    ],
    told,
  )
}

/** What the solo tanks of this match go by; nothing where there are none. */
export function toldAids(situation: Situation, words: Words): ToldAid[] {
  const lines = soloAid(viewOf(situation).tanks, words)
  return lines.length ? [{ title: 'table-aid-solo', lines }] : []
}
