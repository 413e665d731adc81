// What stands where, and how each line of the log changes it. Lines say what happened; nothing is worked out here.
import type { Line, Message } from '../../../../web/table/contract'
import { angleOf, placeOf, type ArcadeView } from './view'

/** A tank on the board; `angle` is counted on, so that it turns the way it was turned. */
export type Tank = { at: string; angle: number; engaged: boolean }

export type Scene = {
  tanks: Record<string, Tank>
  walls: Record<string, 'whole' | 'damaged'>
  powers: Record<string, string>
  eagle: string | null
  frozen: boolean
}

/** Something to be seen for a moment. */
export type Effect =
  | { kind: 'shot'; tank: string; from: string; to: string; hit: boolean }
  | { kind: 'burst' | 'splash' | 'hit' | 'bump' | 'spark' | 'shield' | 'wait' | 'gain'; at: string }
  | { kind: 'push'; from: string; to: string }
  | { kind: 'slide'; from: string; to: string }
  | { kind: 'area'; spaces: string[] }

type Arguments = Record<string, unknown>
type Told = {
  change?: (scene: Scene, args: Arguments) => void
  effect?: (args: Arguments, scene: Scene) => Effect[]
  /** Somebody just goes the way everybody expects. */
  plain?: true
  lasts: number
}

export function sceneOf(view: ArcadeView, before?: Scene): Scene {
  const tanks: Scene['tanks'] = {}
  for (const seat of view.seats)
    if (seat.at && seat.facing) tanks[seat.id] = tank(seat.at, seat.facing, before?.tanks[seat.id], seat.status === 'engaged')
  for (const bot of view.bots) tanks[bot.id] = tank(bot.at, bot.facing, before?.tanks[bot.id], true)
  return {
    tanks,
    walls: Object.fromEntries(view.walls.map(({ at, state }) => [at, state])),
    powers: Object.fromEntries(view.powerups.map(({ at, power }) => [at, power])),
    eagle: view.eagle?.at ?? null,
    frozen: view.frozen,
  }
}

function tank(at: string, facing: string, before: Tank | undefined, engaged: boolean): Tank {
  return { at, engaged, angle: near(angleOf(facing), before?.angle ?? 0) }
}

/** The same direction, by the shortest way from an angle. */
function near(angle: number, from: number): number {
  const away = ((((angle - from) % 360) + 540) % 360) - 180
  return from + (away === -180 ? 180 : away)
}

const text = (value: unknown): string => String(value ?? '')
const here = (args: Arguments): string => text(args.at ?? args.to)

function move(scene: Scene, args: Arguments): void {
  const one = scene.tanks[text(args.tank)]
  if (one) scene.tanks[text(args.tank)] = { ...one, at: text(args.to) }
}

function put(scene: Scene, args: Arguments): void {
  scene.tanks[text(args.tank ?? args.seat)] = { at: text(args.to), angle: angleOf(text(args.facing)), engaged: true }
}

function remove(scene: Scene, args: Arguments): void {
  delete scene.tanks[text(args.tank ?? args.seat)]
}

const TURNS: Record<string, number> = { 'turn:left': -90, 'turn:right': 90, 'turn:around': 180 }

function turn(scene: Scene, args: Arguments): void {
  const one = scene.tanks[text(args.tank)]
  if (one) scene.tanks[text(args.tank)] = { ...one, angle: one.angle + (TURNS[text(args.turn)] ?? 0) }
}

const at = (kind: 'burst' | 'splash' | 'hit' | 'bump' | 'spark' | 'shield' | 'wait' | 'gain') => (args: Arguments) => [{ kind, at: here(args) }]
const whereIs = (kind: 'shield' | 'gain') => (args: Arguments, scene: Scene) => {
  const tank = scene.tanks[text(args.seat)]
  return tank ? [{ kind, at: tank.at }] : []
}
const along = (kind: 'push' | 'slide') => (args: Arguments): Effect[] => [{ kind, from: text(args.from), to: text(args.to) }]
const shot = (hit: boolean) => (args: Arguments): Effect[] => [{ kind: 'shot', hit, tank: text(args.tank), from: text(args.from), to: text(args.to) }]

