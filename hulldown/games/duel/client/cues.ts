// What is heard of what happens, each cue with the beat that shows its cause.
import { play, type Cue } from '../../../../web/table/sound'
import type { Line } from '../../../../web/table/contract'

const CUES: Record<string, Cue> = {
  'declared-move': 'engine',
  'declared-flank': 'engine',
  'tank-left': 'engine',
  'declared-fire': 'turret',
  'shot-hit': 'shot',
  'shot-missed': 'shot',
  'gun-hit': 'shot',
  'gun-missed': 'shot',
  'infantry-hit': 'shot',
  'infantry-missed': 'shot',
  'shot-at-cover': 'miss',
  'shot-bounced': 'ricochet',
  'shot-pierced': 'hit',
  'tank-exploded': 'hit',
  'tank-on-fire': 'fire',
  'still-burning': 'fire',
  'fire-out-of-control': 'fire',
  'card-pulled': 'card',
  'damage-pulled': 'card',
  'bids-shown': 'card',
  'tactics-played': 'card',
  'points-scored': 'coin',
  'deck-shuffled': 'card',
  'game-end-came-up': 'drum',
}

/** The cues of what is shown at once; the last pass through the deck is drummed in. */
export function cuesOf(lines: Line[]): Cue[] {
  const heard = lines.flatMap(({ message: { id, args } }): Cue[] => {
    if (id === 'deck-shuffled' && args.passes === 0) return ['drum']
    return CUES[id] ? [CUES[id]] : []
  })
  return [...new Set(heard)]
}

/** Lets it be heard. */
export const sound = (lines: Line[]): void => cuesOf(lines).forEach(play)
