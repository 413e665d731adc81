// What the player aid lists: which rules, in the game's own words.
import type { Aid, Situation } from '../../../../web/table/contract'
import { bare } from './cards'
import type { RushView } from './view'

const span = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, i) => `R-${String(from + i).padStart(3, '0')}`)

export const AIDS: Aid[] = [
  { title: 'table-aid-abilities', rules: span(146, 170) },
  { title: 'table-aid-classes', rules: span(132, 145) },
  { title: 'table-aid-achievements', rules: span(120, 131) },
  { title: 'table-aid-turn', rules: span(26, 39) },
  { title: 'table-aid-assault', rules: span(66, 93) },
]

const ABILITIES: Record<string, string[]> = {
  reinforcements: ['R-146'],
  recruitment: span(147, 148),
  scouting: ['R-149'],
  sabotage: span(150, 151),
  siege: span(152, 159),
  research: span(160, 164),
  repair: span(165, 166),
  invulnerability: ['R-167'],
}
const CLASSES: Record<string, string> = { light: 'R-137', medium: 'R-138', spg: 'R-139', heavy: 'R-140', auxiliary: 'R-141' }
const PEOPLE: Record<string, string> = { engineers: 'R-132', technicians: 'R-133', volunteers: 'R-134' }
const ACHIEVEMENTS = [
  'bases_destroyed', 'light_tanks', 'medium_tanks', 'spgs', 'heavy_tanks', 'auxiliary_units',
  'soviet_medals', 'german_medals', 'american_medals', 'french_medals', 'double_medals', 'most_cards',
]

/** The rules of the cards in hand: what they are and can do; and of the Achievements of this match. */
export function rulesNow(situation: Situation): Set<string> {
  const { hand = [], cards, achievements } = situation.view as unknown as RushView
  const rules = hand.flatMap((card) => {
    const facts = cards[card]
    const abilities = facts?.abilities.flatMap(([ability]) => ABILITIES[ability] ?? []) ?? []
    return [...abilities, CLASSES[facts?.class ?? ''] ?? PEOPLE[bare(card)] ?? '']
  })
  const counted = achievements.map(({ id }) => `R-${120 + ACHIEVEMENTS.indexOf(bare(id))}`)
  return new Set([...rules, ...counted])
}
