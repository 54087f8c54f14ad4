// Reads the latest orders, repeats a read that failed, and counts those that are new.
import { href } from 'react-router'
import type { LatestOrders } from '#server/orders/list/latest-orders.ts'

const MIN_RETRY_MS = 2_000
const MAX_RETRY_MS = 60_000

/** The orders read so far, and the moment for the next look; '' before the first order. */
export type Look = { since: string; orderIds: ReadonlySet<string> }

export type LatestReads = {
  /** Resolves when the orders are read, or a retry is due later. */
  read(): Promise<void>
  /** Reads that fail are repeated until the returned function is called. */
  keepTrying(): () => void
}

type Needs = {
  onNew(count: number): void
  fetch(address: string): Promise<Pick<Response, 'ok' | 'status' | 'json'>>
  /** Returns the function that cancels `task`. */
  schedule(task: () => void, ms: number): () => void
}

export function createLatestReads({ onNew, fetch, schedule }: Needs): LatestReads {
  let known: Look | undefined
  let reading = Promise.resolve()
  let isTrying = false
  let retryMs = MIN_RETRY_MS
  let cancelRetry: (() => void) | undefined

  const read = () => (reading = reading.then(readOnce))

  async function readOnce() {
    cancelRetry?.()
    const latest = await fetchLatest()
    if (latest === 'failed') {
      if (!isTrying) return
      cancelRetry = schedule(() => void read(), retryMs)
      retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)
      return
    }
    retryMs = MIN_RETRY_MS
    if (latest === 'refused') return
    const { look, count } = afterLook(known, latest)
    known = look
    if (count > 0) onNew(count)
  }

  async function fetchLatest(): Promise<LatestOrders | 'failed' | 'refused'> {
    try {
      const query = new URLSearchParams(known && { since: known.since })
      const response = await fetch(`${href('/admin/orders/latest')}?${query}`)
      if (response.ok) return (await response.json()) as LatestOrders
      return response.status >= 500 ? 'failed' : 'refused'
    } catch {
      return 'failed'
    }
  }

  return {
    read,
    keepTrying() {
      isTrying = true
      return () => {
        isTrying = false
        cancelRetry?.()
      }
    },
  }
}

/** Returns the new state and how many orders have arrived; none at the first look. */
export function afterLook(before: Look | undefined, { orders, since }: LatestOrders): { look: Look; count: number } {
  const read = orders.map(({ orderId }) => orderId)
  const fresh = before ? read.filter((orderId) => !before.orderIds.has(orderId)) : []
  return { look: { since, orderIds: new Set([...(before?.orderIds ?? []), ...read]) }, count: fresh.length }
}
