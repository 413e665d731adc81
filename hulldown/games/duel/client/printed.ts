// What is printed on cards and tank boards, read from the game's own data files.
import alternates from '../data/alternates.toml?raw'
import battle from '../data/battle.toml?raw'
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

type RawCard = { number: number; plays: string[]; orders: number; icons: string; pen: string; heavy: boolean }

function half(play: string): Half {
  const [what = '', rest = ''] = play.split(' ')
  return { what, level: Number(rest) || 0, name: Number(rest) ? '' : rest }
}

function faces(): Map<string, CardFace> {
  const made = new Map<string, CardFace>()
  for (const { number, plays, orders, icons, pen, heavy } of read(battle).cards as unknown as RawCard[]) {
    const signed = Number(pen) > 0 ? `+${pen}` : pen.replace('-', '−')
    made.set(`n${number}`, { number, halves: plays.map(half), orders, icons: icons.split(' ').filter(Boolean), pen: signed, heavy })
  }
  const others = read(alternates).cards as unknown as { number: number; play: string }[]
  for (const { number, play } of others) made.set(`a${number}`, { ...made.get(`n${number}`)!, halves: [half(play)] })
  return made
}

const CARDS = faces()
const MODELS = read(tanks) as unknown as Record<string, Model>
const GUNS = read(guns) as unknown as Record<string, Gun>
const GROUNDS = read(terrain) as unknown as { terrain: Ground[]; motion: Ground }

export const cardFace = (id: string): CardFace | undefined => CARDS.get(bare(id))
export const modelOf = (id: string): Model | undefined => MODELS[bare(id)]
export const gunOf = (model: Model | undefined): Gun | undefined => (model ? GUNS[model.gun] : undefined)

/** The figures of a ground; a tank in motion has those of every MOVE card. */
export function groundOf(id: string): Ground | undefined {
  const name = bare(id)
  return name === 'motion' ? { ...GROUNDS.motion, id: name } : GROUNDS.terrain.find((one) => one.id === name)
}

export type DamageFace = { critical: number; crosses: string[]; sections: Record<string, Record<string, string[]>> }
type DamageData = {
  kind: Record<string, Record<string, Record<string, string[]>>>
  card: { number: number; kind: string; critical: number; crosses: string[] }[]
}
const DAMAGE = read(damage) as unknown as DamageData

/** The sections of a Damage Card by location and gravity, its Critical number and its Morale crosses. */
export function damageFace(number: number): DamageFace | undefined {
  const card = DAMAGE.card.find((one) => one.number === number)
  const kind = card && DAMAGE.kind[card.kind]
  if (!card || !kind) return undefined
  const of = (place: string) => ({ ...kind[place], critical: kind.critical?.[place] ?? [] })
  const sections = { turret: of('turret'), hull: of('hull'), tracks: of('tracks') }
  return { critical: card.critical, crosses: card.crosses, sections }
}

/** The last digits that hit each location, as the chart on the board has them. */
export const digitsOf = (model: Model | undefined): Record<'turret' | 'hull' | 'tracks', string> =>
  model?.turret === 'large' ? { turret: '0–3', hull: '4–7', tracks: '8–9' } : { turret: '0–2', hull: '3–7', tracks: '8–9' }
