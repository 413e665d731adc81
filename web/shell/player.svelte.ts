// Who plays in this browser: a secret instead of an account, made silently when it is first needed.
import { ApiError, changePlayer, getPlayer, makePlayer } from './api'
import { settings } from './settings.svelte'
import { keep, recall } from './store'
import type { Texts } from './texts'
import type { ChangePlayer, MatchInfo, NewPlayer, PlayerPage } from './wire'

/** A secret for one place at a match: `seat` null is a spectator's. */
export type SeatKey = { seat: number | null; secret: string }

/** Settings were chosen that the page does not know yet. */
const UNSENT = 'unsent-settings'

/** Is the lesson of this id a puzzle? */
export const isPuzzle = (lesson: string): boolean => lesson.startsWith('puzzle-')

class Player {
  /** Opens the player's page and all seats; empty as long as nobody has played here. */
  secret = $state(recall('player') ?? '')
  /** The page as the server last told it. */
  page = $state.raw<PlayerPage>()

  /** Somebody has played here, but the server has not said yet who. */
  get unknown(): boolean {
    return this.secret !== '' && !this.page
  }

  /** The secret; somebody new gets one, and a call sign. */
  async ensure(texts: Texts, name = callSign(texts)): Promise<string> {
    if (!this.secret) {
      const language = texts.language as NonNullable<NewPlayer['language']>
      this.become((await makePlayer({ name, language })).player)
      if (Object.keys(settings.chosen).length) keep(UNSENT, 'yes')
      await this.refresh()
    }
    return this.secret
  }

  /** The secret of whoever goes by this name here from now on. */
  async ensureNamed(texts: Texts, name: string): Promise<string> {
    const known = this.secret
    const secret = await this.ensure(texts, name || undefined)
    if (known && name && name !== this.page?.name) await this.change({ name })
    return secret
  }

  /** From now on this browser is that person. */
  become(secret: string): void {
    this.secret = secret
    this.page = undefined
    keep('player', secret)
  }

  /** So often something was changed here: what was asked for before is out of date. */
  #changes = 0

  /** Asks the server for the page; a secret it does not know is of no use any more. */
  async refresh(): Promise<void> {
    const { secret } = this
    const changes = this.#changes
    if (!secret) return
    try {
      const page = await getPlayer(secret)
      if (secret !== this.secret || (this.page && changes !== this.#changes)) return
      this.page = page
      if (recall(UNSENT)) void this.sendSettings()
      else settings.take(this.page.preferences)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'link/unknown') this.become('')
      else throw error
    }
  }

  /** Notices come in the language of the page. */
  async speak(language: string): Promise<void> {
    if (this.secret) await this.change({ language: language as ChangePlayer['language'] })
  }

  /** Takes what was chosen here to the page; if that fails, the next visit tries again. */
  async sendSettings(): Promise<void> {
    if (!this.secret) return
    keep(UNSENT, 'yes')
    const { preferences } = settings
    await this.change({ preferences }).then(
      () => keep(UNSENT, ''),
      () => {},
    )
  }

  async change(wish: ChangePlayer): Promise<void> {
    this.#changes += 1
    this.page = await changePlayer(this.secret, wish)
  }

  /** Every match this person has a seat at, each once, those that wait first; puzzles are none. */
  get matches(): MatchInfo[] {
    return this.#seated.filter(({ lesson }) => !isPuzzle(lesson))
  }

  /** The puzzles this person has tried. */
  get puzzles(): MatchInfo[] {
    return this.#seated.filter(({ lesson }) => isPuzzle(lesson))
  }

  get #seated(): MatchInfo[] {
    const seats = this.page?.seats ?? []
    return [...new Map(seats.map(({ match }) => [match.id, match])).values()]
  }

  /** Every place of a match this person may take: their own seats, else to watch. */
  keysFor(match: MatchInfo): SeatKey[] {
    const own = match.seats.filter(({ mine }) => mine)
    return own.length ? own.map(({ seat }) => ({ seat, secret: this.secret })) : [{ seat: null, secret: this.secret }]
  }
}

/** A name for somebody who has not said one. */
export function callSign(texts: Texts): string {
  const names = texts.say('call-signs').split(', ')
  return names[Math.floor(Math.random() * names.length)]!
}

export const player = new Player()
settings.onchange = () => void player.sendSettings()
