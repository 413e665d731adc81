// What can be done now, gathered by the thing it starts on: the browser's twin of hulldown/cli/menu.py.
import type { ActionData, Choice, Message, Situation } from '../shell/wire'
import type { TableProps } from './contract'
import type { Words } from './words'

/** One button: the choice it takes, and its words there. */
export type Offer = { choice: Choice; words: string; usual: boolean }
/** The offers under one heading: a thing and what can be done with it, or a step and all its things. */
export type Group = { heading: string; thing: string; offers: Offer[] }

/** The choices that start on a thing, in groups where that saves lines. */
export function grouped(situation: Situation, words: Words): Group[] {
  const offers = offersOf(situation, words).filter((offer) => offer.choice.start)
  const steps = offers.map((offer) => ({
    offer,
    thing: words.thing(offer.choice.start),
    short: words.short(offer.choice.message) || '',
  }))
  const perThing = counts(steps.map((step) => step.thing))
  const alone = counts(steps.filter((step) => perThing.get(step.thing) === 1).map((step) => step.short))
  const groups = new Map<string, Group>()
  for (const { offer, thing, short } of steps) {
    const byStep = short && perThing.get(thing) === 1 && alone.get(short)! > 1
    const heading = byStep ? short : short || perThing.get(thing)! > 1 ? thing : ''
    const group = groups.get(heading) ?? { heading, thing: byStep ? '' : offer.choice.start, offers: [] }
    group.offers.push({ ...offer, words: byStep ? thing : heading && short ? short : offer.words })
    groups.set(heading, group)
  }
  return [...groups.values()]
}

/** What a click on a thing may do: all that starts on it or concerns it. */
export function about(situation: Situation, thing: string, words: Words): Offer[] {
  if (!thing) return []
  return offersOf(situation, words).filter(
    ({ choice }) => choice.start === thing || choice.touches.includes(thing),
  )
}

/** Who is asked what, and what is offered, in one text: as long as it is the same, what is half chosen still fits. */
export function questionOf({ seat, situation }: Pick<TableProps, 'seat' | 'situation'>): string {
  const { prompt_number, prompt, draft, choices } = situation
  return JSON.stringify([seat, prompt_number, prompt, draft, choices])
}

function offersOf(situation: Situation, words: Words): Offer[] {
  return situation.choices.map((choice, place) => ({
    choice,
    words: words.message(choice.message),
    usual: place === situation.usual,
  }))
}

function counts(words: string[]): Map<string, number> {
  const made = new Map<string, number>()
  for (const word of words) made.set(word, (made.get(word) ?? 0) + 1)
  return made
}

/** A button of the prompt bar; `main`: the highlighted one, behind Enter; `usual`: what a run-out clock does. */
export type Quick = { words: string; actions: ActionData[]; main: boolean; usual: boolean }

/**
 * What the game itself would do first, highlighted; then the usual choice, whole plays, what starts on no thing.
 * Where the game has no opinion the usual choice is highlighted, unless it is one to be asked about. Where anything
 * else can be done, no choice of a `quiet` kind (to pass, to end) is, unless a lesson waits for it.
 */
export function quick(situation: Situation, words: Words, quiet: readonly string[] = []): Quick[] {
  const offers = offersOf(situation, words)
  const usual = offers.filter((offer) => offer.usual)
  const rest = offers.filter((offer) => !offer.usual && !offer.choice.start)
  const plays = situation.plays.map(({ message, actions }) => ({ words: words.message(message), actions, usual: false }))
  const of = ({ choice, words: said, usual }: Offer) => ({ words: said, actions: [choice.action], usual })
  const all = [...usual.map(of), ...plays, ...rest.map(of)]
  const { advice } = situation
  const isQuiet = (actions: ActionData[]) => actions.length === 1 && quiet.includes(String(actions[0]!.kind))
  const isIdle = offers.every(({ choice }) => isQuiet([choice.action]))
  const isSafe = usual.every(({ choice }) => !words.sure(choice.message))
  if (advice) {
    // To sit a whole round out may be wise, but it is nothing to press Enter for.
    const isUsual = usual.some(({ choice }) => sameActions([choice.action], advice.actions))
    const passes = situation.prompt?.sealed && !isSafe && isUsual
    const isGuided = situation.lesson && situation.lesson.done < situation.lesson.steps
    const main = isGuided || (!passes && (isIdle || !isQuiet(advice.actions)))
    const best = { words: words.message(advice.message), actions: advice.actions, main, usual: isUsual }
    return [best, ...all.filter(({ actions }) => !sameActions(actions, advice.actions)).map((one) => ({ ...one, main: false }))]
  }
  const waits = !isIdle && usual.some(({ choice }) => isQuiet([choice.action]))
  const ranked = waits ? [...plays, ...usual.map(of), ...rest.map(of)] : all
  return ranked.map((one, place) => ({ ...one, main: place === 0 && (waits ? plays.length > 0 : usual.length > 0 && isSafe) }))
}

/** The number key of the first play; 0: it is behind Enter, and the numbers begin with the second. */
export const numberOf = (quick: Quick[], planned: boolean): number => (quick[0]?.main && !planned ? 0 : 1)

/** Without the plays that the table offers itself; the highlighted one stays. */
export function notShown(situation: Situation, quick: Quick[], shows: (message: Message) => boolean): Quick[] {
  const shown = situation.plays.filter(({ message }) => shows(message))
  return quick.filter(({ actions, main }) => main || !shown.some((play) => sameActions(play.actions, actions)))
}

/** How many choices start on a thing of the table. */
export const startingOn = ({ choices, usual }: Situation): number => choices.filter(({ start }, place) => start && place !== usual).length

export const sameActions = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
