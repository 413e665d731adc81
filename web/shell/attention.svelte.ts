// What calls somebody back to this tab: a mark in the title, a badge on the icon, a sound.
import called from './icon-called.svg?url'
import icon from './icon.svg?url'
import { player } from './player.svelte'
import { isMyTurn } from './standing'
import type { MatchInfo } from './wire'

/** Milliseconds between two looks at my matches while one of them waits or runs. */
const OFTEN = 20_000

/** What is told of a match: that it is my turn, and who has sat down. */
const newsOf = (match: MatchInfo): string[] => [
  ...(isMyTurn(match) ? [match.id] : []),
  ...match.seats.filter(({ kind, mine }) => kind === 'person' && !mine).map(({ seat }) => `${match.id} ${seat}`),
]

class Attention {
  /** The match that is open here, and whether it is my turn there. */
  open = $state.raw({ id: '', asks: false })
  /** Something came while nobody looked. */
  #isNew = $state(false)
  #known: Set<string> | undefined

  get isCalled(): boolean {
    return this.#isNew || this.open.asks || player.matches.some((match) => match.id !== this.open.id && isMyTurn(match))
  }

  /** Stands before the title of every page. */
  get mark(): string {
    return this.isCalled ? '● ' : ''
  }

  /** Somebody sat down, or a match waits for me. */
  call(): void {
    if (document.hidden) this.#isNew = true
    if (navigator.userActivation?.hasBeenActive) void import('../table/sound').then(({ call }) => call())
  }

  /** A table as it was and as it is: somebody has sat down. */
  meet(before: MatchInfo | undefined, now: MatchInfo): void {
    const others = (match: MatchInfo) => match.seats.filter(({ kind, mine }) => kind === 'person' && !mine).length
    if (before?.status === 'waiting' && others(now) > others(before)) this.call()
  }

  /** Whoever looks at the page has heard the call. */
  seen = (): void => {
    if (!document.hidden) this.#isNew = false
  }

  /** Compares my matches with what they were; calls for what is new, unless it can be seen here. */
  compare(): void {
    const before = this.#known
    this.#known = player.page && new Set(player.matches.filter(({ id }) => id !== this.open.id).flatMap(newsOf))
    const isNews = before && [...(this.#known ?? [])].some((news) => !before.has(news))
    if (isNews && !document.hasFocus()) this.call()
  }

  /** Looks at my matches now and then, as long as one of them is not over. */
  watch(): () => void {
    const look = () => {
      if (player.matches.some(({ status }) => status === 'running' || status === 'waiting')) void player.refresh().catch(() => {})
    }
    const timer = setInterval(look, OFTEN)
    document.addEventListener('visibilitychange', this.seen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', this.seen)
    }
  }

  /** The icon of the tab. */
  show(): void {
    document.querySelector<HTMLLinkElement>('link[rel=icon]')!.href = this.isCalled ? called : icon
  }
}

export const attention = new Attention()
