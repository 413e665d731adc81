// What each tank, gun and squad is drawn from.
import type { Numbers } from '../../../../web/table/silhouette'
import shared from '../../../../web/table/vehicles.json'
import own from './silhouettes.json'

const DRAWN = { ...shared, ...own } as unknown as Record<string, Numbers>

/** The boards whose vehicle other games know too, under its name there. */
const ALIKE: Record<string, string> = {
  t34_76_m43: 't_34',
  t34_85: 't_34_85',
  is2m: 'is_2',
  su100: 'su_100',
  pz3j: 'pz_3',
  pz4g: 'pz_4',
  stug3g: 'stug_3',
  panther_a: 'panther',
  tiger1: 'tiger',
  kv1: 'kv_1',
  su85: 'su_85',
  isu152: 'isu_152',
  tiger2: 'tiger_2',
  flak36: 'flak_36',
}

/** What is known of a vehicle that nobody has drawn: tank destroyer or tank, and its Size. */
export type Build = { destroyer?: boolean; size?: number }

/** Of a vehicle nobody has drawn (of a content pack): one of its class and size. */
function like({ destroyer = false, size = 0 }: Build): string {
  if (destroyer) return size < 0 ? 'stug_3' : 'su_100'
  return size < 0 ? 'pz_3' : size > 0 ? 'kv_1' : 'pz_4'
}

/** A name without its kind: `model:t34_85` is `t34_85`. */
export const bare = (id: string): string => id.slice(id.indexOf(':') + 1)

/** The numbers that a board (`model:t34_85`), gun (`gun:pak40`) or squad (`infantry:german`) is drawn from. */
export function numbersOf(id: string, build: Build = {}): Numbers {
  const name = id.startsWith('infantry:') ? `infantry_${bare(id)}` : bare(id)
  return DRAWN[ALIKE[name] ?? name] ?? DRAWN[like(build)]!
}
