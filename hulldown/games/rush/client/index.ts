export { default } from './Table.svelte'

/** The keys of this table, each with the text that says what it does. */
export const keys: [key: string, text: string][] = [['← ↑ → ↓', 'table-keys-arrows']]
