import type { Situation } from '../../../../web/table/contract'
import { viewOf } from './view'

export { default } from './Table.svelte'

/** What happened is told beat by beat; the log keeps step. */
export const isFilm = true

/** The tray is the draft: the prompt bar need not list it. */
export const showsDraft = true

/** The best plays stand in the panel, all on their things; only to pass starts on nothing. */
export const showsPlay = ({ id }: { id: string }): boolean => id !== 'play-pass'

/** To do nothing is never the highlighted choice while there is something to do. */
export const quiet = ['pass', 'end', 'keep', 'decline', 'hold-back', 'fight']

/** The lines that begin a block of the log. */
export const turns = ['round-began', 'phase-began']

/** What only the whole log tells. */
export const minor = [
  'card-pulled', 'damage-pulled', 'damage-shuffled', 'cards-drawn', 'cards-drawn-unseen', 'card-discarded', 'card-discarded-unseen', 'has-bid',
  'tactics-declined', 'shot-located', 'damage-section', 'morale-held', 'smoke-stays', 'bog-escaped', 'spotted-left', 'sight-lost', 'acquired-lost',
  'solo-judged', 'solo-finds-nothing', 'solo-answers',
]

/** The tanks of a seat: what happens to them happens to whoever leads them. */
export const mine = (situation: Situation, seat: number): string[] => viewOf(situation).tanks.filter((tank) => tank.seat === `seat:${seat}`).map(({ id }) => id)

/** The blows, each with the argument that names whom it strikes. */
export const strikes = {
  'shot-hit': 'enemy', 'gun-hit': 'enemy', 'infantry-hit': 'enemy', 'tank-flanked': 'enemy', 'shot-pierced': 'enemy', 'damage-result': 'tank',
  'man-wounded': 'tank', 'man-killed': 'tank', 'tank-on-fire': 'tank', 'tank-destroyed': 'tank', 'tank-exploded': 'tank', 'crew-broken': 'tank',
  'tank-abandoned': 'tank',
}

/** The debriefing is part of the table. */
export const debriefs = true

/** What is worth telling when a match is over. */
export const story = ['shot-pierced', 'tank-destroyed', 'tank-abandoned', 'tank-exploded', 'tank-on-fire', 'crew-broken', 'tank-left', 'game-end-came-up']

export { AIDS as aids, rulesNow, toldAids } from './aids'
export { ending } from './ending'

/** The keys of this table, each with the text that says what it does. */
export const keys: [key: string, text: string][] = [['← ↑ → ↓', 'table-keys-arrows']]
