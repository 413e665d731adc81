// Who sits where: the printed seats, with the men who are hurt, gone or moved.
import { modelOf } from './printed'
import type { TankView } from './view'

export type CrewSeat = { place: string; man: string | null; health: 'healthy' | 'wounded' | 'kia' | 'vacant' }
const ORDER = ['commander', 'gunner', 'loader', 'driver', 'assistant_driver', 'second_loader']

/** Each seat of a tank with the man in it. A commander who also lays the gun has one seat. */
export function crewOf(tank: TankView): CrewSeat[] {
  const printed = (modelOf(tank.model)?.crew ?? []).map((seat) => (seat === 'commander_gunner' ? 'commander' : seat))
  const seats = ORDER.filter((place) => printed.includes(place)).map((place) => `crew:${place}`)
  return seats.map((place): CrewSeat => {
    const own = tank.crew.find(({ id }) => id === place)
    const here = tank.crew.find((man) => man.place === place)
    if (here) return { place, man: here.id, health: here.health }
    if (!own) return { place, man: place, health: 'healthy' }
    return { place, man: null, health: own.health === 'kia' ? 'kia' : 'vacant' }
  })
}
