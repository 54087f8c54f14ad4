// Reads and writes the revisions of an order: the newest stands in the order itself, each one whole beside it.
import type { Kysely } from 'kysely'
import { type Discount, discountOn } from '#domain/revisions/discount.ts'
import type { Revision, RevisionContents } from '#domain/revisions/revision.ts'
import { itemsTotal, type Order, type OrderItem, orderTotals } from '#domain/order/order.ts'
import type { ChargingSettings } from '#domain/checkout/charges.ts'
import { sql } from 'kysely'
import type { Reader } from '#server/database/engine.ts'
import type { Tables } from '#server/database/tables.ts'
import type { LockedOrder, NamedOrder } from '#server/order-table/lock-order.ts'
import { insertLines, toOrder } from '#server/order-table/order-rows.ts'

/** What a new revision says, beside the sums, which follow from it. */
export type NewContents = {
  items: OrderItem[]
  discount: Discount | undefined
  packingNote: string
  freightNote: string
}

type Saved = { number: number; at: string; who: string }

/** Returns the revisions of an order, the one that was placed first; none while it was never edited. */
export const readRevisions = (db: Reader, orderId: string): Promise<Revision[]> => revisionsOf(db, orderId)

/** As `readRevisions`, for who writes by what they read. */
export const lockedRevisions = ({ trx, orderId }: LockedOrder): Promise<Revision[]> => revisionsOf(trx, orderId)

async function revisionsOf(db: Kysely<Tables>, orderId: string): Promise<Revision[]> {
  const rows = await db
    .selectFrom('order_revisions')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute()
  return rows.map(({ number, at, who, contents }) => ({
    number,
    at,
    ...(who !== null && { who }),
    ...(JSON.parse(contents) as RevisionContents),
  }))
}

/** Returns what the newest revision says of an order, which was perhaps never edited. */
export function contentsOf(order: Order, discount: Discount | undefined): RevisionContents {
  const { items, packingNote = '', freightNote = '', totalPaise } = order
  return { items, ...(discount && { discount }), packingNote, freightNote, totalPaise }
}

/** Writes the newest revision of an order: its lines, its sums, and itself beside the earlier ones. */
export async function writeRevision(
  order: NamedOrder,
  {
    before,
    next,
    settings,
    saved,
  }: { before: RevisionContents; next: NewContents; settings: ChargingSettings; saved: Saved },
): Promise<RevisionContents> {
  const { trx, row, orderId } = order
  const { items, discount, packingNote, freightNote } = next
  const totals = orderTotals(items, settings, discountOn(itemsTotal(items), discount))
  if (saved.number === 1) await insertRevision(order, { number: 0, at: row.placed_at, who: null }, before)
  await trx.deleteFrom('order_items').where('order_id', '=', orderId).execute()
  await trx
    .updateTable('orders')
    .set({
      total_items: totals.totalItems,
      total_paise: totals.totalPaise,
      discount_paise: totals.discountPaise ?? null,
      packing_paise: totals.packingPaise ?? null,
      round_off_paise: totals.roundOffPaise ?? null,
      revision: saved.number,
      revised_at: saved.at,
      packing_note: packingNote || null,
      freight_note: freightNote || null,
      // Named, so that the search looks at the goods of this order again.
      address: sql<string>`address`,
    })
    .where('order_id', '=', orderId)
    .execute()
  await insertLines(trx, { ...toOrder(row, items), items })
  const contents = { items, ...(discount && { discount }), packingNote, freightNote, totalPaise: totals.totalPaise }
  await insertRevision(order, saved, contents)
  return contents
}

async function insertRevision(
  { trx, orderId }: NamedOrder,
  { number, at, who }: { number: number; at: string; who: string | null },
  contents: RevisionContents,
): Promise<void> {
  await trx
    .insertInto('order_revisions')
    .values({ order_id: orderId, number, at, who: who || null, contents: JSON.stringify(contents) })
    .execute()
}
