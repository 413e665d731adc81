// What is heard of what happens, each cue with the beat that shows its cause.
import { play, type Cue } from '../../../../web/table/sound'
import type { Beat } from './film.svelte'

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

/** The cues of a beat: a Pull's card first, then what came of it; the last pass through the deck is drummed in. */
export function cuesOf({ lines }: Pick<Beat, 'lines'>): Cue[] {
  const heard = lines.flatMap(({ message: { id, args } }): Cue[] => {
    if (id === 'deck-shuffled' && args.passes === 0) return ['drum']
    return CUES[id] ? [CUES[id]] : []
  })
  return [...new Set(heard)]
}

/** Lets a beat be heard. */
export const sound = (beat: Beat): void => cuesOf(beat).forEach(play)
