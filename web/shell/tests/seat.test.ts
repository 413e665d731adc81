// The seat's connection against a real socket whose other end follows a script.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type { WebSocketServer, WebSocket as Peer } from 'ws'
import { ApiError } from '../api'
import { Seat } from '../seat.svelte'
import type { ClientMessage, Line, MatchInfo, ServerMessage, Situation } from '../wire'

// by its path: by its name one gets the package's empty half for browsers
const sockets = createRequire(import.meta.url)('../../../node_modules/ws') as typeof import('ws')

const PATIENCE = 60_000
const MATCH = { id: 'm1', status: 'running', seats: [] } as unknown as MatchInfo
const situation = (prompt: number) => ({ prompt_number: prompt, to_act: [0], view: {}, choices: [] }) as unknown as Situation
const lines = (from: number, to: number): Line[] =>
  Array.from({ length: to - from }, (_, i) => ({ index: from + i, message: { id: `line-${from + i}`, args: {} }, rule: '', moment: from + i }))

let server: WebSocketServer
let heard: ClientMessage[]
let answer: (message: ClientMessage, peer: Peer) => void
let seat: Seat

const say = (peer: Peer, message: ServerMessage) => peer.send(JSON.stringify(message))
const welcome = (peer: Peer, from: number, to: number, prompt = 1) =>
  say(peer, { type: 'welcome', match: MATCH, seat: 0, lines: lines(from, to), acted: 0, situation: situation(prompt), chat: [], titles: {}, once: ['cards'] })
const ofType = (type: ClientMessage['type']) => heard.filter((message) => message.type === type)
const indices = () => seat.lines.map((line) => line.index)

beforeEach(async () => {
  heard = []
  vi.stubGlobal('WebSocket', sockets.WebSocket)
  server = new sockets.WebSocketServer({ port: 0 })
  server.on('connection', (peer) =>
    peer.on('message', (data) => {
      const message = JSON.parse(String(data)) as ClientMessage
      heard.push(message)
      answer(message, peer)
    }),
  )
  await new Promise((done) => server.once('listening', done))
  window.location.href = `http://localhost:${(server.address() as AddressInfo).port}/`
})

afterEach(async () => {
  vi.useRealTimers()
  seat.close()
  for (const peer of server.clients) peer.terminate()
  await new Promise((done) => server.close(done))
})

/** Waits for this, with patience for a busy machine. */
const until = (met: () => void) => vi.waitFor(met, PATIENCE)
const open = () => (seat = new Seat({ match: 'm1', seat: 0, secret: 's' }))

test('it says hello first and then knows where things stand', async () => {
  answer = (message, peer) => message.type === 'hello' && welcome(peer, 0, 3, 7)
  open()
  expect(seat.state).toBe('connecting')
  await until(() => expect(seat.state).toBe('online'))
  expect(heard).toEqual([{ type: 'hello', match: 'm1', seat: 0, secret: 's', seen: 0, once: true }])
  expect(indices()).toEqual([0, 1, 2])
  expect(seat.situation?.prompt_number).toBe(7)
})

test('what is printed on things is told once and stands in every view', async () => {
  const [one, other] = [{ title: 'One' }, { title: 'Other' }]
  answer = (message, peer) => {
    if (message.type !== 'hello') return
    const seen = { ...situation(1), view: { round: 1, cards: { 'card:one': one } } }
    say(peer, { type: 'welcome', match: MATCH, seat: 0, lines: [], acted: 0, situation: seen, chat: [], titles: {}, once: ['cards'] })
    const next = { ...situation(2), view: { round: 2 } }
    say(peer, { type: 'update', lines: [], situation: next, printed: { cards: { 'card:other': other } } })
  }
  open()
  await until(() => expect(seat.situation?.prompt_number).toBe(2))
  expect(seat.situation?.view).toEqual({ round: 2, cards: { 'card:one': one, 'card:other': other } })
})

test('an action names the prompt it answers and is settled by its id', async () => {
  answer = (message, peer) => {
    if (message.type === 'hello') welcome(peer, 0, 0, 5)
    else say(peer, { type: 'done', id: (message as { id: string }).id })
  }
  open()
  await seat.act([{ kind: 'send' }])
  expect(ofType('act')).toEqual([{ type: 'act', id: expect.any(String), prompt_number: 0, actions: [{ kind: 'send' }], lingers: false }])
  await seat.act([])
  expect(ofType('act')[1]).toMatchObject({ prompt_number: 5 })
  expect(new Set(ofType('act').map((act) => (act as { id: string }).id)).size).toBe(2)
})

