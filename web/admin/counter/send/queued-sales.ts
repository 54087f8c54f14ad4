// The sales that the shop does not have yet: stored on the device, across reloads and closing, until it has them.
import type { SentSale } from '#domain/counter/sent-sale.ts'
import { isoDay } from '#domain/indian-date.ts'
import { isIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { deviceStorage, readStored, writeStored } from '#web/browser/storage.ts'
import { createStoredItems, type ItemStorage } from '#web/browser/stored-items.ts'

/** Each sale has an item of its own, which two tabs may write at the same moment. */
export const SALE_PREFIX = 'counter-sale:'
/** The one list that earlier versions stored. */
export const LIST_NAME = 'counter-sales'

/** `refusal` is what the shop said of a sale that it does not take: nobody sends it again by itself. `place` is its place in the queue. */
export type QueuedSale = { key: string; sale: SentSale; place?: number; refusal?: string }

const placeOf = ({ place = 0 }: QueuedSale) => place

export function createSaleQueue(storage: () => ItemStorage | undefined = deviceStorage) {
  const items = createStoredItems<QueuedSale>(storage, SALE_PREFIX, {
    read: (found) => (isQueued(found) ? found : undefined),
    compare: (one, other) => placeOf(one) - placeOf(other) || (one.key < other.key ? -1 : 1),
  })

  /** Another tab may have sold without this one having heard of it, or a page of an earlier version. */
  function newest(): readonly QueuedSale[] {
    items.reread()
    for (const queued of oldList()) put(queued)
    if (items.isStored()) writeList([])
    return items.get()
  }

  function put(queued: QueuedSale) {
    const queue = items.get()
    if (queue.some(({ key }) => key === queued.key)) return
    items.put(queued.key, { ...queued, place: Math.max(0, ...queue.map(placeOf)) + 1 })
  }

  const oldList = (): QueuedSale[] => {
    const found = readStored(storage(), LIST_NAME)
    return Array.isArray(found) ? found.filter(isQueued) : []
  }

  function writeList(list: readonly QueuedSale[]) {
    if (oldList().length > 0) writeStored(storage(), LIST_NAME, list.length === 0 ? undefined : list)
  }

  newest()
  return {
    ...items,
    newest,
    /** The goods are gone, whatever the stock is: the sale goes as one that was kept. */
    add(key: string, sale: SentSale) {
      newest()
      put({ key, sale: { ...sale, isLate: true } })
    },
    remove(key: string) {
      writeList(oldList().filter((queued) => queued.key !== key))
      items.remove(key)
    },
    refuse(key: string, refusal: string) {
      const queued = newest().find((each) => each.key === key)
      if (queued) items.put(key, { ...queued, refusal })
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

function isQueued(found: unknown): found is QueuedSale {
  const { key, sale } = Object(found) as Record<string, unknown>
  const { saleId, lines } = Object(sale) as Record<string, unknown>
  return typeof key === 'string' && isIdempotencyKey(key) && typeof saleId === 'string' && Array.isArray(lines)
}

export const saleQueue = createSaleQueue()

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === LIST_NAME || key.startsWith(SALE_PREFIX)) saleQueue.newest()
  })
  // A page out of the back/forward cache has received no events of other tabs.
  window.addEventListener('pageshow', saleQueue.newest)
}
