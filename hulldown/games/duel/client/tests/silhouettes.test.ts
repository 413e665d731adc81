import { describe, expect, it } from 'vitest'
import { areas, side } from '../../../../../web/table/silhouette'
import guns from '../../data/guns.toml?raw'
import tanks from '../../data/tanks.toml?raw'
import { numbersOf } from '../silhouettes'

const titles = (text: string) => [...text.matchAll(/^\[(\w+)\]$/gm)].map(([, id]) => id!)
const models = titles(tanks).map((id) => `model:${id}`)
const priced = guns.split('\n[').filter((gun) => gun.includes('orders =')).map((gun) => `gun:${/^\[?(\w+)\]/m.exec(gun)![1]}`)
const all = [...models, ...priced, 'infantry:german', 'infantry:soviet']

describe('the vehicles of Duel', () => {
  it('are eighteen tanks, six guns and two squads, and no two look alike', () => {
    expect([models.length, priced.length]).toEqual([18, 6])
    const drawn = new Set(all.map((id) => JSON.stringify(side(numbersOf(id)))))
    expect(drawn.size).toBe(26)
  })

  it('can each be hit in three places', () => {
    for (const model of models) expect(Object.keys(areas(numbersOf(model))), model).toEqual(['turret', 'hull', 'tracks'])
  })

  it('that nobody has drawn look like one of their class and size', () => {
    const unknown = [{ destroyer: true, size: -5 }, { destroyer: true, size: 5 }, { size: -5 }, { size: 0 }, { size: 10 }]
    const drawn = unknown.map((build) => JSON.stringify(side(numbersOf('model:of_a_pack', build))))
    expect(new Set(drawn).size).toBe(5)
  })
})
