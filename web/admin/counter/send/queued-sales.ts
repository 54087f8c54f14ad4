// Unsent sales, kept on the device until the shop has them.
import type { SentSale } from '#domain/counter/sent-sale.ts'
import { isoDay } from '#domain/dates/indian-date.ts'
import { isIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { followOtherTabs } from '#web/browser/persisted-store.ts'
import { deviceStorage } from '#web/browser/storage.ts'
import { createStoredItems, type ItemStorage } from '#web/browser/stored-items.ts'

export const QUEUE_NAME = 'counter-sales'

/** A sale with a `refusal` is not retried. `place` is its place in the queue, `seller` a person's id. */
export type QueuedSale = { key: string; sale: SentSale; seller?: string; place?: number; refusal?: string }

const placeOf = ({ place = 0 }: QueuedSale) => place

export function createSaleQueue(storage: () => ItemStorage | undefined = deviceStorage) {
  const items = createStoredItems<QueuedSale>(storage, {
    name: QUEUE_NAME,
    read: (found) => (isQueued(found) ? found : undefined),
    idOf: ({ key }) => key,
    // Entries of an earlier version have no place.
    compare: (one, other) => placeOf(one) - placeOf(other) || (orderText(one) < orderText(other) ? -1 : 1),
  })

  /** Includes sales of other tabs that this one has not heard of. */
  function newest(): readonly QueuedSale[] {
    items.reread()
    return items.get()
  }

  return {
    ...items,
    newest,
    /** Late: the goods are gone, whatever the stock. */
    add(key: string, sale: SentSale, seller?: string) {
      const queue = newest()
      if (queue.some((queued) => queued.key === key)) return
      items.put({
        key,
        sale: { ...sale, isLate: true },
        ...(seller !== undefined && { seller }),
        place: Math.max(0, ...queue.map(placeOf)) + 1,
      })
    },
    refuse(key: string, refusal: string) {
      const queued = newest().find((each) => each.key === key)
      if (queued) items.put({ ...queued, refusal })
    },
    /** Returns the oldest unsent sale. */
    next(): QueuedSale | undefined {
      return newest().find(({ refusal }) => refusal === undefined)
    },
  }
}

function orderText({ sale, key }: QueuedSale): string {
  return `${sale.soldAt} ${key}`
}

/** Counts a day's sales waiting on this device, and their cash; refused ones are shown and do not wait. */
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
followOtherTabs(QUEUE_NAME, saleQueue.reread)
