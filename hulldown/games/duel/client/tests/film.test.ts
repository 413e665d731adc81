import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Line } from '../../../../../web/table/contract'
import turns from './longest_turns.json'
import { after, attemptOf, beatsOf, exchangeOf, Film, moraleOf, recapOf } from '../film.svelte'
import type { DuelView, TankView } from '../view'

const tank = (id: string): TankView => ({ id, side: 'side:german', range: 800, crew: [], damage: [], spotted: [], flanks: [], points: 0 }) as unknown as TankView
const view = { active: 'tank:german_i', order: [], tanks: [tank('tank:german_i'), tank('tank:soviet_i')] } as unknown as DuelView
const line = (id: string, args: Record<string, unknown> = {}, rule = 'D-001'): Line => ({ index: 0, moment: 0, rule, message: { id, args } })

const SHOT = [
  line('declared-fire', { tank: 'tank:german_i', target: 'tank:soviet_i', cards: ['card:n9'] }),
  line('tactics-declined'),
  line('card-pulled', { card: 'card:n31', number: 31 }, 'D-263'),
  line('shot-hit', { tank: 'tank:german_i', enemy: 'tank:soviet_i', number: 40 }, 'D-263'),
  line('card-pulled', { card: 'card:n10', number: 10 }, 'D-267'),
  line('shot-located', { enemy: 'tank:soviet_i', place: 'place:turret' }, 'D-267'),
  line('damage-pulled', { number: 12 }, 'D-277'),
  line('damage-section', { tank: 'tank:soviet_i', place: 'place:turret', gravity: 'gravity:light' }),
  line('man-wounded', { tank: 'tank:soviet_i', man: 'crew:loader' }),
]

