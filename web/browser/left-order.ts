// An order that a page has left with the browser, whose service worker sends it once the device is online.
import { comesLater } from '#domain/retry-after.ts'

/** Of the browser's sync event. */
export const SYNC_TAG = 'order'

/** Without `sending` it was sent, or nothing of it may be sent any more: no person is in it. */
export type LeftOrder = {
  /** Its Idempotency-Key. */
  key: string
  /** A request may have left this device. */
  taken?: true
  sending?: { address: string; body: string; /** In milliseconds since 1970. */ from: number; until: number }
}

export type Keeping = {
  read(): Promise<LeftOrder | undefined>
  write(order: LeftOrder | undefined): Promise<void>
  /** One at a time, in pages and the worker. */
  locked<T>(work: () => Promise<T>): Promise<T>
}

/** The pages' side; `askForSync` rejects where the browser has no such event, or refuses it. */
export function createLeftOrders(keeping: Keeping, askForSync: () => Promise<void>) {
  async function leave(order: LeftOrder, isOver: () => boolean): Promise<boolean> {
    await askForSync()
    const before = await keeping.read()
    if (isOver()) return false
    if (before?.key !== order.key) await keeping.write(order)
    // The visitor may have sent it again: it now waits for longer. A copy that was sent has nothing of the person.
    else if (before.sending && before.sending.until !== order.sending?.until)
      await keeping.write({ ...order, ...(before.taken && { taken: true }) })
    return true
  }

  async function withdraw(isMeant: (key: string) => boolean): Promise<boolean> {
    const order = await keeping.read()
    if (!order || !isMeant(order.key)) return false
    await keeping.write(undefined)
    return order.taken === true
  }

  return {
    /** Resolves with whether the browser will send it. `isOver` is asked last: the visitor may have stopped the order. */
    leave: (order: LeftOrder, isOver: () => boolean) => keeping.locked(() => leave(order, isOver)).catch(() => false),

    /**
     * From now on the browser does not send an order of such a key. Resolves with whether a request may have left before;
     * rejects where the browser keeps nothing, or not in time.
     */
    withdraw: (isMeant: (key: string) => boolean) => keeping.locked(() => withdraw(isMeant)),
  }
}

const NAME = 'shop-left-order'
const ADDRESS = `/${NAME}`
const PATIENCE_MS = 3_000

/** The storage of the device's pages and worker. */
export const deviceKeeping: Keeping = {
  async read() {
    // Opening a cache would create it.
    const found = await caches.match(ADDRESS, { cacheName: NAME })
    return (await found?.json()) as LeftOrder | undefined
  },
  async write(order) {
    if (order) await (await caches.open(NAME)).put(ADDRESS, Response.json(order))
    else await caches.delete(NAME)
  },
  async locked(work) {
    return await navigator.locks.request(NAME, { signal: AbortSignal.timeout(PATIENCE_MS) }, work)
  },
}

type SyncRegistration = ServiceWorkerRegistration & { sync: { register(tag: string): Promise<void> } }

export const leftOrders = createLeftOrders(deviceKeeping, async () => {
  const registration = await navigator.serviceWorker.getRegistration()
  await (registration as SyncRegistration).sync.register(SYNC_TAG)
})

type Sending = {
  post(address: string, init: RequestInit): Promise<Response>
  now(): number
  /** Resolves once a page that is open has had the time to send it. */
  openPages(): Promise<void>
}

/**
 * The worker's side. Rejects when the order should be tried again later. The shop's answer is for the page, which asks
 * for it under the same key at the next visit.
 */
export async function sendLeftOrder(keeping: Keeping, { post, now, openPages }: Sending): Promise<void> {
  await openPages()
  const order = await keeping.locked(async () => {
    const found = await keeping.read()
    if (!found?.sending) return undefined
    if (now() < found.sending.from || now() > found.sending.until) {
      // The visitor is asked first.
      await keeping.write(undefined)
      return undefined
    }
    await keeping.write({ ...found, taken: true })
    return { key: found.key, ...found.sending }
  })
  if (!order) return
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': order.key }
  const answer = await post(order.address, { method: 'POST', headers, body: order.body })
  if (comesLater(answer.status)) throw new Error(`The shop answered ${answer.status}.`)
  await keeping.locked(async () => {
    if ((await keeping.read())?.key === order.key) await keeping.write({ key: order.key, taken: true })
  })
}
