// Erases UTR and note of a deleted order's payments after a year, in which the bank may ask.
import { monthsBefore } from '#domain/settings/retention.ts'
import type { Database } from '../database/open.ts'

const KEPT_MONTHS = 12

/** Opens no transaction if there are none. */
export async function forgetOldPayments(
  { db, transaction }: Pick<Database, 'db' | 'transaction'>,
  now: Date,
): Promise<number> {
  const until = monthsBefore(now, KEPT_MONTHS).toISOString()
  const old = await db
    .selectFrom('payments')
    .select('id')
    .where((eb) => eb(eb.fn.coalesce('seen_at', 'noted_at'), '<', until))
    .where((eb) => eb.or([eb('utr', 'is not', null), eb('note', '!=', '')]))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('orders').select('order_id').whereRef('orders.order_id', '=', 'payments.order_id'))),
    )
    .execute()
  if (old.length === 0) return 0
  const ids = old.map(({ id }) => id)
  await transaction((trx) => trx.updateTable('payments').set({ utr: null, note: '' }).where('id', 'in', ids).execute())
  return ids.length
}
