// A connection to a match; apart from `transport.ts`, since the first page needs none.
import Reconnecting from 'partysocket/ws'
import { addressOf } from './transport'

/** A connection that comes back by itself until it is closed. */
export interface Channel {
  send(text: string): void
  reconnect(): void
  close(): void
}

/** What a channel reports. */
export interface Listener {
  opened(): void
  lost(): void
  heard(text: string): void
}

export function openChannel({ opened, lost, heard }: Listener): Channel {
  const url = new URL(addressOf('socket'), location.href).href.replace(/^http/, 'ws')
  const socket = new Reconnecting(url, undefined, {
    maxEnqueuedMessages: 0,
    minReconnectionDelay: 200 + 300 * Math.random(),
    maxReconnectionDelay: 8000,
  })
  socket.addEventListener('open', opened)
  socket.addEventListener('close', lost)
  socket.addEventListener('message', ({ data }) => heard(data))
  return socket
}
