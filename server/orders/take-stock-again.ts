// Takes a short order's stock now: all or none, once.
import { notTakenText, type Shortage, shortagesOf } from '#domain/order/order-shortage.ts'
import type { OrderItem } from '#domain/order/order.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { orderAnswers } from '#domain/words/en/office/orders/orders.ts'
import type { Kysely } from 'kysely'
import type { Database, Trx } from '../database/open.ts'
import type { OrderRow, Tables } from '../database/tables.ts'
import type { Live } from '../live/live.ts'
import type { System } from '../system.ts'
import { isNamed, lockOrder, type NamedOrder } from '../order-table/lock-order.ts'
import { lockedLines } from '../order-table/order-rows.ts'
import type { TakeStock } from '../stock/move-stock.ts'

export type TakenAgain =
  /** Also if taken before: a retry is no failure. */
  | { outcome: 'taken' }
  | { outcome: 'short'; lacking: Shortage[] }
  | { outcome: 'replaced'; supersededBy: string }
  | { outcome: 'cancelled' }
  | { outcome: 'erased' }
  | { outcome: 'gone' }

type Needs = {
  database: Database
  live: Pick<Live, 'publish'>
  takeStock: TakeStock
  system: Pick<System, 'now' | 'randomToken'>
}

export function createTakeStockAgain({ database, live, ...needs }: Needs) {
  return async function takeStockAgain(
    orderId: string,
    { who }: { who?: string | undefined } = {},
  ): Promise<TakenAgain> {
    const { stock, ...taken } = await database.transaction((trx) => takeWithin(trx, needs, orderId, who))
    if (!stock) return taken
    live.publish({ topic: 'orders' })
    live.publish({ topic: 'stock', stock })
    return taken
  }
}

type Within = TakenAgain & { stock?: Record<string, number> }

/** `stock` only if taken now. */
export async function takeWithin(
  trx: Trx,
  { takeStock, system }: Pick<Needs, 'takeStock' | 'system'>,
  orderId: string,
  who: string | undefined,
): Promise<Within> {
  const order = await lockOrder(trx, orderId)
  if (!order) return { outcome: 'gone' }
  const { row } = order
  if (row.short_of === null) return { outcome: 'taken' }
  if (!isNamed(order)) return { outcome: 'erased' }
  if (row.step === 'cancelled') return { outcome: 'cancelled' }
  // Read under the lock: a statement that waited for it does not see the replacement.
  const { superseded_by } = row
  if (superseded_by !== null && (await lockOrder(trx, superseded_by))) {
    return { outcome: 'replaced', supersededBy: superseded_by }
  }

  const items = await lockedLines(order)
  const taken = await takeStock(trx, system, { kind: 'order', reference: orderId, who }, items)
  if ('stock' in taken) {
    // A remaining mark refers to an order deleted by an earlier version of the shop.
    await change(trx, orderId, { short_of: null, superseded_by: null, stock_recorded: 1 })
    return { outcome: 'taken', stock: taken.stock }
  }
  const lacking = await shortagesNow(trx, items)
  const shortOf = items.find(({ productId }) => productId === taken.shortOf)?.name ?? ''
  await change(trx, orderId, { short_of: shortOf })
  return { outcome: 'short', lacking }
}

/** Returns why the goods stay. */
export async function takeToSend(
  { trx, row, orderId }: NamedOrder,
  needs: Pick<Needs, 'takeStock' | 'system'>,
  who: string | undefined,
): Promise<{ stock: Record<string, number> } | { refusal: string }> {
  if (row.short_of === null) return { stock: {} }
  const taken = await takeWithin(trx, needs, orderId, who)
  if (taken.outcome === 'short') return { refusal: notTakenText(taken.lacking) }
  if (taken.outcome === 'replaced')
    return { refusal: wordsOf(orderAnswers).sendReplacement({ id: taken.supersededBy }) }
  return { stock: taken.stock ?? {} }
}

async function change(
  trx: Trx,
  orderId: string,
  columns: Partial<Pick<OrderRow, 'short_of' | 'superseded_by' | 'stock_recorded'>>,
) {
  await trx.updateTable('orders').set(columns).where('order_id', '=', orderId).execute()
}

export async function shortagesNow(db: Kysely<Tables>, items: readonly OrderItem[]): Promise<Shortage[]> {
  const ids = items.map(({ productId }) => productId)
  if (ids.length === 0) return []
  const rows = await db.selectFrom('products').select(['id', 'stock']).where('id', 'in', ids).execute()
  return shortagesOf(items, new Map(rows.map(({ id, stock }) => [id, stock])))
}

export async function lackingOf(
  db: Kysely<Tables>,
  { short_of }: Pick<OrderRow, 'short_of'>,
  items: readonly OrderItem[],
): Promise<{ lacking?: Shortage[] }> {
  const lacking = short_of === null ? [] : await shortagesNow(db, items)
  return lacking.length > 0 ? { lacking } : {}
}
