// A finished match in a few lines: the weightiest things that happened, in their order, with the round they happened in.
import type { Line } from '../wire'

export const STORY = 6

/** What a game says of its lines: the weighty ones, the heaviest first, and those that begin a turn or a round. */
export type Telling = { story?: string[] | undefined; turns?: string[] | undefined }
export type Told = { line: Line; round: number | undefined }

/** Without a word of the game: of each kind of deed the last one, the rarest kinds first. `turning`: lines that come before all. */
export function story(lines: Line[], { story: weighty, turns = [] }: Telling = {}, turning: readonly number[] = []): Told[] {
  const chosen = weighty ? heaviest(lines, weighty, turning) : rarest(lines)
  let round: number | undefined
  const rounds = new Map<number, number | undefined>()
  for (const { index, message } of lines) {
    if (turns.includes(message.id) && typeof message.args.round === 'number') round = message.args.round
    rounds.set(index, round)
  }
  return chosen.sort((one, other) => one.index - other.index).map((line) => ({ line, round: rounds.get(line.index) }))
}

/** All of the heaviest kind, then of the next, as long as there is room; the latest of a kind first. */
function heaviest(lines: Line[], weighty: string[], turning: readonly number[]): Line[] {
  const first = lines.filter(({ index }) => turning.includes(index))
  const others = weighty.flatMap((id) => lines.filter((line) => line.message.id === id && !first.includes(line)).reverse())
  return [...first, ...others].slice(0, STORY)
}

function rarest(all: Line[]): Line[] {
  const deeds = all.filter(({ message }) => Object.values(message.args).flat().some((value) => String(value).startsWith('seat:')))
  const lines = deeds.length < STORY ? all : deeds
  const often = new Map<string, number>()
  const last = new Map<string, Line>()
  for (const line of lines) {
    often.set(line.message.id, (often.get(line.message.id) ?? 0) + 1)
    last.set(line.message.id, line)
  }
  const kinds = [...last.values()].sort((one, other) => often.get(one.message.id)! - often.get(other.message.id)! || other.index - one.index)
  return kinds.slice(0, STORY)
}
