// Reads and writes an order's revisions: the latest also in the order itself.
import { shownWho } from '#domain/steps/entries.ts'
import { shownPerson } from '#server/database/recorded-by.ts'
import type { Kysely } from 'kysely'
import { type Discount, discountOn } from '#domain/revisions/discount.ts'
import { editedTotals, type OwnSums } from '#domain/revisions/edited-totals.ts'
import type { Revision, RevisionContents } from '#domain/revisions/revision.ts'
import { itemsTotal, type Order, type OrderItem } from '#domain/order/order.ts'
import type { ChargingSettings } from '#domain/checkout/charges.ts'
import { sql } from 'kysely'
import type { Reader } from '#server/database/engine.ts'
import type { Tables } from '#server/database/tables.ts'
import type { OrderRevisionRow } from '#server/database/tables/revision-tables.ts'
import type { LockedOrder, NamedOrder } from '#server/order-table/lock-order.ts'
import { insertLines, toOrder } from '#server/order-table/order-rows.ts'

/** The sums derive from it. */
export type NewContents = {
  items: OrderItem[]
  discount: Discount | undefined
  packingNote: string
  freightNote: string
}

type Saved = { number: number; at: string; who: string }

/** The original first; none without edits. */
export const readRevisions = (db: Reader, orderId: string): Promise<Revision[]> => revisionsOf(db, orderId)

/** Like `readRevisions`, for writers. */
export const lockedRevisions = ({ trx, orderId }: LockedOrder): Promise<Revision[]> => revisionsOf(trx, orderId)

async function revisionsOf(db: Kysely<Tables>, orderId: string): Promise<Revision[]> {
  const rows = await db
    .selectFrom('order_revisions')
    .selectAll()
    .select(shownPerson<string | null>('order_revisions.who').as('who'))
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute()
  return rows.map(toRevision)
}

export function toRevision({ number, at, who, contents }: OrderRevisionRow): Revision {
  return { number, at, ...(who !== null && { who: shownWho(who) }), ...(JSON.parse(contents) as RevisionContents) }
}

export function contentsOf(order: Order, discount: Discount | undefined): RevisionContents {
  const { items, packingNote = '', freightNote = '', packingPaise = 0, totalPaise } = order
  return { items, ...(discount && { discount }), packingNote, freightNote, packingPaise, totalPaise }
}

/** Returns the edited order: its sums, and what its revision has. */
export function contentsAfter(
  own: OwnSums,
  { items, discount, packingNote, freightNote }: NewContents,
  settings: ChargingSettings,
) {
  const totals = editedTotals(own, items, settings, discountOn(itemsTotal(items), discount))
  const { packingPaise = 0, totalPaise } = totals
  const contents = { items, ...(discount && { discount }), packingNote, freightNote, packingPaise, totalPaise }
  return { totals, contents }
}

export async function writeRevision(
  order: NamedOrder,
  { before, after, saved }: { before: RevisionContents; after: ReturnType<typeof contentsAfter>; saved: Saved },
): Promise<void> {
  const { trx, row, orderId } = order
  const { totals, contents } = after
  const { items, packingNote, freightNote } = contents
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
      // Named, so that the trigger indexes the order's goods again.
      address: sql<string>`address`,
    })
    .where('order_id', '=', orderId)
    .execute()
  await insertLines(trx, { ...toOrder(row, items), items })
  await insertRevision(order, saved, contents)
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
