// Makes orders say no longer whose they were: the goods, the sums, the day and the state stay.
import { sql, type SqlBool } from 'kysely'
import type { Erasure } from '#domain/order/order.ts'
import { dayOf } from '#domain/indian-days.ts'
import type { Engine } from '../database/engine.ts'
import type { Trx } from '../database/open.ts'
import type { OrderRow } from '../database/tables.ts'
import { forgetContents } from '../orders/idempotency-keys.ts'
import { forgetPlaces } from '../reports/erased-places.ts'

/** Notes may say anything, and nobody is called any more. The district is typed freely, so it may say anything; the state is chosen from a list, and the accounts need it. */
const BLANK = {
  name: '',
  name_folded: '',
  district: '',
  pincode: '',
  mobile: '',
  alternate_mobile: null,
  address: '',
  call_at: null,
  packing_note: null,
  freight_note: null,
  language: null,
} satisfies Partial<OrderRow>

/**
 * Whether a row of `orders` is done with: complete, cancelled, or replaced by another one. Of the others the shop still needs to know whose
 * they are.
 */
export const isClosed = sql<SqlBool>`(orders.completion = 'Complete' or orders.step = 'cancelled'
  or exists (select 1 from orders later where later.order_id = orders.superseded_by))`

/** Erases whose these orders were, but for those that are erased already. Returns the ids of the others. */
export async function eraseOrders(
  trx: Trx,
  { sql: engine, kind }: Pick<Engine, 'sql' | 'kind'>,
  { orderIds, erased }: { orderIds: readonly string[]; erased: Erasure },
): Promise<string[]> {
  if (orderIds.length === 0) return []
  const rows = await trx
    .updateTable('orders')
    .set({ ...BLANK, erased })
    .where('order_id', 'in', orderIds)
    .where('erased', 'is', null)
    // Here, where the row is locked: it may have been opened again since it was looked up. A request asks afterwards, and undoes all.
    .$if(erased === 'age', (query) => query.where(isClosed))
    .returning(['order_id', 'placed_at'])
    .execute()
  const ids = rows.map(({ order_id }) => order_id)
  if (ids.length === 0) return []
  await trx.updateTable('order_history').set({ note: '', call_at: null }).where('order_id', 'in', ids).execute()
  await trx.deleteFrom('order_revisions').where('order_id', 'in', ids).execute()
  // The branch says where the customer lives, and the photo of the receipt is swept once nothing names it.
  await trx.deleteFrom('dispatches').where('order_id', 'in', ids).execute()
  await trx.updateTable('payments').set({ utr: null, note: '' }).where('order_id', 'in', ids).execute()
  await forgetContents(trx, ids)
  await forgetPlaces(trx, kind, [...new Set(rows.map((row) => dayOf(row.placed_at)))])
  await engine.removeFromIndex(trx, ids)
  await engine.requireCompaction(trx)
  return ids
}
