// Erases an order's customer; goods, sums, day and state stay.
import { sql, type SqlBool } from 'kysely'
import type { Erasure } from '#domain/order/order.ts'
import { dayOf } from '#domain/dates/indian-days.ts'
import type { Engine } from '../database/engine.ts'
import type { Trx } from '../database/open.ts'
import type { OrderRow } from '../database/tables.ts'
import { forgetContents } from '../orders/idempotency-keys.ts'
import { forgetPlaces } from '../reports/erased-places.ts'

/** Notes may contain anything, as may the district; the state is from a list, and the accounts need it. */
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
  link: null,
} satisfies Partial<OrderRow>

export const isClosed = sql<SqlBool>`(orders.completion = 'Complete' or orders.step = 'cancelled'
  or exists (select 1 from orders later where later.order_id = orders.superseded_by))`

/** Returns the ids of those not erased before. */
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
    // Checked under the lock: the order may have been reopened. A request checks afterwards, and rolls back.
    .$if(erased === 'age', (query) => query.where(isClosed))
    .returning(['order_id', 'placed_at'])
    .execute()
  const ids = rows.map(({ order_id }) => order_id)
  if (ids.length === 0) return []
  await trx.updateTable('order_steps').set({ note: '', call_at: null }).where('order_id', 'in', ids).execute()
  await trx.deleteFrom('order_revisions').where('order_id', 'in', ids).execute()
  await trx.deleteFrom('order_proposals').where('order_id', 'in', ids).execute()
  // The branch reveals where the customer lives; the photo is swept once unreferenced.
  await trx.deleteFrom('dispatches').where('order_id', 'in', ids).execute()
  await trx.updateTable('payments').set({ utr: null, note: '' }).where('order_id', 'in', ids).execute()
  await trx.deleteFrom('said_payments').where('order_id', 'in', ids).execute()
  await forgetContents(trx, ids)
  await forgetPlaces(trx, kind, [...new Set(rows.map((row) => dayOf(row.placed_at)))])
  await engine.removeFromIndex(trx, ids)
  await engine.requireCompaction(trx)
  return ids
}