describe('the film of a shot', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('puts each Pull with what it decides', () => {
    const beats = beatsOf(view, SHOT)
    expect(beats.map(({ kind }) => kind)).toEqual(['declare', 'plain', 'pull', 'pull', 'damage', 'hurt'])
    expect(beats[2]!.result?.message.id).toBe('shot-hit')
    expect(beats[4]!.result?.message.args.gravity).toBe('gravity:light')
    expect(beats[5]!.view.tanks[1]!.crew).toEqual([{ id: 'crew:loader', health: 'wounded', place: 'crew:loader' }])
  })

  it('ticks through the Morale icons of the same Damage Card and marks those that apply', () => {
    const beats = beatsOf(view, [...SHOT, line('man-killed', { tank: 'tank:soviet_i', man: 'crew:commander' }), line('crew-broken', { tank: 'tank:soviet_i' })])
    const last = beats.at(-1)!
    expect([last.kind, last.damage, last.tank]).toEqual(['morale', 12, 'tank:soviet_i'])
    const applies = moraleOf({ ...last.view.tanks[1]!, experience: 'experience:green' } as TankView).filter(([, is]) => is)
    expect(applies.map(([icon]) => icon)).toEqual(['green', 'any_kia', 'commander_kia'])
    const again = (result: string) => beatsOf(view, [line('damage-pulled', { number: 13 }), line(result, { tank: 'tank:soviet_i' })])
    expect(['crew-rallied', 'crew-bailed-out'].map((result) => again(result).map(({ kind, damage }) => [kind, damage]))).toEqual([[['morale', 13]], [['morale', 13]]])
  })

  it('keeps an exchange of TACTICS as a stack on what was declared', () => {
    const log = [line('tactics-played'), ...SHOT.slice(0, 1), line('tactics-played', { card: 'card:n31' }), line('card-discarded'), line('tactics-played', { card: 'card:n64' })]
    expect(exchangeOf(log).map(({ message }) => message.args.card ?? message.id)).toEqual(['declared-fire', 'card:n31', 'card:n64'])
  })

  it('shows the table as it was until the film has come so far', () => {
    const film = new Film(() => 1)
    film.push(view, [], undefined)
    const moved = after(view, line('tank-moved', { tank: 'tank:german_i', range: 600 }))
    film.push(moved, [line('declared-move', { tank: 'tank:german_i', target: 'none' }), line('tank-moved', { tank: 'tank:german_i', range: 600 })], 'seat:0')
    expect(film.over).toBe(false)
    expect(film.view!.tanks[0]!.range).toBe(800)
    vi.advanceTimersByTime(5000)
    expect(film.over).toBe(true)
    expect(film.view!.tanks[0]!.range).toBe(600)
  })

  it('says nothing of a Pull before its card lies face up', () => {
    const heard: string[] = []
    const film = new Film(() => 1, (lines) => heard.push(...lines.map(({ message }) => message.id)))
    film.push(view, [], undefined)
    const lines = [line('card-pulled', { card: 'card:n3', number: 3 }, 'D-173'), line('tank-spotted', { tank: 'tank:german_i', enemy: 'tank:soviet_i' }, 'D-173')]
    film.push(after(view, lines[1]!), lines.map((one, index) => ({ ...one, index: 7 + index })), 'seat:0')
    expect([film.turning, film.turned, film.told]).toEqual([false, false, 7])
    vi.advanceTimersByTime(250)
    expect([film.turning, film.turned, film.told]).toEqual([true, false, 7])
    expect(heard).toEqual(['card-pulled'])
    expect(film.view!.tanks[0]!.spotted).toEqual([])
    vi.advanceTimersByTime(450)
    expect([film.turned, film.told]).toEqual([true, 9])
    expect(film.view!.tanks[0]!.spotted).toEqual(['tank:soviet_i'])
    expect(heard).toEqual(['card-pulled', 'tank-spotted'])
  })

  it('gives each turn its own time', () => {
    const film = new Film(() => 1)
    film.push(view, [], undefined)
    const turn = [line('phase-began', { tank: 'tank:german_i' }), ...SHOT, ...SHOT]
    film.push(view, [...turn, ...turn], undefined)
    vi.advanceTimersByTime(3200)
    expect(film.over).toBe(false)
    vi.advanceTimersByTime(3000)
    expect(film.over).toBe(true)
  })

  it('lasts no longer than three seconds for the turn of another, and tells all at once at speed 0', () => {
    const film = new Film(() => 1)
    film.push(view, [], undefined)
    film.push(view, [...SHOT, ...SHOT, ...SHOT], undefined)
    vi.advanceTimersByTime(3100)
    expect(film.over).toBe(true)
    const still = new Film(() => 0)
    still.push(view, [], undefined)
    still.push(view, SHOT, undefined)
    expect(still.over).toBe(true)
  })

  it('names the figure of the ground that an attempt wants, doubled by a card of command', () => {
    const woods = { ...view, tanks: view.tanks.map((one) => ({ ...one, terrain: 'terrain:woods' })) }
    const tried = (declared: string, ...pull: [rule: string, result: string]) => {
      const beats = beatsOf(woods, [line(`declared-${declared}`, { tank: 'tank:german_i', target: 'none' }), line('card-pulled', { card: 'card:n31', number: 31 }, pull[0]), line(pull[1], { tank: 'tank:german_i' })])
      return attemptOf(beats[1]!)
    }
    expect(tried('terrain', 'D-220', 'tank-concealed')).toEqual({ what: 'conceal', value: '40' })
    expect(tried('leadership', 'D-220', 'conceal-failed')).toEqual({ what: 'conceal', value: '2 × 30' })
    expect(tried('smoke', 'D-220', 'conceal-failed')).toEqual({ what: 'conceal', value: '40' })
    expect(tried('hull_down', 'D-177', 'hull-down-failed')).toBeUndefined()
  })

  it('tells who comes late the last action and all that came of it', () => {
    const log = [...SHOT, line('phase-began', { tank: 'tank:soviet_i' }), ...SHOT, line('round-began', { round: 2 })]
    const told = recapOf(view, log).flatMap(({ lines }) => lines)
    expect(told).toEqual(SHOT.filter(({ message }) => message.id !== 'tactics-declined'))
    expect(recapOf(view, [])).toEqual([])
  })

  const RECORDED = turns.map((turn) => turn.map((one, index) => ({ ...one, index, moment: index }) as unknown as Line))
  const field = { ...view, tanks: RECORDED.flat().flatMap(({ message }) => [message.args.tank, message.args.enemy]).filter((id, place, all) => id && all.indexOf(id) === place).map((id) => tank(String(id))) } as unknown as DuelView

  /** How long these parts of a turn are told, each handed over so long after the one before. */
  function told(parts: Line[][], apart: number): number {
    const film = new Film(() => 1)
    film.push(field, [], undefined)
    const began = Date.now()
    for (const part of parts) {
      film.push(field, part, 'seat:9')
      vi.advanceTimersByTime(apart)
    }
    while (!film.over) vi.advanceTimersByTime(10)
    return Date.now() - began
  }

  it('tells the longest turns of agents and of the solo opponent within three seconds', () => {
    for (const turn of RECORDED) {
      expect(turn.length).toBeGreaterThan(60)
      expect(told([turn], 0)).toBeLessThanOrEqual(3010)
      expect(told(turn.map((one) => [one]), 0)).toBeLessThanOrEqual(3010)
      expect(told([turn.slice(0, 20), turn.slice(20, 40), turn.slice(40)], 400)).toBeLessThanOrEqual(3010)
    }
  })

  it('gives what comes late in a turn a moment, and what was answered a time of its own', () => {
    const film = new Film(() => 1)
    const lasts = (asked: boolean) => {
      film.push(view, SHOT, undefined, asked)
      const began = Date.now()
      while (!film.over) vi.advanceTimersByTime(10)
      return Date.now() - began
    }
    film.push(view, [], undefined)
    expect(lasts(false)).toBeGreaterThan(2900)
    expect(lasts(false)).toBeLessThanOrEqual(310)
    expect(lasts(true)).toBeGreaterThan(2900)
  })

  it('lets a whole crew escape side by side, each man with his card', () => {
    const beats = RECORDED.map((turn) => beatsOf(field, turn))
    const crews = beats.flat().filter(({ kind, rule }) => kind === 'pull' && rule === 'D-323')
    expect(crews.length).toBeGreaterThan(5)
    for (const { pulls, lines } of crews) {
      const men = lines.filter(({ message }) => ['man-escaped', 'man-killed'].includes(message.id))
      expect(new Set(pulls.map(({ result }) => result)).size).toBe(men.length)
      expect(pulls.length).toBe(lines.filter(({ message }) => message.id === 'card-pulled').length)
    }
    expect(Math.max(...crews.map(({ pulls }) => pulls.length))).toBeGreaterThan(3)
    RECORDED.forEach((turn, place) => expect(beats[place]!.flatMap(({ lines }) => lines)).toEqual(turn))
  })

  it('pulls the pool of a solo tank at once', () => {
    const pool = ['card:n97', 'card:n65'].map((card) => line('card-pulled', { card, number: 1 }, 'D-150'))
    const beats = beatsOf(view, [...pool, line('solo-spot', { tank: 'tank:german_i', enemy: 'tank:soviet_i', number: 7 }, 'D-150')])
    expect(beats.map(({ kind, pulls }) => [kind, pulls.length])).toEqual([['pull', 2], ['plain', 0]])
  })
})
