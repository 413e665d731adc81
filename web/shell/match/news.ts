// What is being shown, for the prompt bar: whose turn it is, and what happens in it, without saying a name twice.
import type { Words } from '../../table/words'
import type { Line } from '../wire'
import { actorOf, lastHead } from './blocks'

/** What a game says of its lines: those that begin a turn or a round, those of little weight, and the blows. */
export type Telling = {
  turns?: readonly string[] | undefined
  minor?: readonly string[] | undefined
  strikes?: Record<string, string> | undefined
}
/** `strikes`: it happens to the player who looks. */
export type News = { who: string; text: string; strikes?: boolean }

/** Under these a line tells who does something, or comes first. */
const DOERS = ['seat', 'tank', 'by', 'first']
/** Of more lines at once only the last are told beside the table and the log. */
const FEW = 2

/** `fresh`: what is shown now; `told`: all that has been told with it. */
export function newsOf(fresh: Line[], told: Line[], { turns = [], minor = [] }: Telling, words: Words): News {
  const begun = lastHead(fresh, turns)
  const head = begun ?? lastHead(told, turns)
  const since = begun ? fresh.slice(fresh.indexOf(begun) + 1) : fresh
  const some = since.filter(({ message }) => words.short(message) !== '')
  const weighty = some.filter(({ message }) => !minor.includes(message.id))
  const lines = (weighty.length ? weighty : some).slice(-FEW)
  const actor = head ? actorOf(head) : (lines.map(actorOf).find((one) => one) ?? '')
  const text = [...new Set(lines.map((line) => sentence(line, actor, words)))].join(' ')
  return { who: whose(head, actor, words), text: text || (begun ? words.message(begun.message) : '') }
}

/** Does it happen to somebody who owns these? To a seat it does where another acts; beyond that the game says what strikes. */
export function strikes({ message: { id, args } }: Line, own: readonly string[], { strikes: blows = {} }: Telling): boolean {
  const me = own[0]
  const struck = blows[id] ? args[blows[id]] : undefined
  const isPassive = args.by !== undefined && args.by !== me
  return own.includes(String(struck)) || Object.entries(args).some(([key, value]) => value === me && (isPassive || !DOERS.includes(key)))
}

function whose(head: Line | undefined, actor: string, words: Words): string {
  if (actor) return words.ui('board-playing-of', { name: words.thing(actor) })
  const round = head?.message.args.round
  return typeof round === 'number' ? words.ui('board-round', { round }) : ''
}

/** Whoever is named above is not named again. */
function sentence(line: Line, actor: string, words: Words): string {
  const short = actor && actorOf(line) === actor ? words.short(line.message) : ''
  return short ? `${short.charAt(0).toLocaleUpperCase(words.language)}${short.slice(1)}.` : words.message(line.message)
}
