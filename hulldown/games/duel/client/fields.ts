// Fields of its own for options of the lobby's form, by the option's id.
import SetupField from './SetupField.svelte'

export const fields = { force: SetupField }
