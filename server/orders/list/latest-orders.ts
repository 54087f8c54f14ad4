// Lists orders placed since a time, for clients that poll.
import type { Database } from '#server/database/open.ts'

export type LatestOrder = { orderId: string; placedAt: string }

/** An order may be stored after a later one: it waits for its transaction, or another process's clock differs. */
const OVERLAP_MS = 60_000
/** Larger numbers are not shown. */
const AT_MOST = 99

/**
 * Since an ISO 8601 time, and in the minute before, newest first, up to 99; for any other text all, without a text
 * those since the newest.
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
