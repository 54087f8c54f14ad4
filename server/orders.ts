// The orders that came in: placed, listed, verified, completed, deleted (spec §4, §5, §7).
import type { Completion, Order, Verification } from '#domain/order.ts'
import { type OrderFilter, typedNumber } from '#domain/order-list.ts'
import { folded } from '#domain/search-text.ts'
import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely'
import type { Tables } from './database/tables.ts'
import { toOrder } from './order-rows.ts'
import { createPlaceOrder, type PlacingNeeds } from './place-order.ts'
import { takeStock } from './take-stock.ts'

const LISTED = 200

export type Orders = ReturnType<typeof openOrders>

/** `takeStock` can be another one, so that a test can show what the real one prevents. */
export type OrdersNeeds = Omit<PlacingNeeds, 'takeStock'> & Partial<Pick<PlacingNeeds, 'takeStock'>>

export function openOrders(needs: OrdersNeeds) {
  const { database, live } = needs
  const { db } = database

  return {
    place: createPlaceOrder({ takeStock, ...needs }),

    /** The first `limit` orders that match, and how many match in all. */
    async list(filter: OrderFilter, limit = LISTED): Promise<{ orders: Order[]; total: number }> {
      const direction = filter.sort === 'oldest' ? 'asc' : 'desc'
      const matching = db.selectFrom('orders').where((eb) => matches(eb, filter))
      const rows = await matching
        .selectAll()
        .orderBy('placed_at', direction)
        .orderBy('order_id', direction)
        .limit(limit)
        .execute()
      const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      const items = await itemsOf(rows.map((row) => row.order_id))
      return { orders: rows.map((row) => toOrder(row, items.get(row.order_id) ?? [])), total: Number(total) }
    },

    async find(orderId: string): Promise<Order | undefined> {
      const row = await db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirst()
      return row && toOrder(row, (await itemsOf([orderId])).get(orderId) ?? [])
    },

    verify: (orderId: string, verified: Verification) => update(orderId, { verified }),

    complete: (orderId: string, completion: Completion) => update(orderId, { completion }),

    /** False when there was no such order. */
    async remove(orderId: string): Promise<boolean> {
      const { numDeletedRows } = await db.deleteFrom('orders').where('order_id', '=', orderId).executeTakeFirst()
      if (numDeletedRows > 0n) live.publish({ topic: 'orders' })
      return numDeletedRows > 0n
    },
  }

  /** False when there is no such order. */
  async function update(orderId: string, change: { verified: Verification } | { completion: Completion }) {
    const { numUpdatedRows } = await db
      .updateTable('orders')
      .set(change)
      .where('order_id', '=', orderId)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) live.publish({ topic: 'orders' })
    return numUpdatedRows > 0n
  }

  async function itemsOf(orderIds: string[]) {
    if (orderIds.length === 0) return new Map<string, never>()
    const rows = await db
      .selectFrom('order_items')
      .selectAll()
      .where('order_id', 'in', orderIds)
      .orderBy('order_id')
      .orderBy('line')
      .execute()
    return Map.groupBy(rows, (row) => row.order_id)
  }
}

/** The same question as `orderMatches` in domain/order-list.ts, asked of the database. */
function matches(eb: ExpressionBuilder<Tables, 'orders'>, { search, verified, completion }: OrderFilter) {
  const conditions: Expression<SqlBool>[] = []
  if (verified) conditions.push(eb('verified', '=', verified))
  if (completion) conditions.push(eb('completion', '=', completion))
  const wanted = folded(search)
  if (wanted) {
    const places = [contains(eb.ref('name_folded'), wanted)]
    const number = typedNumber(search)
    if (number) places.push(contains(eb.ref('mobile'), number), contains(eb.ref('alternate_mobile'), number))
    conditions.push(eb.or(places))
  }
  return eb.and(conditions)
}

function contains(column: Expression<string | null>, text: string) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<SqlBool>`${column} like ${pattern} escape ${sql.lit('\\')}`
}
