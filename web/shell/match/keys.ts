// The shortcuts of the match page. They rest while something is being typed or a sheet is open.
import { isMeant } from '../../table/moving'

export type Keys = {
  blocked: () => boolean
  usual: () => void
  number: (digit: number) => void
  back: () => void
  backTurn: () => void
  skip: () => void
  faster: () => void
  slower: () => void
  all: () => void
  hint: () => void
  prepare: () => void
  table: () => void
  rule: () => void
  sound: () => void
  log: () => void
  chat: () => void
  orders: () => void
  menu: () => void
  help: () => void
}

const LETTERS: Record<string, keyof Omit<Keys, 'blocked' | 'number'>> = {
  Escape: 'back',
  z: 'back',
  Z: 'backTurn',
  '+': 'faster',
  '=': 'faster',
  '-': 'slower',
  '−': 'slower',
  a: 'all',
  h: 'hint',
  e: 'prepare',
  t: 'table',
  r: 'rule',
  s: 'sound',
  l: 'log',
  c: 'chat',
  o: 'orders',
  m: 'menu',
  '?': 'help',
}

export function keyHandler(keys: Keys) {
  return (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || keys.blocked()) return
    const target = event.target as HTMLElement
    if (target.closest('input, textarea, select, [contenteditable]')) return
    if (event.key === 'Enter' || event.key === ' ') {
      if (isMeant(target)) return
      event.preventDefault()
      if (!event.repeat) keys[event.key === ' ' ? 'skip' : 'usual']()
      return
    }
    if (/^[1-9]$/.test(event.key)) return keys.number(Number(event.key))
    const name = LETTERS[event.key]
    if (!name) return
    event.preventDefault()
    keys[name]()
  }
}
