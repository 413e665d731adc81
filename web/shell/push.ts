// Notices on this device while no page is open: web push, where the browser and the address allow it.
import worker from './push-worker.ts?worker&url'

export const canPush = (): boolean => isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window

/** Asks the browser for a subscription that the server with this key may send to. */
export async function subscribe(key: string): Promise<Record<string, unknown>> {
  const registration = await navigator.serviceWorker.register(worker, { type: 'module' })
  await running(registration)
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  return { ...made.toJSON() }
}

function running(registration: ServiceWorkerRegistration): Promise<void> {
  const coming = registration.installing ?? registration.waiting
  if (!coming) return Promise.resolve()
  return new Promise((done) => coming.addEventListener('statechange', () => coming.state === 'activated' && done()))
}
