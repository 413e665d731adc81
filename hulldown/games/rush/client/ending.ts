// Why a match of Rush ended, with names.
import type { Situation, Words } from '../../../../web/table/contract'
import type { RushView } from './view'

/** Who lost the last Base. */
export function ending({ outcome, view }: Situation, words: Words): string | undefined {
  if (outcome?.reason !== 'bases-lost') return undefined
  const { seats } = view as unknown as RushView
  const without = seats.filter(({ bases }) => bases.every(({ state }) => state === 'gone')).map(({ id }) => words.thing(id))
  return without.length ? words.ui('table-lost-bases', { names: words.joined(without), count: without.length }) : undefined
}
