// Reads the counted orders of a period with lines, page by page.
import { setImmediate as nextTick } from 'node:timers/promises'
import type { Order, OrderItem } from '#domain/order/order.ts'
import { momentsOf } from '#domain/dates/indian-days.ts'
import type { Database } from '#server/database/open.ts'
import { toOrder } from '#server/order-table/order-rows.ts'
import { mapColumns } from '../database/columns.ts'
import { itemColumns } from '../database/tables.ts'
import { isCounted } from '../order-table/counted-orders.ts'

/** Few, since a page is written without interruption. */
const ORDERS_A_PAGE = 50

const { fromRow: toItem } = mapColumns<OrderItem, typeof itemColumns>(itemColumns, {})

/** Oldest first. */
export async function* readOrders(
  { db }: Pick<Database, 'db'>,
  { from: first, to: last }: { from: string; to: string },
): AsyncGenerator<Order> {
  const { from, until } = momentsOf(first, last)
  let after = { placed_at: from, order_id: '' }
  for (;;) {
    const rows = await db
      .selectFrom('orders')
      .selectAll()
      .where((eb) =>
        eb.or([
          eb('placed_at', '>', after.placed_at),
          eb.and([eb('placed_at', '=', after.placed_at), eb('order_id', '>', after.order_id)]),
        ]),
      )
      .where('placed_at', '>=', after.placed_at)
      .where('placed_at', '<', until)
      .where(isCounted)
      .orderBy('placed_at')
      .orderBy('order_id')
      .limit(ORDERS_A_PAGE)
      .execute()
    const newest = rows.at(-1)
    if (!newest) return
    const items = await linesOf(rows.map(({ order_id }) => order_id))
    const byOrder = Map.groupBy(items, ({ order_id }) => order_id)
    for (const row of rows) yield toOrder(row, (byOrder.get(row.order_id) ?? []).map(toItem))
    after = newest
    await nextTick()
  }

  function linesOf(orderIds: readonly string[]) {
    return db
      .selectFrom('order_items')
      .selectAll()
      .where('order_id', 'in', orderIds)
      .orderBy('order_id')
      .orderBy('line')
      .execute()
  }
}