test('a refusal rejects with its code', async () => {
  answer = (message, peer) => {
    if (message.type === 'hello') welcome(peer, 0, 0)
    else
      say(peer, {
        type: 'refused',
        id: (message as { id: string }).id,
        error: { code: 'action/illegal', message: 'no', hint: '', details: { rule: 'T-1' } },
      })
  }
  open()
  const error = await seat.act([]).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ code: 'action/illegal', details: { rule: 'T-1' } })
})

test('after a break it asks from what it has on, and hears nothing twice', async () => {
  let visits = 0
  answer = (message, peer) => {
    if (message.type !== 'hello') return
    visits += 1
    if (visits === 1) {
      welcome(peer, 0, 2)
      const update: ServerMessage = { type: 'update', lines: lines(2, 4), situation: situation(2), printed: {} }
      peer.send(JSON.stringify(update), () => peer.terminate())
    } else welcome(peer, 3, 6, 3)
  }
  open()
  const told: number[][] = []
  seat.onupdate = (fresh) => told.push(fresh.map((line) => line.index))
  await until(() => expect(seat.state).toBe('away'))
  await until(() => expect(seat.state).toBe('online'))
  expect(ofType('hello').map((hello) => hello.type === 'hello' && hello.seen)).toEqual([0, 4])
  expect(told).toEqual([[0, 1], [2, 3], [4, 5]])
  expect(indices()).toEqual([0, 1, 2, 3, 4, 5])
  expect(seat.situation?.prompt_number).toBe(3)
})

test('an action without an answer is sent again with the same id', async () => {
  answer = (message, peer) => {
    if (message.type === 'hello') welcome(peer, 0, 0)
    else if (ofType('act').length === 1) peer.terminate()
    else say(peer, { type: 'done', id: (message as { id: string }).id })
  }
  open()
  await until(() => expect(seat.state).toBe('online'))
  await seat.act([{ kind: 'send' }])
  const [first, second] = ofType('act')
  expect(second).toEqual(first)
  expect(heard.map((message) => message.type)).toEqual(['hello', 'act', 'hello', 'act'])
})

test('where a line is missing it asks for all of them again', async () => {
  answer = (message, peer) => {
    if (message.type !== 'hello') return
    if (ofType('hello').length > 1) return welcome(peer, 1, 5)
    welcome(peer, 0, 1)
    say(peer, { type: 'update', lines: lines(3, 5), situation: situation(2), printed: {} })
  }
  open()
  await until(() => expect(indices()).toEqual([0, 1, 2, 3, 4]))
})

test('a server that says goodbye for good is left alone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  answer = (_, peer) => {
    say(peer, { type: 'bye', again: false, error: { code: 'auth/bad-secret', message: 'no', hint: '', details: {} } })
    peer.close()
  }
  open()
  const waiting = seat.query('odds').catch((error: ApiError) => error.code)
  expect(await waiting).toBe('auth/bad-secret')
  expect(seat.state).toBe('refused')
  expect(seat.error?.code).toBe('auth/bad-secret')
  await expect(seat.act([])).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(600_000)
  vi.useRealTimers()
  const later = new sockets.WebSocket(`ws://localhost:${(server.address() as AddressInfo).port}/`)
  await new Promise((done) => later.once('open', done)) // whoever had come again would be here by now
  later.terminate()
  expect(heard.length).toBe(1)
})

test('previews and queries bring their answers, chat and table what changed', async () => {
  answer = (message, peer) => {
    if (message.type === 'hello') welcome(peer, 0, 0)
    if (message.type === 'query') say(peer, { type: 'answer', id: message.id, answer: 42, situation: null, applied: 0, stopped: '' })
    if (message.type === 'preview')
      say(peer, { type: 'answer', id: message.id, answer: null, situation: situation(9), applied: 1, stopped: '' })
    if (message.type === 'say') {
      say(peer, { type: 'chatted', line: { number: 0, seat: 0, channel: 'all', text: message.text ?? '', phrase: '' } })
      say(peer, { type: 'table', match: { ...MATCH, paused: true } })
      say(peer, { type: 'done', id: message.id })
    }
  }
  open()
  expect(await seat.query({ kind: 'odds' })).toBe(42)
  expect((await seat.preview([{ kind: 'dig' }])).situation?.prompt_number).toBe(9)
  await seat.say({ text: 'good luck' })
  expect(seat.chat.map((line) => line.text)).toEqual(['good luck'])
  expect(seat.match?.paused).toBe(true)
})
