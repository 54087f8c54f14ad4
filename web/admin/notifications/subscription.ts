// This browser's push subscription.
import { OFFICE_SCOPE as SCOPE, OFFICE_WORKER } from '#web/offline/office-pages.ts'

/** Why this browser cannot subscribe; 'ready' when it can, or can be asked. */
export type PushSupport = 'ready' | 'insecure' | 'home screen' | 'unsupported' | 'blocked'

export type Asked = { subscription: string } | { refused: 'permission' | 'service' }

export function pushSupport(): PushSupport {
  if (!window.isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return /iPhone|iPad/.test(navigator.userAgent) ? 'home screen' : 'unsupported'
  }
  return Notification.permission === 'denied' ? 'blocked' : 'ready'
}

/** Undefined when the browser takes no messages. */
export async function currentEndpoint(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  return (await registration?.pushManager.getSubscription())?.endpoint
}

/** Requests permission and a subscription; browsers only ask within a press. */
export async function subscribe(publicKey: string): Promise<Asked> {
  if ((await Notification.requestPermission()) !== 'granted') return { refused: 'permission' }
  try {
    await navigator.serviceWorker.register(OFFICE_WORKER, { scope: SCOPE, updateViaCache: 'none' })
    const { pushManager } = await navigator.serviceWorker.ready
    // A subscription for other keys, of another shop or before a restore, blocks a new one.
    const known = await pushManager.getSubscription()
    if (known && keyOf(known) !== publicKey) await known.unsubscribe()
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    return { subscription: JSON.stringify(subscription) }
  } catch {
    return { refused: 'service' }
  }
}

/** The shop forgets the device even when the browser fails. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe().catch(() => false)
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/(?<!=)=+$/, '')
}
