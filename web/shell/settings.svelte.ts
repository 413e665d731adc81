// What a person likes: the look, motion and sound, how much is asked and shown. The browser keeps it, and the person's page, so that it goes along.
import { keepJson, recall, recallJson } from './store'
import type { Preferences } from './wire'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
export type Chosen = { [key in keyof Preferences]-?: NonNullable<Preferences[key]> }

const SWITCHES = ['confirm', 'lingers', 'rules', 'marks', 'sound'] as const
const NOTHING: Preferences = { theme: null, speed: null, confirm: null, lingers: null, rules: null, marks: null, sound: null, volume: null }
const MOST = { speed: 8, volume: 1 }

class Settings {
  theme = $state<Theme>('system')
  /** How fast what happened is shown, moment by moment; 0: only how things stand. With reduced motion the moments are stills. */
  speed = $state(1)
  /** Ask before something of value is thrown away. */
  confirm = $state(true)
  /** End a turn by a word, even where nothing else is left to do. */
  lingers = $state(false)
  /** Show the numbers of rules everywhere. */
  rules = $state(false)
  /** Tell seats by shape and letter in large, not by colour. */
  marks = $state(false)
  sound = $state(true)
  volume = $state(0.5)
  /** What was chosen here or elsewhere, not what only happens to be so. */
  chosen: Partial<Chosen> = {}
  /** Called when something was chosen here. */
  onchange: () => void = () => {}

  constructor() {
    const { on, volume } = recallJson<{ on?: boolean; volume?: number }>('sound', {})
    const speed = recall('speed')
    this.take({ sound: on, volume, ...(speed !== null && { speed: Number(speed) }), ...recallJson('settings', {}) })
  }

  /** As the person's page keeps it. */
  get preferences(): Preferences {
    return { ...NOTHING, ...this.chosen }
  }

  choose(change: Partial<Chosen>): void {
    this.take(change)
    this.onchange()
  }

  /** As it was chosen elsewhere; what is unknown here is left alone. */
  take(chosen: Partial<Record<keyof Chosen, unknown>>): void {
    const known: Partial<Chosen> = {}
    if (THEMES.includes(chosen.theme as Theme)) known.theme = chosen.theme as Theme
    for (const key of SWITCHES) {
      const value = chosen[key]
      if (typeof value === 'boolean') known[key] = value
    }
    for (const key of ['speed', 'volume'] as const) {
      const value = chosen[key]
      if (typeof value === 'number' && value >= 0 && value <= MOST[key]) known[key] = value
    }
    Object.assign(this, known)
    this.chosen = { ...this.chosen, ...known }
    keepJson('settings', this.chosen)
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
