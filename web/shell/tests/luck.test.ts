// The server commits first: what this browser has been promised is kept before its word leaves it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginFork, beginMatch, beginRematch, recallLuck, remember, speakForRematch, takeSeat } from '../luck'
import type { MatchInfo } from '../wire'

type Sent = { path: string; method: string; body: Record<string, string>; known: string | undefined }
const WORD = /^[0-9a-f]{32}$/
const SEATS = [{ kind: 'me' as const }, { kind: 'agent' as const }]
let sent: Sent[]
let answers: Record<string, unknown>

beforeEach(() => {
  localStorage.clear()
  sent = []
  answers = {
    'POST commitments': { match: 'm1', commitment: 'promise', ticket: 't' },
    'POST matches': { id: 'm1' },
    'POST matches/old/fork': { id: 'm1' },
    'GET matches/old/rematch': { match: 'm1', commitment: 'promise', ticket: '' },
    'PUT matches/old/seats/0/word': { match: 'm1', commitment: 'promise', ticket: '' },
    'POST matches/old/rematch': { id: 'm1' },
    'POST matches/m1/seats/1/claim': { id: 'm1' },
  }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body = '{}' }: RequestInit) => {
    const path = address.replace('api/', '')
    sent.push({ path, method, body: JSON.parse(body as string), known: recallLuck('m1')?.commitment })
    const answer = answers[`${method} ${path}`] as { code?: string }
    return new Response(JSON.stringify(answer), { status: answer.code ? 409 : 200 })
  })
})
afterEach(() => vi.unstubAllGlobals())

const word = () => recallLuck('m1')!.word
const spoken = () => sent.filter(({ body }) => body.entropy)

test.each([
  ['a match', () => beginMatch('me', { game: 'convoy', seats: SEATS })],
  ['a fork', () => beginFork('old', 'me', { moment: 1, seats: SEATS })],
  ['a rematch', () => beginRematch('old', 0, 'me')],
  ['a seat', () => takeSeat({ id: 'm1', fair: { commitment: 'promise', entropy: [] } } as unknown as MatchInfo, 1, 'me', { name: 'Bo' })],
])('for %s the commitment is known before the word is sent, and both are kept', async (_, deed) => {
  await deed()
  expect(spoken().length).toBe(1)
  expect(spoken()[0]).toMatchObject({ known: 'promise', body: { entropy: word() } })
  expect(word()).toMatch(WORD)
  expect(recallLuck('m1')!.commitment).toBe('promise')
})

test('who only sets up a match for others sends no word', async () => {
  await beginMatch('me', { game: 'convoy', seats: [{ kind: 'friend' }, { kind: 'friend' }] })
  expect(spoken()).toEqual([])
  expect(recallLuck('m1')).toEqual({ commitment: 'promise', word: '' })
})

test('a match under another id does not get rid of the promise', async () => {
  answers['POST matches'] = { id: 'other' }
  await beginMatch('me', { game: 'convoy', seats: SEATS })
  expect(recallLuck('other')).toEqual({ commitment: 'promise', word: word() })
})

test('the first commitment stays, and the word is the same when it is asked for again', async () => {
  await speakForRematch('old', 0, 'me')
  remember('m1', 'another promise')
  await beginRematch('old', 0, 'me')
  expect(recallLuck('m1')!.commitment).toBe('promise')
  expect(new Set(spoken().map(({ body }) => body.entropy)).size).toBe(1)
})

test('a word that came too late is not looked for', async () => {
  answers['PUT matches/old/seats/0/word'] = { code: 'match/word' }
  await beginRematch('old', 0, 'me')
  expect(recallLuck('m1')).toEqual({ commitment: 'promise', word: '' })
})

test('what earlier versions kept is a commitment seen during play, without a word', () => {
  localStorage.setItem('hulldown.commitment.m0', 'seen')
  expect(recallLuck('m0')).toEqual({ commitment: 'seen', word: '' })
})
