// Why a match of Rush ended, with names.
import type { Situation, Words } from '../../../../web/table/contract'
import type { RushView } from './view'

/** Who lost the last Base, or which Medals ran out. */
export function ending({ outcome, view }: Situation, words: Words): string | undefined {
  const { seats, medals } = view as unknown as RushView
  const named = (things: { id: string }[]) => words.joined(things.map(({ id }) => words.thing(id)))
  if (outcome?.reason === 'bases-lost') {
    const without = seats.filter(({ bases }) => bases.every(({ state }) => state === 'gone'))
    return without.length ? words.ui('table-lost-bases', { names: named(without), count: without.length }) : undefined
  }
  if (outcome?.reason === 'medals-gone') return words.ui('table-medals-gone', { medals: named(medals.filter(({ singles }) => !singles)) })
  return undefined
}
