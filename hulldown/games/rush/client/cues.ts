// What is heard of what happens: each cue once a moment, when its cause is seen.
import type { Line } from '../../../../web/table/contract'
import { play, type Cue } from '../../../../web/table/sound'

const CUES: Record<string, Cue> = {
  'vehicle-bought': 'coin',
  'medals-taken': 'coin',
  'card-used': 'card',
  'card-given-up': 'card',
  'vehicle-researched': 'card',
  'reserve-scouted': 'card',
  'base-defended': 'engine',
  'assault-announced': 'engine',
  'base-damaged': 'shot',
  'vehicle-damaged': 'shot',
  'base-destroyed': 'shot',
  'vehicle-destroyed': 'shot',
  'last-round-began': 'drum',
}

/** `when` says how long after the moment began a line of it is shown; a shot lands `flight` later. */
export function sounds(lines: Line[], when: (place: number) => number, flight: number): void {
  const heard = new Set<Cue>()
  lines.forEach(({ message }, place) => {
    const cue = CUES[message.id]
    if (!cue || heard.has(cue)) return
    heard.add(cue)
    setTimeout(() => play(cue), when(place))
    if (cue === 'shot') setTimeout(() => play('hit'), when(place) + flight)
  })
}
