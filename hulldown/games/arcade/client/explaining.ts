// What a space, a card or a player's row is, in words: for the popover and for screen readers.
import type { Explanation } from '../../../../web/table/contract'
import type { ArcadeTable } from './table.svelte'
import { groundRows, placeOf, spaceName, type SeatView } from './view'

type Line = { label?: string; text: string }

const GROUNDS: Record<string, [name: string, rule: string]> = {
  '.': ['plain', 'A-087'],
  F: ['forest', 'A-020'],
  '*': ['ice', 'A-026'],
  '~': ['water', 'A-023'],
  '#': ['concrete', 'A-015'],
}

function groundAt(table: ArcadeTable, space: string): [name: string, rule: string] {
  const { row, column } = placeOf(space)
  return GROUNDS[groundRows(table.view)[row]?.[column] ?? '.'] ?? GROUNDS['.']!
}

/** What stands or lies on a space, each with its rule. */
export function thingsAt(table: ArcadeTable, space: string): { line: Line; rule: string }[] {
  const { view, words } = table
  const found: { line: Line; rule: string }[] = []
  const facing = (one: { facing: string | null }) => words.ui('table-faces', { facing: words.thing(one.facing ?? '') })
  for (const seat of view.seats)
    if (seat.at === space) {
      const aim = seat.aims_at ? ` ${words.ui('table-aims', { thing: nameOf(table, seat.aims_at) })}` : ''
      const out = seat.status === 'disengaged' ? `, ${words.ui('status-disengaged')}` : ''
      found.push({ line: { label: words.ui('table-tank-of', { name: words.thing(seat.id) }), text: `${facing(seat)}${aim}${out}.` }, rule: 'A-123' })
    }
  for (const bot of view.bots)
    if (bot.at === space) {
      const back = bot.back ? ` (${words.thing(bot.back.colour)} ${bot.back.number})` : ''
      const aim = bot.aims_at ? ` ${words.ui('table-aims', { thing: nameOf(table, bot.aims_at) })}` : ''
      const parts = [`${facing(bot)}${aim}.`, words.ui('table-bot-next', { deed: words.ui(`does-${bot.does}`) })]
      if (bot.target) parts.push(words.ui('table-bot-hunts', { name: words.thing(bot.target) }))
      found.push({ line: { label: words.thing(bot.id) + back, text: parts.join(' ') }, rule: 'A-103' })
    }
  const wall = view.walls.find(({ at }) => at === space)
  if (wall) found.push({ line: { label: words.ui(`table-wall-${wall.state}`), text: words.ui(`table-wall-${wall.state}-help`) }, rule: 'A-017' })
  if (view.eagle?.at === space) found.push({ line: { label: words.ui('table-eagle'), text: words.ui('table-eagle-help') }, rule: 'A-031' })
  const power = view.powerups.find(({ at }) => at === space)?.power
  if (power) found.push({ line: { label: words.thing(power), text: words.help(power.replace(':', '-')) ?? '' }, rule: 'A-040' })
  const number = view.numbers[space]
  if (number) found.push({ line: { text: words.ui('table-number', { colour: words.thing(number.colour), number: number.number }) }, rule: 'A-036' })
  return found
}

/** A thing by its name; a wall by its space. */
function nameOf(table: ArcadeTable, thing: string): string {
  return thing.startsWith('brick:') ? table.words.ui('table-wall-on', { space: spaceName(thing) }) : table.words.thing(thing)
}

/** How the maneuvers come to end on a space: by the cards that are laid, else by those that a tap would lay. */
function waysTo(table: ArcadeTable, space: string): [stack: number, cards: string[]][] {
  const laid = table.stacks.flatMap((cards, stack): [number, string[]][] => (cards.length && table.courses[stack]?.at === space ? [[stack, cards]] : []))
  const tried = table.trial?.way.at === space ? table.trial.way : table.wayTo(space)
  return laid.length || !tried ? laid : [[table.active, tried.cards]]
}

export function aboutSpace(table: ArcadeTable, space: string): Explanation {
  const { words, situation } = table
  const [ground, rule] = groundAt(table, space)
  const things = thingsAt(table, space)
  const lines: Line[] = things.map(({ line }) => line)
  if (ground !== 'plain' || !things.length) lines.push({ label: words.ui(`table-ground-${ground}`), text: words.ui(`table-ground-${ground}-help`) })
  const offers = table.live && !table.isPlanning ? table.offersAt(space).slice(0, 4) : []
  if (offers.length) lines.push({ label: words.ui('kit-now'), text: offers.map(({ message }) => words.message(message)).join(' · ') })
  for (const [stack, cards] of table.isPlanning ? waysTo(table, space) : [])
    lines.push({ label: words.ui('table-maneuver', { number: stack + 1 }), text: words.ui('table-reach', { cards: words.value(cards) }) })
  const why = table.live ? situation.refusals.find(({ subject }) => subject === space) : undefined
  return { title: spaceName(space), lines, rule: why?.rule ?? things[0]?.rule ?? rule, ...(why && { why: words.message(why.message) }) }
}

/** A space in one sentence, for those who cannot see it. */
export function spokenSpace(table: ArcadeTable, space: string): string {
  const { words } = table
  const things = thingsAt(table, space).map(({ line }) => [line.label, line.text].filter(Boolean).join(' '))
  const [ground] = groundAt(table, space)
  const now = table.open.has(space) ? [words.ui(table.isPlanning ? 'table-can-reach' : 'table-can-choose')] : []
  return [spaceName(space), ...things, words.ui(`table-ground-${ground}`), ...now].join(', ')
}

const CARD_RULES: Record<string, string> = { advance_1: 'A-008', advance_2: 'A-009', advance_3: 'A-010', left: 'A-011', right: 'A-012', around: 'A-013' }

export function aboutCard(table: ArcadeTable, card: string): Explanation {
  const { words, view } = table
  const name = card.replace('card:', '')
  const move = name.startsWith('advance')
  const inDeck = view.deck?.find(({ id }) => id === card)?.count ?? 0
  const lines: Line[] = [{ text: words.ui(move ? 'table-move-help' : 'table-turn-help') }]
  if (view.deck) lines.push({ text: words.ui('table-in-deck', { count: inDeck }) })
  const why = table.isPlanning ? [0, 1].map((stack) => table.refusal(card, stack as 0 | 1)?.text) : []
  const told = [...new Set(why.filter(Boolean))].join(' ')
  return { title: words.thing(card), lines, rule: CARD_RULES[name] ?? 'A-007', ...(told && { why: told }) }
}

export function aboutSeat(table: ArcadeTable, seat: SeatView): Explanation {
  const { words, view } = table
  const lines: Line[] = [
    { label: `${words.label('points')} ${seat.points}`, text: words.ui('table-points-help', { kills: seat.kills, eagles: seat.eagles }) },
    { label: `${words.label('held')} ${seat.held}`, text: words.ui('table-held-help', { deck: seat.cards_in_deck }) },
  ]
  if (seat.helms) lines.push({ label: `${words.label('helms')} ${seat.helms}`, text: words.help('power-helm') ?? '' })
  lines.push({ text: words.ui(`status-${seat.status}`) })
  if (seat.discards.length) lines.push({ label: words.label('discards'), text: words.value(seat.discards) })
  if (view.first === seat.id) lines.push({ text: words.ui('table-first') })
  return { title: words.thing(seat.id), lines, rule: 'A-069' }
}
