import { describe, expect, it } from 'vitest'
import type { Line } from '../../../../../web/table/contract'
import { cuesOf } from '../cues'

const line = (id: string, args: Record<string, unknown> = {}): Line => ({ index: 0, message: { id, args }, rule: '', moment: 0 })

describe('what is heard', () => {
  it('is the card and then what it decides, each once', () => {
    expect(cuesOf([line('card-pulled'), line('card-pulled'), line('shot-bounced')])).toEqual(['card', 'ricochet'])
    expect(cuesOf([line('declared-fire')])).toEqual(['turret'])
    expect(cuesOf([line('tank-on-fire')])).toEqual(['fire'])
    expect(cuesOf([line('crew-rallied')])).toEqual([])
  })

  it('is a drum at the last deck', () => {
    expect(cuesOf([line('deck-shuffled', { passes: 2 })])).toEqual(['card'])
    expect(cuesOf([line('deck-shuffled', { passes: 0 })])).toEqual(['drum'])
  })
})
