// What is printed on cards and tank boards, read from the game's own data files.
import alternates from '../data/alternates.toml?raw'
import battle from '../data/battle.toml?raw'
import conditions from '../data/conditions.toml?raw'
import damage from '../data/damage.toml?raw'
import guns from '../data/guns.toml?raw'
import tanks from '../data/tanks.toml?raw'
import terrain from '../data/terrain.toml?raw'
import { bare } from './view'

export type Half = { what: string; level: number; name: string }
export type CardFace = { number: number; halves: Half[]; orders: number; icons: string[]; pen: string; heavy: boolean }
export type Model = {
  title: string
  nation: string
  gun: string
  move: number
  fire: number[]
  size: number
  vp: number
  crew: string[]
  equipment: string[]
  turret: string
  armour: Record<'turret' | 'hull' | 'tracks', [front: number, side: number]>
  figures: Record<string, string>
}
export type Gun = { calibre: number; to_hit: number[]; penetration: number[]; figures: unknown }
export type Ground = { id: string; cover: number; own_fire: number; trigger?: string; value?: number; hull_down?: number; conceal?: number }

type Value = string | number | boolean | Value[] | { [key: string]: Value }
type Table = Record<string, Value>

/** Reads the part of TOML in which the data files are written. */
export function read(text: string): Table {
  const all: Table = {}
  let section = all
  let pending = ''
  for (const line of text.split('\n')) {
    const bared = line.replace(/(^|\s)#.*$/, '')
    const row = pending ? null : /^\[\[(\w+)\]\]\s*$/.exec(bared)
    const header = pending || row ? null : /^\[([\w.]+)\]\s*$/.exec(bared)
    if (row) ((all[row[1]!] ??= []) as Value[]).push((section = {}))
    if (header) {
      section = all
      for (const part of header[1]!.split('.')) section = (section[part] ??= {}) as Table
    }
    if (row || header) continue
    pending += bared
    if (!pending.trim()) pending = ''
    if (!pending || !isWhole(pending)) continue
    const [, key = '', value = ''] = /^\s*([\w-]+)\s*=\s*(.*)$/s.exec(pending) ?? []
    if (key) section[key] = JSON.parse(asJson(value)) as Value
    pending = ''
  }
  return all
}

const count = (text: string, signs: RegExp): number => (text.match(signs) ?? []).length
const isWhole = (text: string): boolean => text.includes('=') && count(text, /[[{]/g) === count(text, /[\]}]/g)
const asJson = (value: string): string => value.replace(/([{,]\s*)([\w-]+)\s*=\s*/g, '$1"$2": ').replace(/,\s*([\]}])/g, '$1')

type RawCard = { number: number; plays: string[]; orders: number; icons: string | string[]; pen: string; heavy: boolean }
type RawBoard = Omit<Model, 'title' | 'gun' | 'armour' | 'figures'> & { id: string; name: string; figures: string } & Gun & Record<`armour_${Location}`, [number, number]>
type RawDamage = { number: number; critical: number; crosses: string[] } & Record<string, string[]>
type Location = 'turret' | 'hull' | 'tracks'
const LOCATIONS: Location[] = ['turret', 'hull', 'tracks']

function half(play: string): Half {
  const [what = '', rest = ''] = play.split(' ')
  return { what, level: Number(rest) || 0, name: Number(rest) ? '' : rest }
}

function faceOf({ number, plays, orders, icons, pen, heavy }: RawCard): CardFace {
  const signed = Number(pen) > 0 ? `+${Number(pen)}` : pen.replace('-', '−')
  const listed = typeof icons === 'string' ? icons.split(' ').filter(Boolean) : icons
  return { number, halves: plays.map(half), orders, icons: listed, pen: signed, heavy }
}

/** What is printed: ours, or where a content pack says otherwise, its own. */
class Printed {
  readonly cards = new Map<string, CardFace>()
  readonly models = new Map<string, Model>(Object.entries(read(tanks) as unknown as Record<string, Model>))
  readonly guns = new Map<string, Gun>(Object.entries(read(guns) as unknown as Record<string, Gun>))
  readonly grounds = new Map<string, Ground>(GROUNDS.terrain.map((one) => [one.id, one]))
  readonly damage = new Map<number, DamageFace>(DAMAGE.card.map((card) => [card.number, faceOfDamage(card)]))

