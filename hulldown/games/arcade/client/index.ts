import LayoutField from './LayoutField.svelte'

export { default } from './Table.svelte'

/** Fields of its own for options of the lobby's form, by the option's id. */
export const fields = { layout: LayoutField }
