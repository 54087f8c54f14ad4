// Keeps a deleted order restorable for a day, then erases it, or earlier with its customer.
import { type Kysely, sql } from 'kysely'
import { customerName } from '#domain/customers/erased.ts'
import { hasReached } from '#domain/steps/steps.ts'
import type { Database, Trx } from '#server/database/open.ts'
import type { Tables } from '#server/database/tables.ts'
import type { LockedOrder } from '#server/order-table/lock-order.ts'
import type { Wanted } from '#server/stock/move-stock.ts'
import { copyOrder, type OrderCopy } from './order-copy.ts'

const RESTORABLE_MS = 24 * 60 * 60 * 1_000
const LISTED = 50

/**
 * Data outside the order's rows. `isNamedByLater`: its replacement refers to it too. `returned` are goods returned to
 * stock.
 */
export type RemovedContents = {
  copy: OrderCopy
  notes: { id: string; note: string }[]
  keys: { idempotency_key: string; fingerprint: string }[]
  earlier: { order_id: string; step: string }[]
  isNamedByLater: boolean
  returned: Wanted[]
}

export async function readContents(order: LockedOrder): Promise<Omit<RemovedContents, 'returned'>> {
  const { trx, orderId, row } = order
  const notes = trx
    .selectFrom('payments')
    .select(['id', 'note'])
    .where('order_id', '=', orderId)
    .where('note', '<>', '')
  const keys = trx.selectFrom('order_keys').select(['idempotency_key', 'fingerprint']).where('order_id', '=', orderId)
  const earlier = trx.selectFrom('orders').select(['order_id', 'step']).where('superseded_by', '=', orderId)
  const later = trx.selectFrom('orders').select('supersedes').where('order_id', '=', row.superseded_by)
  return {
    copy: await copyOrder(order),
    notes: await notes.execute(),
    keys: await keys.execute(),
    earlier: await earlier.orderBy('order_id').execute(),
    isNamedByLater: (await later.executeTakeFirst())?.supersedes === orderId,
  }
}

/** Earned by goods that left and did not return. */
function keptPaise({ step, total_paise }: OrderCopy['order'], returned: readonly Wanted[]): number {
  return hasReached(step, 'dispatched') && returned.length === 0 ? total_paise : 0
}

type Removal = { now: Date; who: string | undefined }

export async function keepRemoved(trx: Trx, contents: RemovedContents, { now, who }: Removal): Promise<void> {
  const { order } = contents.copy
  const row = {
    placed_at: order.placed_at,
    removed_at: now.toISOString(),
    removed_by: who ?? null,
    kept_paise: keptPaise(order, contents.returned),
    replaced_by: null,
    contents: JSON.stringify(contents),
  }
  await trx
    .insertInto('removed_orders')
    .values({ order_id: order.order_id, ...row })
    // A deleted order's id may be drawn again within the same second.
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
    .execute()
}

export function parseContents(text: string): RemovedContents {
  return JSON.parse(text) as RemovedContents
}

/** Does nothing for an order that is not restorable. */
export async function changeRemoved(trx: Trx, orderId: string, change: (contents: RemovedContents) => void) {
  const removed = trx.selectFrom('removed_orders').select('contents').where('order_id', '=', orderId)
  const text = (await removed.executeTakeFirst())?.contents ?? ''
  if (text === '') return
  const contents = parseContents(text)
  change(contents)
  await trx
    .updateTable('removed_orders')
    .set({ contents: JSON.stringify(contents) })
    .where('order_id', '=', orderId)
    // It may have been erased since.
    .where('contents', '<>', '')
    .execute()
}

export async function noteReplacement(trx: Trx, keys: readonly string[], orderId: string): Promise<void> {
  if (keys.length === 0) return
  await trx
    .updateTable('removed_orders')
    .set({ replaced_by: orderId })
    .where('contents', '<>', '')
    .where('order_id', 'in', trx.selectFrom('order_keys').select('order_id').where('idempotency_key', 'in', keys))
    .execute()
}

/** Removals since then can be undone. */
export function restorableSince(now: Date): string {
  return new Date(now.getTime() - RESTORABLE_MS).toISOString()
}

export type RestorableOrder = { orderId: string; removedAt: string; name: string; totalPaise: number }

/** Reads no contents: an order list counts them each time. */
export async function countRestorable({ db }: Pick<Database, 'db'>, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('removed_orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql<number>`octet_length(contents)`, '>', 0)
    .where('removed_at', '>', restorableSince(now))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The newest deletions first. */
export async function restorableOrders({ db }: Pick<Database, 'db'>, now: Date): Promise<RestorableOrder[]> {
  const rows = await db
    .selectFrom('removed_orders')
    .select(['order_id', 'removed_at', 'contents'])
    .where('contents', '<>', '')
    .where('removed_at', '>', restorableSince(now))
    .orderBy('removed_at', 'desc')
    .orderBy('order_id')
    .limit(LISTED)
    .execute()
  return rows.map(({ order_id: orderId, removed_at: removedAt, contents }) => {
    const { name, erased, total_paise: totalPaise } = parseContents(contents).copy.order
    return { orderId, removedAt, name: customerName(name, erased ?? undefined), totalPaise }
  })
}

/** Where money came in, the order's id stays. */
export async function forgetRemoved({ db }: Database, now: Date): Promise<void> {
  await db
    .updateTable('removed_orders')
    .set({ contents: '' })
    .where('contents', '<>', '')
    .where('removed_at', '<=', restorableSince(now))
    .execute()
  await db
    .deleteFrom('removed_orders')
    .where('contents', '=', '')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('payments').select('id').whereRef('payments.order_id', '=', 'removed_orders.order_id'))),
    )
    .execute()
}

/** By a mobile number, or the id of an order without one; newest first. */
export async function removedOf(db: Kysely<Tables>, number: string) {
  if (number === '') return []
  const rows = await db
    .selectFrom('removed_orders')
    .select(['order_id', 'removed_at', 'contents'])
    .where('contents', '<>', '')
    .orderBy('placed_at', 'desc')
    .execute()
  return rows
    .map(({ order_id: orderId, removed_at: removedAt, contents }) => ({
      orderId,
      removedAt,
      contents: parseContents(contents),
    }))
    .filter(({ orderId, contents: { copy } }) => {
      const { mobile, alternate_mobile } = copy.order
      return mobile === number || alternate_mobile === number || (mobile === '' && orderId === number)
    })
}

/** With the notes of their payments. Returns their number. */
export async function eraseRemoved(trx: Trx, number: string): Promise<number> {
  const ids = (await removedOf(trx, number)).map(({ orderId }) => orderId)
  if (ids.length === 0) return 0
  // Repeats the condition under the write's lock: it may have been restored.
  const erased = await trx
    .updateTable('removed_orders')
    .set({ contents: '' })
    .where('order_id', 'in', ids)
    .where('contents', '<>', '')
    .returning('order_id')
    .execute()
  const erasedIds = erased.map(({ order_id }) => order_id)
  if (erasedIds.length === 0) return 0
  await trx.updateTable('payments').set({ utr: null, note: '' }).where('order_id', 'in', erasedIds).execute()
  return erasedIds.length
}
