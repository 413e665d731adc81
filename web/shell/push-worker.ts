// Runs in the background: shows a notice that a match waits, and opens the match when it is clicked.
/// <reference lib="webworker" />
const worker = self as unknown as ServiceWorkerGlobalScope

// The built worker lies in `assets`, so its scope is that folder, and the page is one above it.
const page = (place: string) => new URL(`../${place}`, worker.registration.scope).href

type Notice = { title?: string; body?: string; match?: string }

worker.addEventListener('push', (event) => {
  const { title = 'Hulldown', body = '', match = '' } = (event.data?.json() ?? {}) as Notice
  const shown = worker.registration.showNotification(title, { body, tag: match, data: match })
  event.waitUntil(shown)
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const match = String(event.notification.data ?? '')
  event.waitUntil(worker.clients.openWindow(page(match && `#/match/${match}`)))
})

export {}
