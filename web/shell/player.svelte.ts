// Who plays in this browser: a secret instead of an account, made silently when it is first needed.
import { changePlayer, getPlayer, makePlayer } from './api'
import { keep, keepJson, recall, recallJson } from './store'
import type { Texts } from './texts'
import type { MatchInfo, PlayerPage } from './wire'

/** A secret for one place at a match: `seat` null is a spectator's. */
export type SeatKey = { seat: number | null; secret: string }

class Player {
  /** Opens the player's page and all seats; empty as long as nobody has played here. */
  secret = $state(recall('player') ?? '')
  /** The page as the server last told it. */
  page = $state.raw<PlayerPage>()
  /** Seats that came to this device by their own links, by match. */
  #moved = recallJson<Record<string, SeatKey[]>>('seats', {})

  /** The secret; somebody new gets one, and a call sign. */
  async ensure(texts: Texts, name = callSign(texts)): Promise<string> {
    if (!this.secret) {
      const language = texts.language as PlayerPage['language'] & ('en' | 'de' | 'pl')
      this.become((await makePlayer({ name, language })).player)
      await this.refresh()
    }
    return this.secret
  }

  /** From now on this browser is that person. */
  become(secret: string): void {
    this.secret = secret
    this.page = undefined
    keep('player', secret)
  }

  async refresh(): Promise<void> {
    if (this.secret) this.page = await getPlayer(this.secret)
  }

  async change(wish: Parameters<typeof changePlayer>[1]): Promise<void> {
    this.page = await changePlayer(this.secret, wish)
  }

  /** Remembers a seat or a spectator's place that was opened by its own link. */
  keepSeat(match: string, key: SeatKey): void {
    const others = (this.#moved[match] ?? []).filter(({ seat }) => seat !== key.seat)
    this.#moved = { ...this.#moved, [match]: [...others, key] }
    keepJson('seats', this.#moved)
  }

  /** A secret that lets this browser see the match: a moved seat's, else the player's. */
  secretFor(match: string): string {
    return this.secret || this.#moved[match]?.[0]?.secret || ''
  }

  /** Every place of a match this browser may take: one's own seats, else to watch. */
  keysFor(match: MatchInfo): SeatKey[] {
    const moved = this.#moved[match.id] ?? []
    const own = match.seats
      .filter(({ mine, seat }) => mine && !moved.some((key) => key.seat === seat))
      .map(({ seat }) => ({ seat, secret: this.secret }))
    const seats = [...own, ...moved.filter(({ seat }) => seat !== null)]
    if (seats.length) return seats.sort((a, b) => a.seat! - b.seat!)
    return [moved.find(({ seat }) => seat === null) ?? { seat: null, secret: this.secret }]
  }
}

/** A name for somebody who has not said one. */
function callSign(texts: Texts): string {
  const names = texts.say('call-signs').split(', ')
  return names[Math.floor(Math.random() * names.length)]!
}

export const player = new Player()
