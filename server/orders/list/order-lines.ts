// Reads the lines of one order, in the order of its cart.
import type { Kysely } from 'kysely'
import type { OrderItem } from '#domain/order.ts'
import type { Tables } from '../../database/tables.ts'
import { toItem } from '../order-rows.ts'

export async function orderLines(db: Kysely<Tables>, orderId: string): Promise<OrderItem[]> {
  const rows = await db.selectFrom('order_items').selectAll().where('order_id', '=', orderId).orderBy('line').execute()
  return rows.map(toItem)
}
