import { describe, expect, it } from 'vitest'
import shared from '../vehicles.json'
import { areas, icon, LOCATIONS, side, top, type Numbers } from '../silhouette'

const SETS = import.meta.glob<Record<string, Numbers>>('../../../hulldown/games/*/client/silhouettes.json', { eager: true, import: 'default' })
const vehicles = [shared as unknown as Record<string, Numbers>, ...Object.values(SETS)].flatMap((set) => Object.entries(set))
const TANK: Numbers = { hull: [0, 10, 12, 16, 46, 16, 59, 10], wide: 30, wheels: [5, 8] }

describe('a vehicle drawn from its numbers', () => {
  for (const view of [side, top, icon]) {
    it(`is all numbers, from the ${view.name}`, () => {
      for (const [id, numbers] of vehicles) expect(JSON.stringify(view(numbers)), id).not.toMatch(/NaN|null|undefined/)
    })
  }

  it('looks like no other', () => {
    const seen = new Map(vehicles.map(([id, numbers]) => [side(numbers).layers.map(({ d }) => d).join(), id]))
    expect(seen.size).toBe(vehicles.length)
  })

  it('stands on the ground and fits its box', () => {
    for (const [id, numbers] of vehicles) {
      const [, y, width, height] = side(numbers).box
      expect(y + height, id).toBeCloseTo(0)
      expect(width, id).toBeGreaterThan(height * 0.9)
    }
  })

  it('has as many wheels as its numbers say', () => {
    const rims = side(TANK).layers.filter(({ tone }) => tone === 'lit').map(({ d }) => d.split('M').length - 1)
    expect(rims).toContain(5)
  })

  it('can be hit in turret, hull and tracks, each a place of its own', () => {
    const superstructure: Numbers = { ...TANK, hull: [0, 10, 12, 22, 40, 22, 59, 10] }
    for (const numbers of [{ ...TANK, turret: [15, 20, 8, 4, 1, 1] }, superstructure]) {
      const places = areas(numbers)
      expect(new Set(LOCATIONS.map((location) => places[location])).size).toBe(3)
      expect(JSON.stringify(places)).not.toMatch(/NaN|undefined/)
    }
  })

  it('is no target by place if it has no hull', () => {
    expect(areas({ hull: [], wide: 9, wheels: [] })).toEqual({})
  })

  it('points its gun to the front', () => {
    const armed = side({ ...TANK, gun: [15, 19, 40, 1.4, 2, 4] })
    expect(armed.box[0]).toBeLessThan(side(TANK).box[0])
  })
})
