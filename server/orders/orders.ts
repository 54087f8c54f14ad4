// The orders that came in: placed, listed, verified, completed, deleted (spec §4, §5, §7).
import type { Shortage } from '#domain/order/order-shortage.ts'
import type { Order, OrderItem } from '#domain/order/order.ts'
import { openOrderHistory, type OrderHistory } from './history/order-history.ts'
import { openOrderRevisions, type OrderRevisions } from './revisions/revisions.ts'
import { openOrderList, type OrderList } from './list/order-list.ts'
import { orderLines, toOrder } from '../order-table/order-rows.ts'
import { createPlaceOrder, type PlaceOrder, type PlacingNeeds } from './place-order.ts'
import { createRestoreOrder, type Restored } from './removed/restore-order.ts'
import { forgetRemoved } from './removed/keep-removed.ts'
import { createRemoveOrder, type Removed, type RemoveOptions } from './removed/remove-order.ts'
import { takeStock } from '../stock/move-stock.ts'
import { createTakeStockAgain, shortagesNow, type TakenAgain } from './take-stock-again.ts'

/** The orders of a shop. Each method rejects with what `unavailableReason` knows while the database cannot be used. */
export type Orders = OrderList & {
  /** Places an order under an idempotency key, in the order worker or on this thread; see `createPlaceOrder` (spec §4, §7). */
  place: PlaceOrder
  /** Returns the order with its lines; undefined when there is none, or none any more. */
  find(orderId: string): Promise<Order | undefined>
  /** What is done with the orders, step by step. */
  history: OrderHistory
  /** Edits after the call, and what each order was before them. */
  revisions: OrderRevisions
  /** Deletes an order and, when asked, returns its goods to stock, once. Undefined when there is no such order (any more). */
  remove(orderId: string, options?: RemoveOptions): Promise<Removed | undefined>
  /** Brings a deleted order back, within a day. */
  restore(orderId: string, options?: { who?: string | undefined }): Promise<Restored>
  /** Forgets the deleted orders that can no longer be brought back. */
  forgetRemoved(): Promise<void>
  /** Takes the stock of an order that ran short: all of it or none, and once (spec §4). */
  takeStockAgain(orderId: string, options?: { who?: string | undefined }): Promise<TakenAgain>
  /** Returns which of the goods the stock of this moment cannot fill. */
  shortagesNow(items: readonly OrderItem[]): Promise<Shortage[]>
}

/** `takeStock` can be another one, so that a test can show what the real one prevents. */
export type OrdersNeeds = Omit<PlacingNeeds, 'takeStock'> &
  Partial<Pick<PlacingNeeds, 'takeStock'>> & {
    /** Where orders are placed; without it, on this thread. */
    place?: PlaceOrder | undefined
  }

export function openOrders(needs: OrdersNeeds): Orders {
  const { database } = needs
  const { db } = database
  const allNeeds = { takeStock, ...needs }

  return {
    place: needs.place ?? createPlaceOrder(allNeeds),
    ...openOrderList(database),
    async find(orderId) {
      const row = await db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirst()
      return row && toOrder(row, await orderLines(db, orderId))
    },
    history: openOrderHistory(allNeeds),
    revisions: openOrderRevisions(allNeeds),
    remove: createRemoveOrder(needs),
    restore: createRestoreOrder(allNeeds),
    forgetRemoved: () => forgetRemoved(database, needs.system.now()),
    takeStockAgain: createTakeStockAgain(allNeeds),
    shortagesNow: (items) => shortagesNow(db, items),
  }
}
