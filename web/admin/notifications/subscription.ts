// This browser's push subscription: whether it can have one, and how it is asked for.

const WORKER = '/push-worker.js'
const SCOPE = '/admin/'

/** Why this browser cannot hear of orders; 'ready' when it can, or can be asked. */
export type PushSupport = 'ready' | 'insecure' | 'home screen' | 'unsupported' | 'blocked'

export type Asked = { subscription: string } | { refused: 'permission' | 'service' }

export function pushSupport(): PushSupport {
  if (!window.isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return /iPhone|iPad/.test(navigator.userAgent) ? 'home screen' : 'unsupported'
  }
  return Notification.permission === 'denied' ? 'blocked' : 'ready'
}

/** Returns the address at which the browser takes messages now; undefined when it takes none. */
export async function currentEndpoint(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  return (await registration?.pushManager.getSubscription())?.endpoint
}

/** Asks the person for leave and the browser for a subscription; to be called within a press, or browsers ask nobody. */
export async function subscribe(publicKey: string): Promise<Asked> {
  if ((await Notification.requestPermission()) !== 'granted') return { refused: 'permission' }
  try {
    await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
    const { pushManager } = await navigator.serviceWorker.ready
    // One for the keys of another shop, or of this one before it was restored, stands in the way.
    const known = await pushManager.getSubscription()
    if (known && keyOf(known) !== publicKey) await known.unsubscribe()
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    return { subscription: JSON.stringify(subscription) }
  } catch {
    return { refused: 'service' }
  }
}

/** The shop forgets the device all the same when the browser fails. */
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
