// Which orders came in lately: for who knows those of a moment ago and asks for those since.
import type { Database } from '#server/database/open.ts'

export type LatestOrder = { orderId: string; placedAt: string }

/** An order may be stored after one that was placed later: it waits for its transaction, or another process has another clock. */
const OVERLAP_MS = 60_000
/** Nobody reads how many more they are. */
const AT_MOST = 99

/**
 * Returns the orders that were placed since a moment of ISO 8601, and in the minute before it, the newest first and at most 99; since any
 * other text all, and without a text those since the newest.
 */
export async function readLatest(db: Database['db'], since?: string): Promise<LatestOrder[]> {
  const moment = Date.parse(since ?? (await read('', 1)).at(0)?.placedAt ?? '')
  return await read(Number.isNaN(moment) ? '' : new Date(Math.max(0, moment - OVERLAP_MS)).toISOString(), AT_MOST)

  async function read(from: string, limit: number): Promise<LatestOrder[]> {
    const rows = await db
      .selectFrom('orders')
      .select(['order_id', 'placed_at'])
      .where('placed_at', '>=', from)
      .orderBy('placed_at', 'desc')
      .orderBy('order_id', 'desc')
      .limit(limit)
      .execute()
    return rows.map((row) => ({ orderId: row.order_id, placedAt: row.placed_at }))
  }
}
