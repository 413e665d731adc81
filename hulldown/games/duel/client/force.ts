// A free battle as the option `force` writes it, tank by tank: german_i panther_a elite 2 seat1; soviet_i t34_85.
import { modelOf, MODELS } from './models'

export const BY_SCENARIO = 'scenario'
export const NATIONS = ['german', 'soviet'] as const
export const ROMAN = ['i', 'ii', 'iii', 'iv']
export const EXPERIENCE = ['green', 'seasoned', 'elite']
export const MOST_TANKS = ROMAN.length
export const MOST_ROUNDS = 9
const SEASONED = 'seasoned'
/** Commanded by whichever seat of the side has the fewest, or by the solo opponent. */
const ANYBODY = ''
const SOLO = 'solo'

/** A tank of a battle to be; `commander` is `seat1` …, `solo`, or empty: whoever has the fewest. */
export type Wanted = { nation: string; model: string; experience: string; rounds: number; commander: string }

/** A tank as the view of a first position shows it, as far as it is needed here. */
export type Shown = { side: string; model: string; experience: string; rounds: number; seat: string }

const bare = (id: string) => id.slice(id.indexOf(':') + 1)
const usualRounds = (model: string) => (modelOf(model)?.apcr ? 1 : 0)

/** Such a tank fresh from the depot. */
export const fresh = (nation: string, model: string): Wanted => ({ nation, model, experience: SEASONED, rounds: usualRounds(model), commander: ANYBODY })

/** The line-up of a first position, to be changed; who commands is left to the server again. */
export function wantedFrom(tanks: Shown[]): Wanted[] {
  return tanks.map(({ side, model, experience, rounds }) => ({ nation: bare(side), model: bare(model), experience: bare(experience), rounds, commander: ANYBODY }))
}

/** The tanks of a side are numbered in their order. */
export function namesOf(tanks: Wanted[]): string[] {
  const counts: Record<string, number> = {}
  return tanks.map(({ nation }) => `${nation}_${ROMAN[(counts[nation] = (counts[nation] ?? -1) + 1)]}`)
}

/** What is usual is left out. */
export function writeForce(tanks: Wanted[]): string {
  const sorted = NATIONS.flatMap((nation) => tanks.filter((tank) => tank.nation === nation))
  const names = namesOf(sorted)
  const words = sorted.map(({ model, experience, rounds, commander }, i) => [
    names[i],
    model,
    experience === SEASONED ? '' : experience,
    rounds === usualRounds(model) ? '' : rounds,
    commander,
  ])
  return words.map((tank) => tank.filter((word) => word !== '').join(' ')).join('; ')
}

/** Reads such a line; undefined if it is none that can be shown: the server says what is wrong. */
export function readForce(code: string): Wanted[] | undefined {
  const parts = code.toLowerCase().replaceAll(',', ';').split(';').map((part) => part.trim()).filter(Boolean)
  const tanks = parts.map(readTank)
  return tanks.length && tanks.every((tank) => tank !== undefined) ? tanks : undefined
}

function readTank(part: string): Wanted | undefined {
  const [name = '', model = '', ...words] = part.split(/\s+/)
  const [nation = '', roman = ''] = name.split('_')
  if (!MODELS.some(({ id }) => id === model) || !NATIONS.some((one) => one === nation) || !ROMAN.includes(roman)) return undefined
  const tank = fresh(nation, model)
  for (const word of words) {
    if (EXPERIENCE.includes(word)) tank.experience = word
    else if (/^\d+$/.test(word)) tank.rounds = Number(word)
    else if (word === SOLO || /^seat\d+$/.test(word)) tank.commander = word
    else return undefined
  }
  return tank
}
