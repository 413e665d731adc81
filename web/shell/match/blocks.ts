// The log in blocks, one for each turn or round, and in each what one after another did.
import type { Line } from '../wire'

/** What somebody did without anybody else coming between; nobody in particular: ''. */
export type Run = { actor: string; lines: Line[] }
export type Block = {
  /** The index of its first line. */
  at: number
  /** The line that begins it. */
  head: Line | undefined
  /** Whose turn it is: `seat:2`, or ''. */
  seat: string
  lines: Line[]
  /** Something before it was told already, when the player acted last. */
  isNew: boolean
}

/** A block begins with each of these lines. What is new begins with the turn of somebody else, or in the middle of a round of all. */
export function blocksOf(lines: Line[], turns: readonly string[], since: number, me = ''): Block[] {
  const blocks: Block[] = []
  let isOld = since > 0
  for (const line of lines) {
    const last = blocks.at(-1)
    const isDue = isOld && line.index >= since
    if (turns.includes(line.message.id)) {
      const seat = seatOf(line)
      const isNew = isDue && (!seat || seat !== me)
      if (isNew) isOld = false
      blocks.push({ at: line.index, head: line, seat, lines: [line], isNew })
    } else if (!last || (isDue && !last.seat)) {
      if (isDue) isOld = false
      blocks.push({ at: line.index, head: undefined, seat: '', lines: [line], isNew: isDue })
    } else {
      last.lines.push(line)
      if (isDue && last.seat !== me) {
        isOld = false
        last.isNew = true
      }
    }
  }
  return blocks
}

/** What a block tells in short: by whom, without its head and what is left out. */
export function runsOf(block: Block, isLeftOut: (line: Line) => boolean, hasShort: (line: Line) => boolean): Run[] {
  const runs: Run[] = []
  for (const line of block.lines) {
    if (line === block.head || isLeftOut(line)) continue
    const actor = hasShort(line) ? actorOf(line) : ''
    const last = runs.at(-1)
    if (actor && last?.actor === actor) last.lines.push(line)
    else runs.push({ actor, lines: [line] })
  }
  return runs
}

/** What is said several times in a row is said once. */
export function foldedOf(lines: Line[], say: (line: Line) => string): { line: Line; text: string; count: number }[] {
  const folded: { line: Line; text: string; count: number }[] = []
  for (const line of lines) {
    const last = folded.at(-1)
    const said = say(line)
    if (last?.text === said) last.count += 1
    else folded.push({ line, text: said, count: 1 })
  }
  return folded
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const seatOf = ({ message }: Line): string => text(message.args.seat)
export const actorOf = ({ message }: Line): string => text(message.args.seat) || text(message.args.tank)

/** The last of these lines that begins a turn or a round. */
export const lastHead = (lines: Line[], turns: readonly string[]): Line | undefined =>
  lines.filter(({ message }) => turns.includes(message.id)).at(-1)

/** Is one of these told of there at all? */
export function names({ message }: Line, own: readonly string[]): boolean {
  return Object.values(message.args).flat().some((value) => own.includes(String(value)))
}
