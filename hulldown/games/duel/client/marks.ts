// The state of a tank in signs, each with its words: the same on the line, on chips and on boards.
import type { Words } from '../../../../web/table/contract'
import type { IconName } from './icons'
import type { DuelView, TankView } from './view'

export type Mark = { icon: IconName; words: string; tone: 'red' | 'amber' | ''; text?: string }

/** What is the matter with a tank, the gravest first. */
export function marksOf(tank: TankView, view: DuelView, words: Words): Mark[] {
  const found: Mark[] = []
  const add = (icon: IconName, id: string, tone: Mark['tone'] = '', text?: string) =>
    found.push({ icon, words: words.label(id), tone, ...(text && { text }) })
  if (tank.out) add('skull', 'out', 'red')
  if (tank.on_fire) add('fire', 'on_fire', 'red')
  if (tank.broken) add('broken', 'broken', 'red')
  if (tank.bogged) add('bogged', 'bogged', 'amber')
  for (const result of tank.damage)
    if (/track|immobil|engine|transmission/.test(result)) {
      found.push({ icon: 'track', words: words.thing(result), tone: 'amber' })
      break
    }
  if (tank.hull_down) add('hulldown', 'hull_down')
  if (tank.smoke) add('smoke', 'smoke')
  if (tank.motion) add('move', 'motion')
  const aims = view.tanks.filter(({ acquired }) => acquired === tank.id).map(({ bonus }) => bonus)
  if (aims.length) add('target', 'acquired', 'amber', `+${Math.max(...aims)}`)
  const seen = view.tanks.filter(({ spotted }) => spotted.includes(tank.id)).length
  if (seen) found.push({ icon: 'eye', words: words.ui('table-seen-by', { count: seen }), tone: '', text: String(seen) })
  if (view.tanks.some(({ flanks }) => flanks.includes(tank.id))) found.push({ icon: 'flank', words: words.ui('table-is-flanked'), tone: 'amber' })
  if (view.buttoned?.includes(tank.id)) add('hatch', 'buttoned')
  return found
}
