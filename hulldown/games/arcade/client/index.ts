export { default } from './Table.svelte'

/** The two stacks are the draft: the prompt bar need not list it. */
export const showsDraft = true

/** A round is one film: its moments are shown one after another by the table itself. */
export const isFilm = true

/** The lines that begin a block of the log. */
export const turns = ['round-began']

/** What only the whole log tells. */
export const minor = ['plan-made', 'plans-made', 'shot-missed', 'cards-drawn', 'own-cards-drawn', 'deck-rebuilt', 'deck-renewed', 'bot-waited', 'tank-stopped']

/** The blows, each with the argument that names whom it strikes. */
export const strikes = { 'tank-hit': 'seat', 'tank-destroyed': 'seat', 'tank-sank': 'tank', 'tank-fell': 'tank' }

/** What is worth telling when a match is over. */
export const story = ['eagle-taken', 'tank-destroyed', 'tank-sank', 'tank-fell', 'bot-scored', 'grenade-went-off', 'wall-built', 'helm-used', 'tie-played-on']

export { AIDS as aids, rulesNow } from './aids'

/** The keys of this table, each with the text that says what it does. */
export const keys: [key: string, text: string][] = [
  ['← ↑ → ↓', 'table-keys-spaces'],
  ['Shift ←', 'table-keys-facing'],
  ['Home', 'table-keys-home'],
  ['W', 'table-film-again'],
  ['P', 'table-film-pause'],
  [',', 'table-film-back'],
  ['.', 'table-film-step'],
  ['B', 'table-show-bots'],
  ['F', 'table-show-fire'],
  ['N', 'option-bot_order'],
  ['V', 'table-zoom-in'],
]

export { ending, remarks } from './ending'
