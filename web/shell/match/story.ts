// A finished match in five lines: the rarest things that happened, in their order.
import type { Line } from '../wire'

export const STORY = 5

/** Of each kind of thing the last one, for how it ended says most; who did what before what merely happened. */
export function story(all: Line[]): Line[] {
  const deeds = all.filter(({ message }) => Object.values(message.args).flat().some((value) => String(value).startsWith('seat:')))
  const lines = deeds.length < STORY ? all : deeds
  const often = new Map<string, number>()
  const last = new Map<string, Line>()
  for (const line of lines) {
    often.set(line.message.id, (often.get(line.message.id) ?? 0) + 1)
    last.set(line.message.id, line)
  }
  const rarest = [...last.values()].sort(
    (one, other) => often.get(one.message.id)! - often.get(other.message.id)! || other.index - one.index,
  )
  return rarest.slice(0, STORY).sort((one, other) => one.index - other.index)
}
