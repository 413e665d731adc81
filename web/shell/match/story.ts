// A finished match in five lines: the rarest things that happened, in their order.
import type { Line } from '../wire'

export const STORY = 5

export function story(lines: Line[]): Line[] {
  const often = new Map<string, number>()
  for (const { message } of lines) often.set(message.id, (often.get(message.id) ?? 0) + 1)
  const rarest = [...lines].sort(
    (one, other) => often.get(one.message.id)! - often.get(other.message.id)! || other.index - one.index,
  )
  return rarest.slice(0, STORY).sort((one, other) => one.index - other.index)
}
