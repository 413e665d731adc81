// Addresses: everything behind the `#`, so that no secret in a link ever reaches a server's log.

export type Route =
  | { page: 'front' }
  | { page: 'new'; game: string; asked: URLSearchParams }
  | { page: 'lessons' | 'lab' | 'puzzles'; game: string }
  /** `deal` is its name; empty: that of today. */
  | { page: 'deal'; game: string; deal: string }
  | { page: 'match' | 'table'; id: string }
  /** `at` is a rule or a chapter. */
  | { page: 'learn' | 'rules'; game: string; at: string }
  | { page: 'join' | 'seat' | 'me' | 'watch' | 'confirm'; secret: string }
  | { page: 'replay'; id: string; moment?: number; seat?: number }
  | { page: 'lost' }

/** What an address asks for. */
export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?')
  const [page = '', what = '', ...rest] = path.split('/').map(plain)
  if (page === '') return { page: 'front' }
  if (what === '') return page === 'me' ? { page, secret: '' } : { page: 'lost' }
  switch (page) {
    case 'new':
      return { page, game: what, asked: new URLSearchParams(query) }
    case 'lessons':
    case 'lab':
    case 'puzzles':
      return { page, game: what }
    case 'deal':
      return { page, game: what, deal: rest[0] ?? '' }
    case 'match':
    case 'table':
      return { page, id: what }
    case 'join':
    case 'seat':
    case 'me':
    case 'watch':
    case 'confirm':
      return { page, secret: what }
    case 'learn':
    case 'rules':
      return { page, game: what, at: rest[0] ?? '' }
    case 'replay':
      return { page, id: what, moment: whole(rest[0]), seat: whole(rest[1]) }
    default:
      return { page: 'lost' }
  }
}

/** Where the browser is; it follows the address. */
class Whereabouts {
  at = $state.raw(parse(location.hash))
  /** Have we come here from another page of ours? */
  hasMoved = false

  constructor() {
    window.addEventListener('hashchange', () => {
      this.hasMoved = true
      this.at = parse(location.hash)
    })
  }
}

export const whereabouts = new Whereabouts()

/** Goes to an address such as `#/match/ID`; `instead` leaves no way back to a page with a secret. */
export function go(hash: string, { instead = false } = {}): void {
  if (!instead) location.hash = hash
  else location.replace(hash)
}

/** The whole link to an address, for other people and devices. */
export function link(hash: string): string {
  return new URL(hash, location.href).href
}

/** Does the link name this very computer, as every computer does itself? */
export function worksOnlyHere(whole: string): boolean {
  return /^(localhost$|127\.|\[::1\]$)/.test(new URL(whole).hostname)
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function whole(part: string | undefined): number | undefined {
  return part && /^\d+$/.test(part) ? Number(part) : undefined
}
