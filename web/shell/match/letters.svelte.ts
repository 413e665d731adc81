// Shortcuts of a single letter, digit or sign: whoever speaks to the computer or hits keys by mistake switches them off.
import { keep, recall } from '../store'

class Letters {
  on = $state(recall('letters') !== 'off')

  toggle = (): void => {
    this.on = !this.on
    keep('letters', this.on ? 'on' : 'off')
  }
}

export const letters = new Letters()

/** Listens before everybody else: while they are off no table and no page hears such a key. */
export function hush(event: KeyboardEvent): void {
  const isTyping = (event.target as Element).closest?.('input, textarea, select, [contenteditable]')
  if (!letters.on && event.key.length === 1 && event.key !== ' ' && !isTyping) event.stopImmediatePropagation()
}
