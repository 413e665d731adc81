// This browser's share in the luck of its matches. The server commits to its secret first; only then does it get
// this browser's word, which is mixed in. Both are kept here, to be looked for when the match is over.
import { ApiError, askCommitment, claimSeat, forkMatch, getNextLuck, giveWord, makeMatch, playAgain } from './api'
import { keepJson, recall, recallJson } from './store'
import type { Claim, Fork, MatchInfo, NewMatch } from './wire'

/** The commitment as it was first seen, and the word that was sent afterwards; empty: none was. */
export type Memory = { commitment: string; word: string }

const key = (match: string) => `luck.${match}`

/** What is remembered of a match's luck; matches of earlier versions left a commitment seen during play. */
export function recallLuck(match: string): Memory | null {
  const kept = recallJson<Memory | null>(key(match), null)
  const seen = recall(`commitment.${match}`)
  return kept ?? (seen === null ? null : { commitment: seen, word: '' })
}

/** The first commitment stays: another one later is what shall be noticed. */
export function remember(match: string, commitment: string): void {
  if (recallLuck(match) === null) keepJson(key(match), { commitment, word: '' })
}

/** This browser's word for a match, remembered before it is sent; always the same one. */
function wordFor(match: string): string {
  const kept = recallLuck(match)
  if (kept === null) return ''
  const word = kept.word || newWord()
  keepJson(key(match), { ...kept, word })
  return word
}

const newWord = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A match that answers to another id than the one promised does not get rid of the promise. */
function held(made: MatchInfo, promised: string): MatchInfo {
  if (made.id !== promised) keepJson(key(made.id), recallLuck(promised))
  return made
}

type Seated = Pick<NewMatch, 'seats'>

async function begin<T extends Seated>(wish: T, make: (wish: T) => Promise<MatchInfo>): Promise<MatchInfo> {
  const { match, commitment, ticket } = await askCommitment()
  remember(match, commitment)
  const entropy = wish.seats.some(({ kind }) => kind === 'me') ? wordFor(match) : ''
  return held(await make({ ...wish, ticket, entropy }), match)
}

export const beginMatch = (secret: string, wish: NewMatch): Promise<MatchInfo> => begin(wish, (full) => makeMatch(secret, full))
export const beginFork = (id: string, secret: string, wish: Fork): Promise<MatchInfo> =>
  begin(wish, (full) => forkMatch(id, secret, full))

/** Takes a free seat of a match that was looked at before. */
export function takeSeat(match: MatchInfo, seat: number, secret: string, claim: Claim): Promise<MatchInfo> {
  if (match.fair) remember(match.id, match.fair.commitment)
  return claimSeat(match.id, seat, secret, { ...claim, entropy: match.deal ? '' : wordFor(match.id) })
}

/** This browser's word for the rematch of a match that is over; the rematch does not wait for it. */
export async function speakForRematch(id: string, seat: number, secret: string): Promise<string> {
  const { match, commitment } = await getNextLuck(id, secret)
  remember(match, commitment)
  try {
    await giveWord(id, seat, secret, wordFor(match))
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'match/word')) throw error
    // Another device has spoken for this seat, or the rematch was made before.
    keepJson(key(match), { ...recallLuck(match), word: '' })
  }
  return match
}

export async function beginRematch(id: string, seat: number, secret: string): Promise<MatchInfo> {
  const promised = await speakForRematch(id, seat, secret)
  return held(await playAgain(id, secret), promised)
}
