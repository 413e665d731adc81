import { describe, expect, it } from 'vitest'
import { titled, unparted } from '../measure.svelte'

describe('names', () => {
  it('are not parted from their figures', () => {
    expect(unparted('Buy AMR 35 with Pz.Kpfw. II and T-34-57')).toBe('Buy AMR\u00a035 with Pz.Kpfw.\u00a0II and T-\u206034-\u206057')
    expect(unparted('Base 1 of Ada, 2 cards')).toBe('Base\u00a01 of Ada, 2 cards')
  })

  it('stand in two lines only where no figure is left alone', () => {
    expect(titled('Durchbruchswagen 2', 82, { one: 17, two: 12 }).lines).toEqual(['Durchbruchswagen 2'])
    expect(titled('M32 Recovery Vehicle', 82, { one: 17, two: 12 }).lines).toEqual(['M32 Recovery', 'Vehicle'])
    expect(titled('155\u00a0mm M1 Long Tom', 82, { one: 17, two: 12 }).lines).toEqual(['155\u00a0mm M1', 'Long Tom'])
  })
})
