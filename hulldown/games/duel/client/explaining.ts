// What a tank, a card or a counter is, in words: for the popover and for screen readers.
import type { Explanation } from '../../../../web/table/contract'
import { marksOf } from './marks'
import { cardFace, groundOf, type Ground } from './printed'
import type { DuelTable } from './table.svelte'
import type { TankView } from './view'

type Line = { label?: string; text: string }

/** Where a tank stands, as one's own side counts, and what it is in. */
export function whereIs(table: DuelTable, tank: TankView): string {
  const { words } = table
  return words.ui('table-where', { range: signed(tank.range), terrain: words.thing(tank.terrain) })
}

export const signed = (range: number): string => (range > 0 ? `+${range}` : range < 0 ? `−${-range}` : '0')

/** Who has whom Spotted, Acquired or flanked, as text. */
export function relations(table: DuelTable, tank: TankView): Line[] {
  const { words, view } = table
  const lines: Line[] = []
  if (tank.spotted.length) lines.push({ label: words.label('spotted'), text: words.value(tank.spotted) })
  if (tank.acquired) lines.push({ label: words.label('acquired'), text: `${words.thing(tank.acquired)} +${tank.bonus}` })
  if (tank.flanks.length) lines.push({ label: words.label('flanks'), text: words.value(tank.flanks) })
  const by = (list: (one: TankView) => string[]) => view.tanks.filter((one) => list(one).includes(tank.id)).map(({ id }) => id)
  const seen = by(({ spotted }) => spotted)
  const aimed = by(({ acquired }) => (acquired ? [acquired] : []))
  const flanked = by(({ flanks }) => flanks)
  if (seen.length) lines.push({ label: words.ui('table-spotted-by'), text: words.value(seen) })
  if (aimed.length) lines.push({ label: words.ui('table-acquired-by'), text: words.value(aimed) })
  if (flanked.length) lines.push({ label: words.ui('table-flanked-by'), text: words.value(flanked) })
  return lines
}

export function aboutTank(table: DuelTable, tank: TankView): Explanation {
  const { words, view } = table
  const marks = marksOf(tank, view, words).map((mark) => mark.words)
  const lines: Line[] = [{ text: `${words.thing(tank.model)} · ${words.thing(tank.seat)}` }, { text: whereIs(table, tank) }]
  if (marks.length) lines.push({ text: marks.join(', ') })
  lines.push(...relations(table, tank))
  const options = table.on(tank.id).slice(0, 4)
  if (options.length) lines.push({ label: words.ui('kit-now'), text: options.map((one) => one.words).join(' · ') })
  const why = table.props.live ? table.why(tank.id) : undefined
  return { title: words.thing(tank.id), lines, rule: why?.rule ?? 'D-067', ...(why && { why: why.text }) }
}

/** A tank in one sentence, for those who cannot see it. */
export function spokenTank(table: DuelTable, tank: TankView): string {
  const { words, view } = table
  const parts = [words.thing(tank.id), words.thing(tank.model), whereIs(table, tank), ...marksOf(tank, view, words).map((mark) => mark.words)]
  if (view.active === tank.id) parts.push(words.ui('table-is-active'))
  return parts.join(', ')
}

/** A battle card in words: its halves, what it pays, its icons and its Penetration Modifier. */
export function cardFacts(table: DuelTable, id: string): string[] {
  const { words } = table
  const face = cardFace(id)
  if (!face) return []
  const facts: string[] = []
  if (face.orders) facts.push(words.ui('table-pays', { count: face.orders }))
  if (face.icons.length) facts.push(face.icons.map((icon) => words.ui(`icon-${icon}`)).join(', '))
  facts.push(words.ui('table-pen', { value: face.pen, heavy: face.heavy ? 'yes' : 'no' }))
  return facts
}

/** What a ground gives and does: Cover, its trigger, what may be tried there. */
export function groundFacts(table: DuelTable, ground: Ground): string[] {
  const { words } = table
  const facts = [words.ui('table-ground', { cover: ground.cover, fire: signed(ground.own_fire) })]
  if (ground.trigger) facts.push(words.ui(`table-ground-${ground.trigger}`, { value: ground.value ?? 0 }))
  if (ground.hull_down) facts.push(words.ui('table-ground-hull_down', { value: ground.hull_down }))
  if (ground.conceal) facts.push(words.ui('table-ground-hide', { value: ground.conceal }))
  return facts
}

const CARD_RULES: Record<string, string> = { move: 'D-193', fire: 'D-248', flank: 'D-227', terrain: 'D-206', leadership: 'D-171', tactics: 'D-334', smoke: 'D-238', command: 'D-188' }

export function aboutCard(table: DuelTable, id: string): Explanation {
  const { words } = table
  const face = cardFace(id)
  const lines: Line[] = []
  for (const half of face?.halves ?? []) {
    const ground = half.what === 'terrain' ? groundOf(`terrain:${half.name}`) : undefined
    const [first, ...more] = ground ? groundFacts(table, ground) : [words.ui(`kind-${half.what}-help`)]
    lines.push({ label: half.level ? `${words.ui(`kind-${half.what}`)} ${half.level}` : words.ui(`kind-${half.what}`), text: first! })
    for (const text of more) lines.push({ text })
  }
  for (const text of cardFacts(table, id)) lines.push({ text })
  const options = table.on(id)
  if (options.length) lines.push({ label: words.ui('kit-now'), text: options.map((one) => one.words).join(' · ') })
  const why = table.props.live && !options.length ? table.why(id) : undefined
  return { title: words.thing(id), lines, rule: why?.rule ?? CARD_RULES[face?.halves[0]?.what ?? ''] ?? 'D-021', ...(why && { why: why.text }) }
}

