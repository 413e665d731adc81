// Why a match of Duel ended: which side has more points, and how many each has.
import type { Situation, Words } from '../../../../web/table/contract'
import { winningSide } from './report'
import { bare, type DuelView } from './view'

export function ending({ outcome, view }: Situation, words: Words): string | undefined {
  if (!outcome?.reason.startsWith('by-points')) return undefined
  const { sides } = view as unknown as DuelView
  const side = winningSide(view as unknown as DuelView, outcome)
  const [won, lost] = [...sides].sort((one) => (bare(one.id) === side ? -1 : 1))
  return words.ui('table-ended-points', { side, points: won!.points, other: lost!.points })
}
