import { expect, test } from 'vitest'
import type { Channel, Listener } from '../../channel'
import { Onlooking } from '../onlooking.svelte'
import type { Listed, MatchInfo } from '../wire'

const match = (id: string, changed: number) => ({ id, changed }) as MatchInfo

/** A server that the test plays: each connection with what was sent on it. */
class Peer {
  sent: string[] = []
  isClosed = false
  constructor(readonly listener: Listener) {}
  readonly channel: Channel = {
    send: (text) => void this.sent.push(JSON.parse(text).type),
    reconnect: () => {},
    close: () => void (this.isClosed = true),
  }
  tell = (matches: MatchInfo[], gone: string[] = []) =>
    this.listener.heard(JSON.stringify({ type: 'listed', matches, gone } satisfies Listed))
}

function onlooking() {
  const peers: Peer[] = []
  const looking = new Onlooking(async () => (listener) => {
    const peer = new Peer(listener)
    peers.push(peer)
    return peer.channel
  })
  return { looking, peers, ids: () => looking.tables?.map(({ id }) => id) }
}

test('tables come, change and go, the latest first', async () => {
  const { looking, peers, ids } = onlooking()
  await looking.look(true)
  const peer = peers[0]!
  peer.listener.opened()
  expect(peer.sent).toEqual(['follow'])
  expect(ids()).toBeUndefined()
  peer.tell([match('a', 1), match('b', 2)])
  expect(ids()).toEqual(['b', 'a'])
  peer.tell([match('a', 3)])
  expect(ids()).toEqual(['a', 'b'])
  peer.tell([match('c', 4)], ['a'])
  expect(ids()).toEqual(['c', 'b'])
  expect(looking.news).toEqual(['a', 'c'])
})

test('after a break only what is told then is there', async () => {
  const { looking, peers, ids } = onlooking()
  await looking.look(true)
  const peer = peers[0]!
  peer.listener.opened()
  peer.tell([match('a', 1)])
  peer.listener.lost()
  expect(ids()).toEqual(['a'])
  peer.listener.opened()
  expect(peer.sent).toEqual(['follow', 'follow'])
  peer.tell([match('b', 2)])
  expect(ids()).toEqual(['b'])
})

test('while nobody sees the page there is no connection', async () => {
  const { looking, peers, ids } = onlooking()
  const first = looking.look(true)
  await looking.look(false)
  await first
  expect(peers).toEqual([])
  await looking.look(true)
  await looking.look(true)
  expect(peers.length).toBe(1)
  peers[0]!.listener.opened()
  peers[0]!.tell([match('a', 1)])
  await looking.look(false)
  expect(peers[0]!.isClosed).toBe(true)
  expect(ids()).toEqual(['a'])
})

test('whom the server wants no more does not come again', async () => {
  const { looking, peers } = onlooking()
  await looking.look(true)
  peers[0]!.listener.heard(JSON.stringify({ type: 'bye', again: true }))
  expect(peers[0]!.isClosed).toBe(false)
  peers[0]!.listener.heard(JSON.stringify({ type: 'bye', again: false }))
  expect(peers[0]!.isClosed).toBe(true)
})
