export { default } from './Table.svelte'

export { AIDS as aids, rulesNow } from './aids'

/** The keys of this table, each with the text that says what it does. */
export const keys: [key: string, text: string][] = [['← ↑ → ↓', 'table-keys-arrows']]

/** The lines that begin a block of the log. */
export const turns = ['turn-began']

/** What only the whole log tells. */
export const minor = [
  'hand-laid-out', 'cards-laid-out', 'cards-drawn', 'own-cards-drawn', 'card-paid', 'card-discarded', 'card-put-away',
  'assault-announced', 'card-stood-down', 'table-repaired', 'garage-shuffled', 'deck-shuffled', 'bases-put-away', 'defender-replaced',
]

/** What is worth telling when a match is over, the weightiest first. */
export const story = ['last-round-began', 'base-destroyed', 'medals-missed', 'vehicle-destroyed', 'vehicle-researched']

/** The debriefing is part of the table. */
export const debriefs = true

export { ending } from './ending'
