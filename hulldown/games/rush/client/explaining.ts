// What a card, a pile, a Medal or an Achievement is, in words: for the popover.
import type { Explanation, Words } from '../../../../web/table/contract'
import type { RushTable } from './table.svelte'
import { bare, type Facts } from './cards'

type Line = { label?: string; text: string }

/** All that is printed on a card, what each icon does, whose figures they are, why it cannot be used now. */
export function aboutCard(table: RushTable, id: string): Explanation {
  const { words } = table
  const facts = table.facts(id)
  const why = table.props.live ? table.why(id) : undefined
  const lines = facts ? linesOf(facts, words) : []
  return { title: words.thing(id), lines, ...(why && { why: why.text, rule: why.rule }) }
}

/** A card as it is read out: its name, class, cost, what it pays, power, armour and abilities. */
export function spokenCard(table: RushTable, id: string): string {
  const { words } = table
  const facts = table.facts(id)
  const kind = facts?.class ? [words.thing(facts.country ?? '', 'country'), words.thing(facts.class, 'class')] : []
  const labels = facts ? linesOf(facts, words).flatMap(({ label }) => label ?? []) : []
  return [words.thing(id), ...new Set([...kind, ...labels])].join(', ')
}

function linesOf(facts: Facts, words: Words): Line[] {
  const lines: Line[] = []
  const fact = (name: string, value: string | number) => lines.push({ label: `${words.ui(`fact-${name}`)} ${value}`, text: words.help(`fact-${name}`) ?? '' })
  const word = (kind: string, name: string) => lines.push({ label: words.ui(`${kind}-${name}`), text: words.help(`${kind}-${name}`) ?? '' })
  if (facts.class) {
    lines.push({ text: `${words.thing(facts.country ?? '', 'country')} · ${words.thing(facts.class, 'class')}` })
    fact('cost', facts.cost ?? '–')
  }
  fact('resources', facts.resources ?? '–')
  for (const country of facts.national) lines.push({ label: words.ui(`national-${country}`), text: words.help('fact-national') ?? '' })
  if (facts.power) fact('power', facts.power)
  if (facts.only_bases) word('fact', 'only_bases')
  if (facts.only_vehicles) word('fact', 'only_vehicles')
  if (facts.armour) fact('armour', facts.armour)
  for (const [ability, number] of facts.abilities)
    lines.push({ label: `${words.ui(`ability-${ability}`)}${number ? ` ${number}` : ''}`, text: words.help(`ability-${ability}`) ?? '' })
  if (facts.class && words.has(`class-${facts.class}-help`)) word('class', facts.class)
  lines.push({ text: words.ui(`table-figures-${facts.figures}`) })
  return lines
}

export function aboutBase(table: RushTable, id: string): Explanation {
  const { words } = table
  const base = table.view.seats.flatMap((seat) => seat.bases).find((one) => one.id === id)
  const owner = words.thing(`seat:${id.split(':')[1]}`)
  const why = table.why(id)
  const state = { label: words.thing(base?.state ?? '', 'state'), text: words.ui('table-about-base') }
  const guard = base?.defender ? aboutCard(table, base.defender) : undefined
  const damaged = base?.defender_damaged ? ` (${words.thing('damaged', 'state')})` : ''
  const lines = guard ? [state, { label: `${guard.title}${damaged}`, text: '' }, ...(guard.lines ?? [])] : [state]
  return { title: `${words.thing(id)} · ${owner}`, lines, rule: why?.rule || 'R-012', ...(why && { why: why.text }) }
}

export function aboutAchievement(table: RushTable, id: string): Explanation {
  const { words } = table
  const here = table.view.achievements.find((one) => one.id === id)
  const counts = (here?.tally ?? []).map((count, seat) => `${words.thing(`seat:${seat}`)} ${count}`)
  const lines: Line[] = [{ text: words.help(`achievement-${bare(id)}`) ?? '' }]
  if (counts.length) lines.push({ text: counts.join(' · ') })
  if (counts.length) lines.push({ text: here?.leader ? words.ui('table-leads', { name: words.thing(here.leader) }) : words.ui('table-nobody-leads') })
  return { title: words.thing(id), lines, rule: 'R-109' }
}

/** One of the piles, by the key of its count. */
/** `due`: what is added if the match ends now. */
export function aboutPile(table: RushTable, key: string, count: number, due = 0): Explanation {
  return { title: `${table.words.label(key)}: ${count}${due ? ` +${due}` : ''}`, lines: [{ text: table.words.ui(`table-about-${key}`) }] }
}

export function aboutMedals(table: RushTable, id: string): Explanation {
  const { words } = table
  const pile = table.view.medals.find((one) => one.id === id)
  const text = words.ui('table-about-medals', { singles: pile?.singles ?? 0, doubles: pile?.doubles ?? 0 })
  return { title: words.thing(id), lines: [{ text }], rule: 'R-103' }
}
