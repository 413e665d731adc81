import { describe, expect, it } from 'vitest'
import rules from '../../RULES.md?raw'
import type { Situation } from '../../../../../web/table/contract'
import { AIDS, rulesNow } from '../aids'

/** The rules that apply on a board of one row with the tank at its left end. */
function now(row: string, more: object = {}): string[] {
  const seats = [{ at: 'space:0:0' }]
  const view = { terrain: { 'row:0': row }, levelled: [], seats, bots: [], walls: [], powerups: [], eagle: null, ...more }
  return [...rulesNow({ view } as unknown as Situation)].sort()
}
const bot = (does: string, target: string | null) => ({ bots: [{ does, target }] })

describe('the player aid', () => {
  it('lists rules that there are, each once', () => {
    const listed = AIDS.flatMap((part) => part.rules).map((one) => (typeof one === 'string' ? one : one[0]))
    expect(new Set(listed).size).toBe(listed.length)
    for (const id of listed) expect(rules).toContain(`| ${id} |`)
  })

  it('marks the ground within reach, and what lies there', () => {
    expect(now('..~.')).toEqual(['A-023', 'A-024', 'A-025'])
    expect(now('....~')).toEqual([])
    expect(now('..~.', { levelled: ['space:0:2'] })).toEqual([])
    expect(now('....', { eagle: { at: 'space:0:2' } })).toEqual(['A-031'])
    expect(now('....', { walls: [{ at: 'space:0:1' }] })).toEqual(['A-017', 'A-018', 'A-019'])
  })

  it('marks the Power-Ups on the board, near or far', () => {
    expect(now('........', { powerups: [{ power: 'power:clock', at: 'space:0:7' }] })).toEqual(['A-040', 'A-042'])
  })

  it('marks the branch of the tree that each bot is in', () => {
    expect(now('.', bot('left', 'seat:0'))).toEqual(['A-104', 'A-107'])
    expect(now('.', bot('advance', 'seat:0'))).toEqual(['A-104', 'A-108'])
    expect(now('.', bot('skip', 'seat:0'))).toEqual(['A-104', 'A-111'])
    expect(now('.', bot('advance', null))).toEqual(['A-113'])
    expect(now('.', bot('right', null))).toEqual(['A-115', 'A-116'])
  })
})
