// Fields of its own for options of the lobby's form, by the option's id.
import LayoutField from './LayoutField.svelte'

export const fields = { layout: LayoutField }