/** How each line changes the scene, what is seen of it, and how long it lasts, in milliseconds at speed 1. */
const TOLD: Record<string, Told> = {
  'plans-made': { plain: true, lasts: 250 },
  'round-began': { change: (scene) => (scene.frozen = false), plain: true, lasts: 250 },
  'stack-shown': { lasts: 620 },
  'tank-disengaged': { change: (scene, args) => engage(scene, args, false), plain: true, lasts: 160 },
  'tank-placed': { change: put, effect: at('spark'), plain: true, lasts: 320 },
  'bot-placed': { change: put, effect: at('spark'), plain: true, lasts: 320 },
  'bot-placed-unseen': { change: put, effect: at('spark'), plain: true, lasts: 320 },
  'tank-turned': { change: turn, plain: true, lasts: 240 },
  'tank-drove': { change: move, plain: true, lasts: 240 },
  'tank-pushed': { change: move, effect: along('push'), lasts: 360 },
  'tank-slid': { change: move, effect: along('slide'), lasts: 220 },
  'tank-stopped': { effect: at('bump'), lasts: 220 },
  'tank-sank': { change: remove, effect: at('splash'), lasts: 620 },
  'tank-fell': { change: remove, effect: at('splash'), lasts: 620 },
  'bot-waited': { effect: at('wait'), plain: true, lasts: 160 },
  'shot-hit': { effect: shot(true), lasts: 520 },
  'shot-missed': { effect: shot(false), lasts: 520 },
  'tank-hit': { effect: at('hit'), lasts: 420 },
  'tank-destroyed': { change: remove, effect: at('burst'), lasts: 620 },
  'bot-destroyed': { change: remove, effect: at('burst'), lasts: 520 },
  'bot-scored': { effect: whereIs('gain'), lasts: 260 },
  'bot-returned': { plain: true, lasts: 160 },
  'wall-damaged': { change: (scene, args) => (scene.walls[here(args)] = 'damaged'), effect: at('hit'), lasts: 420 },
  'wall-destroyed': { change: (scene, args) => delete scene.walls[here(args)], effect: at('burst'), lasts: 420 },
  'wall-dug-away': { change: (scene, args) => delete scene.walls[here(args)], effect: at('spark'), lasts: 420 },
  'wall-built': { change: (scene, args) => (scene.walls[here(args)] = 'whole'), effect: at('spark'), lasts: 420 },
  'grenade-went-off': { effect: ({ area }) => [{ kind: 'area', spaces: area as string[] }], lasts: 620 },
  'helm-used': { effect: whereIs('shield'), lasts: 420 },
  'eagle-placed': { change: (scene, args) => (scene.eagle = text(args.to)), effect: at('spark'), lasts: 420 },
  'eagle-taken': { change: (scene) => (scene.eagle = null), effect: at('gain'), lasts: 620 },
  'power-up-placed': { change: (scene, args) => (scene.powers[text(args.to)] = text(args.power)), effect: at('spark'), lasts: 320 },
  'power-up-taken': { change: takePower, effect: at('gain'), lasts: 420 },
  'power-up-removed': { change: (scene, args) => delete scene.powers[here(args)], effect: at('hit'), lasts: 220 },
}

function takePower(scene: Scene, args: Arguments): void {
  delete scene.powers[here(args)]
  if (args.power === 'power:clock') scene.frozen = true
}

function engage(scene: Scene, args: Arguments, engaged: boolean): void {
  const one = scene.tanks[text(args.seat)]
  if (one) scene.tanks[text(args.seat)] = { ...one, engaged }
}

/** One beat of the film: the lines it tells, the board after them, what is seen, how long it lasts. */
export type Beat = { lines: Line[]; scene: Scene; effects: Effect[]; plain: boolean; lasts: number }

