export { default } from './Table.svelte'

/** The tray is the draft: the prompt bar need not list it. */
export const showsDraft = true

/** To do nothing is never the highlighted choice while there is something to do. */
export const quiet = ['pass', 'end', 'keep', 'decline', 'hold-back', 'fight']

/** The debriefing is part of the table. */
export const debriefs = true

/** What is worth telling when a match is over. */
export const story = ['shot-pierced', 'tank-destroyed', 'tank-abandoned', 'tank-exploded', 'tank-on-fire', 'crew-broken', 'tank-left', 'game-end-came-up']

/** The keys of this table, each with the text that says what it does. */
export const keys: [key: string, text: string][] = [['← ↑ → ↓', 'table-keys-arrows']]
