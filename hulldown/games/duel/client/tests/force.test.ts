import { describe, expect, it } from 'vitest'
import { fresh, readForce, wantedFrom, writeForce } from '../force'
import { MODELS } from '../models'

const CODE = 'german_i panther_a elite 2 seat1; german_ii tiger2 solo; soviet_i t34_85; soviet_ii is2m green'

describe('a free battle in one line', () => {
  it('is read and written back as it was', () => {
    expect(writeForce(readForce(CODE)!)).toBe(CODE)
  })

  it('leaves out what is usual', () => {
    expect(writeForce(readForce('German_I pz4g seasoned 1, soviet_i kv1')!)).toBe('german_i pz4g; soviet_i kv1')
  })

  it('renumbers the tanks of a side when one has gone', () => {
    const tanks = readForce(CODE)!
    expect(writeForce(tanks.filter(({ model }) => model !== 'panther_a'))).toBe('german_i tiger2 solo; soviet_i t34_85; soviet_ii is2m green')
  })

  it('takes what is added to its side', () => {
    expect(writeForce([...readForce('soviet_i kv1; german_i pz4g')!, fresh('german', 'pz3j')])).toBe('german_i pz4g; german_ii pz3j; soviet_i kv1')
  })

  it('starts from the line-up of a scenario', () => {
    const shown = [{ side: 'side:german', model: 'model:pz4g', experience: 'experience:elite', rounds: 1, seat: 'seat:0' }]
    expect(writeForce(wantedFrom(shown))).toBe('german_i pz4g elite')
  })

  it.each(['scenario', '', 'german_i maus', 'polish_i pz4g', 'german_v pz4g', 'german_i pz4g brave'])('is not shown as tanks: %j', (code) => {
    expect(readForce(code)).toBeUndefined()
  })
})

describe('the boards', () => {
  it('are nine for each side, with what a choice depends on', () => {
    expect(MODELS.filter(({ nation }) => nation === 'german')).toHaveLength(9)
    expect(MODELS.filter(({ nation }) => nation === 'soviet')).toHaveLength(9)
    expect(MODELS.find(({ id }) => id === 'su100')).toEqual({ id: 'su100', nation: 'soviet', apcr: false, destroyer: true, size: 0, vp: 16 })
    expect(MODELS.find(({ id }) => id === 'pz3j')).toMatchObject({ apcr: true, destroyer: false, size: -5 })
  })
})
