// The after-action report: what happened in a match, in 8 to 20 sentences made from the lines of its log.
import type { Line, Situation } from '../../../../web/table/contract'
import type { Words } from '../../../../web/table/words'
import { bare, seatNumber, sideOf, type DuelView } from './view'

type Outcome = NonNullable<Situation['outcome']>
type Arguments = Record<string, string | number>
/** A sentence: the text that says it, and what fills it. */
export type Sentence = { id: string; args: Arguments }

export const MOST_SENTENCES = 20
const SIDES = ['german', 'soviet'] as const
const FIRED = /^(?:shot|gun|infantry)-(hit|missed)$/
/** Chances out of a hundred that make a hit lucky, a miss unlucky. */
const LUCKY = 40
const UNLUCKY = 80
const MOST_LOSSES = 6

type Event = { id: string; round: number; tank: string; enemy: string; number: number; args: Record<string, unknown> }

/** The side that has won, also if nobody at the table sits on it. */
export function winningSide(view: DuelView, outcome: Outcome): string {
  const [first] = outcome.ranking[0] ?? []
  if (first !== undefined) return bare(view.seats.find(({ id }) => seatNumber(id) === first)?.side ?? '')
  return SIDES.find((side) => outcome.reason.endsWith(side)) ?? 'soviet'
}

function eventsOf(lines: Line[]): Event[] {
  let round = 1
  return lines.map(({ message: { id, args } }) => {
    if (id === 'round-began') round = Number(args.round)
    return { id, round, tank: String(args.tank ?? ''), enemy: String(args.enemy ?? ''), number: Number(args.number ?? 0), args }
  })
}

/** The sentences of the report, in the order in which they are told. */
export function reportOf(lines: Line[], view: DuelView, outcome: Outcome, words: Words): Sentence[] {
  const events = eventsOf(lines)
  const count = (...ids: string[]) => events.filter(({ id }) => ids.includes(id)).length
  const modelOf = (tank: string) => words.thing(view.tanks.find(({ id }) => id === tank)?.model ?? tank)
  const begun = SIDES.map((side) => {
    const models = view.tanks.filter((tank) => bare(tank.side) === side).map(({ model }) => model)
    return { id: `report-force-${side}`, args: { models: words.value(models) } }
  })
  const told = [...begun, firstShot(events, words), ...losses(events, words, modelOf).slice(0, MOST_LOSSES)]
  const ended = [...closing(events, count), ...decision(view, outcome)]
  const rest = [...shooting(events), ...luck(events, words), ...best(view, words, modelOf), ...counted(count)]
  return [...told, ...rest.slice(0, MOST_SENTENCES - told.length - ended.length), ...ended]
}

function firstShot(events: Event[], words: Words): Sentence {
  const first = events.find(({ id }) => /^shot-(hit|missed)$/.test(id))
  if (!first) return { id: 'report-no-shot', args: {} }
  const args = { round: first.round, tank: words.thing(first.tank), enemy: words.thing(first.enemy) }
  return { id: first.id === 'shot-hit' ? 'report-first-hit' : 'report-first-miss', args }
}

/** Every tank that was lost or left, in order, with whoever had hit it last. */
function losses(events: Event[], words: Words, modelOf: (tank: string) => string): Sentence[] {
  const hitBy = new Map<string, string>()
  const blownUp = new Set<string>()
  const told: Sentence[] = []
  for (const { id, round, tank, enemy } of events) {
    const args = { round, tank: words.thing(tank), model: modelOf(tank) }
    if (id === 'shot-hit') hitBy.set(enemy, words.thing(tank))
    if (id === 'tank-exploded') blownUp.add(tank)
    if (id === 'tank-abandoned') told.push({ id: 'report-abandoned', args })
    if (id === 'tank-left') told.push({ id: 'report-left', args })
    if (id === 'tank-destroyed') {
      const by = hitBy.get(tank)
      const how = blownUp.has(tank) ? 'report-exploded' : 'report-destroyed'
      told.push(by ? { id: how, args: { ...args, by } } : { id: 'report-lost', args })
    }
    if (id === 'tank-reinforced') [hitBy.delete(tank), blownUp.delete(tank)]
  }
  return told
}

/** What each side fired, hit and pierced; whose shot it was follows from whom it was meant for. */
function shooting(events: Event[]): Sentence[] {
  return SIDES.flatMap((side) => {
    const theirs = events.filter(({ enemy }) => enemy && sideOf(enemy) !== side)
    const fired = theirs.filter(({ id }) => FIRED.test(id))
    const hits = fired.filter(({ id }) => id.endsWith('-hit')).length
    const pierced = theirs.filter(({ id }) => id === 'shot-pierced').length
    if (!fired.length) return []
    const id = hits ? `report-shots-${side}` : `report-misses-${side}`
    return [{ id, args: { shots: fired.length, hits, pierced } }]
  })
}

function luck(events: Event[], words: Words): Sentence[] {
  const named = ({ tank, enemy, number }: Event): Arguments => ({ tank: words.thing(tank), enemy: words.thing(enemy), number })
  const [lucky] = events.filter(({ id, number }) => id === 'shot-hit' && number <= LUCKY).sort((a, b) => a.number - b.number)
  const [unlucky] = events.filter(({ id, number }) => id === 'shot-missed' && number >= UNLUCKY).sort((a, b) => b.number - a.number)
  return [...(lucky ? [{ id: 'report-lucky', args: named(lucky) }] : []), ...(unlucky ? [{ id: 'report-unlucky', args: named(unlucky) }] : [])]
}

function best(view: DuelView, words: Words, modelOf: (tank: string) => string): Sentence[] {
  const [first] = [...view.tanks].sort((a, b) => b.points - a.points || b.kills - a.kills)
  if (!first?.points) return [{ id: 'report-no-points', args: {} }]
  return [{ id: 'report-best', args: { tank: words.thing(first.id), model: modelOf(first.id), points: first.points, kills: first.kills } }]
}

function counted(count: (...ids: string[]) => number): Sentence[] {
  const told: [id: string, number: number][] = [
    ['report-bounced', count('shot-bounced')],
    ['report-fires', count('tank-on-fire')],
    ['report-flanks', count('tank-flanked')],
    ['report-tactics', count('tactics-played')],
  ]
  return told.filter(([, number]) => number).map(([id, number]) => ({ id, args: { count: number } }))
}

function closing(events: Event[], count: (...ids: string[]) => number): Sentence[] {
  const [killed, wounded, broken] = [count('man-killed'), count('man-wounded'), count('crew-broken')]
  return [
    { id: 'report-moves', args: { count: count('tank-moved') } },
    killed + wounded ? { id: 'report-men', args: { killed, wounded } } : { id: 'report-no-men', args: {} },
    broken ? { id: 'report-broken', args: { count: broken } } : { id: 'report-steady', args: {} },
    { id: 'report-end', args: { round: events.at(-1)?.round ?? 1 } },
  ]
}

function decision(view: DuelView, outcome: Outcome): Sentence[] {
  const [german, soviet] = SIDES.map((side) => view.sides.find(({ id }) => bare(id) === side)?.points ?? 0)
  const tie = /^by-(kills|side)/.exec(outcome.reason)?.[1]
  return [
    { id: 'report-score', args: { german: german!, soviet: soviet! } },
    ...(tie ? [{ id: `report-by-${tie}`, args: {} }] : []),
    { id: `report-won-${winningSide(view, outcome)}`, args: {} },
  ]
}

/** The report in words, as one text. */
export const told = (sentences: Sentence[], words: Words): string => sentences.map(({ id, args }) => words.ui(id, args)).join(' ')