/** Which lines happen together with the one before; whoever pushes does so space by space. */
function together(beat: Beat, before: Message, now: Message): boolean {
  if (before.id === 'tank-pushed') return now.id === 'tank-pushed' || now.id === 'tank-drove' || now.id === 'tank-slid'
  if (before.id.startsWith('shot-')) return now.id.startsWith('shot-')
  if (goesOn(before, now)) return !beat.lines.some(({ message }) => message.id === 'tank-pushed')
  return IMPACTS.has(before.id) && IMPACTS.has(now.id)
}

/** The same tank goes the same way: all spaces on a line are one beat. */
function goesOn(before: Message, now: Message): boolean {
  if (before.id !== now.id || (now.id !== 'tank-drove' && now.id !== 'tank-slid')) return false
  return before.args.tank === now.args.tank && wayOf(before) === wayOf(now)
}

function wayOf({ args }: Message): string {
  const [from, to] = [placeOf(text(args.from)), placeOf(text(args.to))]
  return `${Math.sign(to.row - from.row)} ${Math.sign(to.column - from.column)}`
}
const IMPACTS = new Set(['wall-damaged', 'wall-destroyed', 'tank-hit', 'tank-destroyed', 'bot-destroyed', 'cards-lost', 'helm-used'])

/** What lines tell, a way of several spaces as one. */
export function retold(lines: readonly Line[]): Message[] {
  const told: Message[] = []
  for (const { message } of lines) {
    const before = told.at(-1)
    if (before && goesOn(before, message)) told[told.length - 1] = { ...message, args: { ...message.args, from: before.args.from } }
    else told.push(message)
  }
  return told
}

/** Each further space of a way takes a bit longer. */
const FURTHER = 0.55

/** The beats that these lines make, from a scene on; lines that show nothing go with the beat before. */
export function beatsOf(start: Scene, lines: Line[]): Beat[] {
  const beats: Beat[] = []
  let scene = start
  let last: Line | undefined
  for (const line of lines) {
    const { id, args } = line.message
    const told = TOLD[id]
    const next: Scene = { ...scene, tanks: { ...scene.tanks }, walls: { ...scene.walls }, powers: { ...scene.powers } }
    const effects = told?.effect?.(args, scene) ?? []
    told?.change?.(next, args)
    const beat = beats.at(-1)
    if (beat && (!told || (last && together(beat, last.message, line.message)))) beats[beats.length - 1] = joined(beat, line, next, effects, told, last)
    else beats.push({ lines: [line], scene: next, effects, plain: told?.plain ?? !told, lasts: told?.lasts ?? 0 })
    scene = next
    if (told) last = line
  }
  return settled(beats)
}

function joined(beat: Beat, line: Line, scene: Scene, effects: Effect[], told: Told | undefined, last: Line | undefined): Beat {
  const further = told && last && goesOn(last.message, line.message) ? told.lasts * FURTHER : 0
  return {
    lines: [...beat.lines, line],
    scene,
    effects: [...beat.effects, ...effects],
    plain: beat.plain && (told?.plain ?? true),
    lasts: further ? beat.lasts + further : Math.max(beat.lasts, told?.lasts ?? 0),
  }
}

/** Disengaged tanks are engaged again where a round began. */
function settled(beats: Beat[]): Beat[] {
  let began = false
  return beats.map((beat) => {
    began ||= beat.lines.some(({ message }) => message.id === 'round-began')
    if (!began) return beat
    const tanks = Object.fromEntries(Object.entries(beat.scene.tanks).map(([id, tank]) => [id, { ...tank, engaged: true }]))
    return { ...beat, scene: { ...beat.scene, tanks } }
  })
}

/** Do two scenes show the same? */
export function isSame(one: Scene, other: Scene): boolean {
  return flat(one) === flat(other)
}

function flat({ tanks, walls, powers, eagle }: Scene): string {
  const placed = Object.entries(tanks).map(([id, { at, angle }]) => `${id}@${at}/${((angle % 360) + 360) % 360}`)
  const rest = [...Object.entries(walls), ...Object.entries(powers)].map(([at, what]) => `${at}=${what}`)
  return [...placed.sort(), ...rest.sort(), `eagle=${eagle}`].join(' ')
}
