// Lists orders placed since a time, for clients that poll.
import type { Database } from '#server/database/open.ts'

export type LatestOrder = { orderId: string; placedAt: string }

/** `since` is the moment for the next look. */
export type LatestOrders = { orders: LatestOrder[]; since: string }

/** An order may be stored after a later one: it waits for its transaction, or another process's clock differs. */
const OVERLAP_MS = 60_000
/** Larger numbers are not shown. */
const AT_MOST = 99

/** Later orders are of a clock that was ahead. */
export const latestBy = (now: Date): string => new Date(now.getTime() + OVERLAP_MS).toISOString()

/**
 * Since an ISO 8601 time, but at most since now, and in the minute before, up to 99, newest first, those after now last;
 * for any other text all, without a text the newest.
 */
export async function readLatest(db: Database['db'], now: Date, since?: string): Promise<LatestOrders> {
  const today = now.toISOString()
  const moment = Math.min(Date.parse(since ?? ''), now.getTime())
  const from = Number.isNaN(moment) ? '' : new Date(Math.max(0, moment - OVERLAP_MS)).toISOString()
  const rows = await db
    .selectFrom('orders')
    .select(['order_id', 'placed_at'])
    .where('placed_at', '>=', from)
    .$if(since !== undefined, (query) =>
      query.orderBy((eb) => eb.case().when('placed_at', '>', today).then(1).else(0).end()),
    )
    .orderBy('placed_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(AT_MOST)
    .execute()
  const orders = rows.map((row) => ({ orderId: row.order_id, placedAt: row.placed_at }))
  const newest = orders.reduce((latest, { placedAt }) => (placedAt > latest ? placedAt : latest), '')
  const known = Number.isNaN(moment) ? '' : new Date(moment).toISOString()
  return { orders, since: [known, newest < today ? newest : today].toSorted().at(-1) ?? '' }
}