  constructor(pack: Record<string, unknown> = {}) {
    for (const card of read(battle).cards as unknown as RawCard[]) this.cards.set(`n${card.number}`, faceOf(card))
    for (const [id, entry] of Object.entries(pack)) this.#change(id, entry)
    const others = read(alternates).cards as unknown as { number: number; play: string }[]
    for (const { number, play } of others) this.cards.set(`a${number}`, { ...this.cards.get(`n${number}`)!, halves: [half(play)] })
  }

  #change(id: string, entry: unknown): void {
    const name = bare(id)
    if (id.startsWith('card:')) this.cards.set(name, faceOf(entry as RawCard))
    else if (id.startsWith('terrain:')) this.grounds.set(name, entry as Ground)
    else if (id.startsWith('damage:')) this.#changeDamage(entry as RawDamage)
    else if (id.startsWith('model:')) this.#changeBoard(name, entry as RawBoard)
  }

  #changeBoard(name: string, board: RawBoard): void {
    const armour = Object.fromEntries(LOCATIONS.map((place) => [place, board[`armour_${place}`]])) as Model['armour']
    const figures = { armour: PACK, move: PACK, gun: PACK }
    this.models.set(name, { ...board, title: board.name, gun: `${PACK} ${name}`, armour, figures })
    this.guns.set(`${PACK} ${name}`, { calibre: board.calibre, to_hit: board.to_hit, penetration: board.penetration, figures: PACK })
  }

  #changeDamage(card: RawDamage): void {
    const sections = Object.fromEntries(LOCATIONS.map((place) => [place, Object.fromEntries(['light', 'heavy', 'critical'].map((how) => [how, card[`${place}_${how}`] ?? []]))]))
    this.damage.set(card.number, { critical: card.critical, crosses: card.crosses, sections })
  }
}

/** The figures of a board that a content pack brings. */
const PACK = 'pack'
const GROUNDS = read(terrain) as unknown as { terrain: Ground[]; motion: Ground; smoke: Ground }
type DamageData = {
  kind: Record<string, Record<string, Record<string, string[]>>>
  card: { number: number; kind: string; critical: number; crosses: string[] }[]
}
const DAMAGE = read(damage) as unknown as DamageData

function faceOfDamage({ kind, critical, crosses }: DamageData['card'][number]): DamageFace {
  const by = DAMAGE.kind[kind] ?? {}
  const sections = Object.fromEntries(LOCATIONS.map((place) => [place, { ...by[place], critical: by.critical?.[place] ?? [] }]))
  return { critical, crosses, sections }
}

const ours = new Printed()
let printed = ours

/** From now on as a match prints it: what its content pack says otherwise, by the ids of things. */
export function printAs(changed: Record<string, unknown> | undefined): void {
  printed = Object.keys(changed ?? {}).length ? new Printed(changed) : ours
}

export const cardFace = (id: string): CardFace | undefined => printed.cards.get(bare(id))
export const modelOf = (id: string): Model | undefined => printed.models.get(bare(id))
export const gunOf = (model: Model | undefined): Gun | undefined => (model ? printed.guns.get(model.gun) : undefined)

/** The figures of a ground; a tank in motion has those of every MOVE card, smoke those of every SMOKE card. */
export function groundOf(id: string): Ground | undefined {
  const name = bare(id)
  return name === 'motion' || name === 'smoke' ? { ...GROUNDS[name], id: name } : printed.grounds.get(name)
}

/** How far a tank sees in Snow: up to this last digit of a Pull far, else only near. */
const { light_up_to: digit, light_sight: far, heavy_sight: near } = read(conditions).snow as Record<string, number>
export const SNOW = { digit: digit!, far: far!, near: near! }

export type DamageFace = { critical: number; crosses: string[]; sections: Record<string, Record<string, string[]>> }

/** The sections of a Damage Card by location and gravity, its Critical number and its Morale crosses. */
export const damageFace = (number: number): DamageFace | undefined => printed.damage.get(number)

/** The last digits that hit each location, as the chart on the board has them. */
export const digitsOf = (model: Model | undefined): Record<'turret' | 'hull' | 'tracks', string> =>
  model?.turret === 'large' ? { turret: '0–3', hull: '4–7', tracks: '8–9' } : { turret: '0–2', hull: '3–7', tracks: '8–9' }
