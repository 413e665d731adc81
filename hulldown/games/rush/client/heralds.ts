// What is heralded in the middle of the table: of all that is told at once, the most weighty.
import type { Line, Message } from '../../../../web/table/contract'
import type { IconName } from './icons'

export type Herald = { sign: IconName; message: Message }

/** By weight, the heaviest first. */
const SIGNS: [id: string, sign: IconName][] = [
  ['last-round-began', 'drum'],
  ['base-destroyed', 'kills'],
  ['vehicle-destroyed', 'kills'],
  ['sabotage-called', 'sabotage'],
  ['base-damaged', 'kills'],
  ['vehicle-damaged', 'kills'],
  ['medals-taken', 'medal'],
  ['vehicle-researched', 'research'],
  ['recruitment-opened', 'recruitment'],
  ['reserve-scouted', 'scouting'],
  ['card-buried', 'graveyard'],
  ['card-given-up', 'sabotage'],
  ['vehicle-bought', 'coin'],
  ['base-defended', 'shield'],
  ['assault-announced', 'shell'],
  ['turn-began', 'hand'],
]

export function heraldOf(lines: Line[]): Herald | undefined {
  for (const [id, sign] of SIGNS) {
    const line = lines.filter(({ message }) => message.id === id).at(-1)
    if (line) return { sign, message: line.message }
  }
  return undefined
}
