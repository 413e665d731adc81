// Fields of its own for options of the lobby's form, by the option's id.
import SetupField from './SetupField.svelte'

export const fields = { force: SetupField }

/** The modules and conditions stand with the tanks they concern. */
export const within = { force: ['conditions', 'start', 'guns', 'infantry', 'radios', 'mine', 'city'] }
