// Why a match of Duel ended: which side has more points or kills, and how many each has.
import type { Situation, Words } from '../../../../web/table/contract'
import { winningSide } from './report'
import { bare, type DuelView } from './view'

export function ending({ outcome, view }: Situation, words: Words): string | undefined {
  const by = /^by-(points|kills)/.exec(outcome?.reason ?? '')?.[1]
  if (!outcome || !by) return undefined
  const { sides } = view as unknown as DuelView
  const side = winningSide(view as unknown as DuelView, outcome)
  const [won, lost] = [...sides].sort((one) => (bare(one.id) === side ? -1 : 1))
  if (by === 'kills') return words.ui('table-ended-kills', { side, points: won!.points, kills: won!.kills, other: lost!.kills })
  return words.ui('table-ended-points', { side, points: won!.points, other: lost!.points })
}
