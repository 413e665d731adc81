// A turn prepared while others play: what it would look like with the steps drafted for it so far.
import type { Seat } from '../seat.svelte'
import type { Situation } from '../wire'

export class Ahead {
  /** The turn as it would be now; undefined while nothing is being prepared. */
  situation = $state.raw<Situation>()

  /** Look ahead from where the seat stands. */
  async begin(seat: Seat): Promise<void> {
    const now = seat.situation
    if (!now?.early) return this.leave()
    const { situation, applied, stopped } = await seat.preview(now.draft)
    if (seat.situation !== now || !situation) return
    const luck = stopped !== '' && applied === now.draft.length - 1 && !UNFIT.includes(stopped)
    const taken = now.draft.length ? null : 'take-back-nothing-to-take-back'
    const kept = { prompt_number: now.prompt_number, draft: now.draft, orders: now.orders, order_forms: now.order_forms, take_back: taken, early: true }
    const over = luck ? { choices: [], plays: [], usual: null } : {}
    this.situation = { ...situation, ...kept, ...over, draft_stopped: luck ? '' : stopped }
  }

  /** Something happened: the turn may look different now, or have come. */
  follow(seat: Seat): void {
    if (this.situation) void this.begin(seat).catch(() => this.leave())
  }

  leave(): void {
    this.situation = undefined
  }
}

/** Why a drafted step no longer fits; at any other stop luck decides, or somebody else. */
export const UNFIT = ['action/illegal', 'action/not-your-turn', 'action/match-over']
