// The coach of a first match: one sentence about something that can be done now, until it has been done twice.
import { sameActions } from '../../table/offers'
import type { Words } from '../../table/words'
import { keep, keepJson, recall, recallJson } from '../store'
import type { ActionData, Situation } from '../wire'

/** So often something has to be done before nothing is said about it any more. */
const ENOUGH = 2

/** What the coach says, and the things on the table it speaks of; without any, of the button that does it. */
export type Advice = { kind: string; words: string; things: string[] }

/** From now on a coach sits beside whoever plays this match. */
export const coachAlong = (match: string): void => keep(`coach.${match}`, 'on')

export class Coach {
  /** How often each kind of action has been done in coached matches of this game. */
  #done = $state<Record<string, number>>({})

  constructor(
    readonly game: string,
    readonly match: string,
  ) {
    this.#done = recallJson(`coached.${game}`, {})
  }

  get isHere(): boolean {
    return recall(`coach.${this.match}`) === 'on'
  }

  /** About what is advised, else about anything else, last about what goes without saying; nothing if nothing is new. */
  says(situation: Situation, words: Words): Advice | undefined {
    const advised = situation.advice?.actions[0]
    const usual = situation.usual === null ? '' : String(situation.choices[situation.usual]?.action.kind)
    const kinds = situation.choices.map(({ action }) => String(action.kind)).filter((kind) => kind !== usual)
    const kind = [String(advised?.kind ?? ''), ...kinds, usual].find((kind) => this.#times(kind) < ENOUGH && words.has(`coach-${kind}`))
    if (!this.isHere || !kind) return
    const choices = situation.choices.filter(({ action }) => action.kind === kind)
    const shown = choices.find(({ action }) => sameActions(action, advised)) ?? choices[0]
    const things = shown && kind !== usual ? [shown.start, ...shown.touches].filter(Boolean) : [] // the usual has its button
    return { kind, words: words.ui(`coach-${kind}`), things }
  }

  /** These actions were done. */
  saw = (actions: ActionData[]): void => {
    if (!this.isHere) return
    for (const kind of new Set(actions.map(({ kind }) => String(kind)))) this.#done[kind] = this.#times(kind) + 1
    keepJson(`coached.${this.game}`, this.#done)
  }

  #times(kind: string): number {
    return this.#done[kind] ?? 0
  }
}
