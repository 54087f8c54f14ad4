// The orders that came in: placed, listed, verified, completed, deleted (spec §4, §5, §7).
import type { Completion, Order, OrderItem, Verification } from '#domain/order.ts'
import { openOrderList } from './list/order-list.ts'
import { orderLines } from './list/order-lines.ts'
import { toOrder } from './order-rows.ts'
import { createPlaceOrder, type PlaceOrder, type PlacingNeeds } from './place-order.ts'
import { createRemoveOrder } from './remove-order.ts'
import { takeStock } from './stock.ts'
import { createTakeStockAgain, lackingNow } from './take-stock-again.ts'

export type Orders = ReturnType<typeof openOrders>

/** `takeStock` can be another one, so that a test can show what the real one prevents. */
export type OrdersNeeds = Omit<PlacingNeeds, 'takeStock'> &
  Partial<Pick<PlacingNeeds, 'takeStock'>> & {
    /** Where orders are placed; without it, on this thread. */
    place?: PlaceOrder | undefined
  }

export function openOrders(needs: OrdersNeeds) {
  const { database, live } = needs
  const { db } = database
  const allNeeds = { takeStock, ...needs }

  return {
    place: needs.place ?? createPlaceOrder(allNeeds),

    ...openOrderList(database),

    async find(orderId: string): Promise<Order | undefined> {
      const row = await db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirst()
      return row && toOrder(row, await orderLines(db, orderId))
    },

    verify: (orderId: string, verified: Verification) => update(orderId, { verified }),

    complete: (orderId: string, completion: Completion) => update(orderId, { completion }),

    remove: createRemoveOrder(needs),

    takeStockAgain: createTakeStockAgain(allNeeds),

    lackingNow: (items: readonly OrderItem[]) => lackingNow(db, items),
  }

  /** False when there is no such order. One column alone, so that two admins never undo each other. */
  async function update(orderId: string, change: { verified: Verification } | { completion: Completion }) {
    const { numUpdatedRows } = await db
      .updateTable('orders')
      .set(change)
      .where('order_id', '=', orderId)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) live.publish({ topic: 'orders' })
    return numUpdatedRows > 0n
  }
}
