// The sales that the shop does not have yet: stored on the device, across reloads and closing, until it has them.
import type { SentSale } from '#domain/counter/sent-sale.ts'
import { isoDay } from '#domain/indian-date.ts'
import { isIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { createPersistedStore, deviceStorage, type WebStorage } from '#web/browser/storage.ts'

export const QUEUE_NAME = 'counter-sales'

/** `refusal` is what the shop said of a sale that it does not take: nobody sends it again by itself. */
export type QueuedSale = { key: string; sale: SentSale; refusal?: string }

const EMPTY: readonly QueuedSale[] = []

export function createSaleQueue(storage: () => WebStorage | undefined = deviceStorage) {
  const store = createPersistedStore(storage, QUEUE_NAME, readQueue)

  /** Another tab may have sold without this one having heard of it. */
  function newest(): readonly QueuedSale[] {
    store.reread()
    return store.get()
  }

  const set = (queue: readonly QueuedSale[]) => store.set(queue.length === 0 ? EMPTY : queue)

  return {
    ...store,
    newest,
    /** The goods are gone, whatever the stock is: the sale goes as one that was kept. */
    add(key: string, sale: SentSale) {
      const queue = newest()
      if (!queue.some((queued) => queued.key === key)) set([...queue, { key, sale: { ...sale, isLate: true } }])
    },
    remove(key: string) {
      set(newest().filter((queued) => queued.key !== key))
    },
    refuse(key: string, refusal: string) {
      set(newest().map((queued) => (queued.key === key ? { ...queued, refusal } : queued)))
    },
    /** Returns the oldest that is to be sent. */
    next(): QueuedSale | undefined {
      return newest().find(({ refusal }) => refusal === undefined)
    },
  }
}

/** Returns how many sales of a day wait on this device, and their cash; those that the shop refused are in sight and do not wait. */
export function keptSales(queue: readonly QueuedSale[], day: string): { count: number; cashPaise: number } {
  const waiting = queue.filter(({ sale, refusal }) => refusal === undefined && isoDay(new Date(sale.soldAt)) === day)
  const cash = waiting.filter(({ sale }) => sale.method === 'cash')
  return { count: waiting.length, cashPaise: cash.reduce((sum, { sale }) => sum + sale.totalPaise, 0) }
}

/** Whatever is stored: what is no sale is left out. */
function readQueue(found: unknown): readonly QueuedSale[] {
  const queue = Array.isArray(found) ? found.filter(isQueued) : []
  return queue.length === 0 ? EMPTY : queue
}

function isQueued(found: unknown): found is QueuedSale {
  const { key, sale } = Object(found) as Record<string, unknown>
  const { saleId, lines } = Object(sale) as Record<string, unknown>
  return typeof key === 'string' && isIdempotencyKey(key) && typeof saleId === 'string' && Array.isArray(lines)
}

export const saleQueue = createSaleQueue()

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === QUEUE_NAME || key === null) saleQueue.reread()
  })
  // A page out of the back/forward cache has received no events of other tabs.
  window.addEventListener('pageshow', saleQueue.reread)
}
