// A click on a notice opens the page where it lies, below whatever prefix.
import { expect, test, vi } from 'vitest'

type Heard = { notification: { close: () => void; data: string }; waitUntil: (done: unknown) => void }

test.each([
  ['https://tanks.example/assets/', 'Zk3v', 'https://tanks.example/#/match/Zk3v'],
  ['https://tanks.example/games/hulldown/assets/', 'Zk3v', 'https://tanks.example/games/hulldown/#/match/Zk3v'],
  ['https://tanks.example/games/hulldown/assets/', '', 'https://tanks.example/games/hulldown/'],
])('from the scope %s, match %j opens %s', async (scope, match, address) => {
  const heard = new Map<string, (event: Heard) => void>()
  const openWindow = vi.fn()
  vi.stubGlobal('self', {
    registration: { scope },
    clients: { openWindow },
    addEventListener: (type: string, hears: (event: Heard) => void) => heard.set(type, hears),
  })
  vi.resetModules()
  await import('../push-worker')
  heard.get('notificationclick')!({ notification: { close: () => {}, data: match }, waitUntil: () => {} })
  expect(openWindow).toHaveBeenCalledWith(address)
  vi.unstubAllGlobals()
})
