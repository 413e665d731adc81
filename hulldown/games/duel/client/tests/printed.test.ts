import { afterEach, describe, expect, it } from 'vitest'
import { cardFace, damageFace, groundOf, gunOf, modelOf, printAs } from '../printed'

const PACK = {
  'card:n45': { number: 45, plays: ['move 2', 'fire 3'], orders: 2, icons: ['fire', 'smoke'], pen: '2', heavy: true, figures: 'printed' },
  'damage:21': { number: 21, critical: 4, crosses: ['green'], turret_light: ['check fire 2'], tracks_critical: ['track_damage'] },
  'terrain:swamp': { id: 'swamp', cover: 5, own_fire: -5, trigger: 'bog', value: 70 },
  'model:m4a2': { id: 'm4a2', name: 'M4A2 Sherman', nation: 'soviet', calibre: 75, to_hit: [95, 90], penetration: [12, 11], move: 7, fire: [6], crew: ['commander'], turret: 'usual', armour_turret: [8, 5], armour_hull: [9, 4], armour_tracks: [4, 4], figures: 'printed' },
}

describe('what is printed', () => {
  afterEach(() => printAs(undefined))

  it('is ours without a content pack', () => {
    expect(cardFace('card:n13')).toMatchObject({ number: 13, orders: 2, pen: 'B', halves: [{ what: 'move', level: 1 }] })
    expect(modelOf('model:pz4g')?.armour.hull).toEqual([8, 3])
    expect(gunOf(modelOf('model:pz4g'))?.to_hit.length).toBe(11)
    expect(damageFace(1)?.sections.turret).toHaveProperty('critical')
    expect([cardFace('card:n45')?.halves.length, modelOf('model:m4a2'), groundOf('terrain:swamp')]).toEqual([1, undefined, undefined])
  })

  it('is what a pack prints where it says otherwise, and ours for the rest', () => {
    printAs(PACK)
    expect(cardFace('card:n45')).toMatchObject({ orders: 2, icons: ['fire', 'smoke'], pen: '+2', heavy: true, halves: [{ what: 'move', level: 2 }, { what: 'fire', level: 3 }] })
    expect(cardFace('card:n13')?.pen).toBe('B')
    const sherman = modelOf('model:m4a2')
    expect([sherman?.title, sherman?.armour.hull, sherman?.figures.armour, gunOf(sherman)?.to_hit]).toEqual(['M4A2 Sherman', [9, 4], 'pack', [95, 90]])
    expect(groundOf('terrain:swamp')?.cover).toBe(5)
    expect(damageFace(21)).toMatchObject({ critical: 4, sections: { turret: { light: ['check fire 2'] }, tracks: { critical: ['track_damage'] } } })
    printAs(undefined)
    expect(cardFace('card:n45')?.halves.length).toBe(1)
  })

  it('has nothing to say of what nobody knows', () => {
    expect([cardFace('card:x1'), modelOf('model:x'), groundOf('terrain:x'), damageFace(99)]).toEqual([undefined, undefined, undefined, undefined])
  })
})
