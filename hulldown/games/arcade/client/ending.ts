// Why the match ended, with the name of whoever made it end.
import type { Situation, Words } from '../../../../web/table/contract'

export function ending({ outcome }: Situation, words: Words): string | undefined {
  const [first = []] = outcome?.ranking ?? []
  if (outcome?.reason !== 'five-ahead' || first.length !== 1) return undefined
  return words.ui('table-five-ahead', { name: words.thing(`seat:${first[0]}`) })
}
