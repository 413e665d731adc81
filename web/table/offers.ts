// What can be done now, gathered by the thing it starts on: the browser's twin of hulldown/cli/menu.py.
import type { ActionData, Choice, Situation } from '../shell/wire'
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

/** A button of the prompt bar. */
export type Quick = { words: string; sure: string; actions: ActionData[]; usual: boolean }

/** The usual choice first, then whole plays, then what starts on no thing. */
export function quick(situation: Situation, words: Words): Quick[] {
  const of = ({ choice, words: said, usual }: Offer): Quick => {
    return { words: said, sure: words.sure(choice.message), actions: [choice.action], usual }
  }
  const offers = offersOf(situation, words)
  const usual = offers.filter((offer) => offer.usual).map(of)
  const plays = situation.plays.map(({ message, actions }): Quick => {
    return { words: words.message(message), sure: words.sure(message), actions, usual: false }
  })
  const rest = offers.filter((offer) => !offer.usual && !offer.choice.start).map(of)
  return [...usual, ...plays, ...rest]
}
