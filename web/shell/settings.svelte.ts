// What a person likes: the look, how much is asked and shown. The browser keeps it, and the person's page, so that it goes along.
import { keepJson, recallJson } from './store'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** What can be chosen, with what it is as long as nobody chooses. */
const USUAL = {
  theme: 'system' as Theme,
  /** Ask before something of value is thrown away. */
  confirm: true,
  /** Show the numbers of rules everywhere. */
  rules: false,
  /** Tell seats and countries by shape and letter in large, not by colour. */
  marks: false,
}
export type Chosen = typeof USUAL

class Settings {
  theme = $state<Theme>(USUAL.theme)
  confirm = $state(USUAL.confirm)
  rules = $state(USUAL.rules)
  marks = $state(USUAL.marks)
  /** Called with all of it when something was chosen here. */
  onchange: (chosen: Chosen) => void = () => {}

  constructor() {
    this.take(recallJson<Partial<Chosen>>('settings', {}))
  }

  get chosen(): Chosen {
    const { theme, confirm, rules, marks } = this
    return { theme, confirm, rules, marks }
  }

  choose(change: Partial<Chosen>): void {
    this.take(change)
    keepJson('settings', this.chosen)
    this.onchange(this.chosen)
  }

  /** As it was chosen elsewhere; what is unknown here is left alone. */
  take(chosen: Partial<Record<keyof Chosen, unknown>>): void {
    if (THEMES.includes(chosen.theme as Theme)) this.theme = chosen.theme as Theme
    for (const key of ['confirm', 'rules', 'marks'] as const) {
      const value = chosen[key]
      if (typeof value === 'boolean') this[key] = value
    }
    dress(this.theme, this.marks)
  }
}

function dress(theme: Theme, marks: boolean): void {
  if (typeof document === 'undefined') return
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  if (marks) dataset.marks = 'bold'
  else delete dataset.marks
}

export const settings = new Settings()
