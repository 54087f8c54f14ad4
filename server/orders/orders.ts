// The orders: placed, listed, verified, completed, deleted (spec §4, §5, §7).
import type { Shortage } from '#domain/order/order-shortage.ts'
import type { Order, OrderItem } from '#domain/order/order.ts'
import { openOrderSteps, type OrderSteps } from './steps/order-steps.ts'
import { openOrderRevisions, type OrderRevisions } from './revisions/revisions.ts'
import { openOrderProposals, type OrderProposals } from './proposals/proposals.ts'
import { openOrderLinks, type OrderLinks } from './links/order-links.ts'
import { openSaidPayments, type SaidPayments } from './said/said-payments.ts'
import { openOrderList, type OrderList } from './list/order-list.ts'
import { orderLines, toOrder } from '../order-table/order-rows.ts'
import { createPlaceOrder, type PlaceOrder, type PlacingNeeds } from './place-order.ts'
import { createRestoreOrder, type Restored } from './removed/restore-order.ts'
import { countRestorable, forgetRemoved, type RestorableOrder, restorableOrders } from './removed/keep-removed.ts'
import { createRemoveOrder, type Removed, type RemoveOptions } from './removed/remove-order.ts'
import { takeStock } from '../stock/move-stock.ts'
import { createTakeStockAgain, shortagesNow, type TakenAgain } from './take-stock-again.ts'

/** Methods reject with an error known to `unavailableReason` while the database is unavailable. */
export type Orders = OrderList & {
  /** In the order worker or on this thread (spec §4, §7). */
  place: PlaceOrder
  find(orderId: string): Promise<Order | undefined>
  steps: OrderSteps
  revisions: OrderRevisions
  proposals: OrderProposals
  links: OrderLinks
  said: SaidPayments
  /** Undefined if it does not exist. */
  remove(orderId: string, options?: RemoveOptions): Promise<Removed | undefined>
  /** Within a day of its deletion. */
  restore(orderId: string, options?: { who?: string | undefined }): Promise<Restored>
  /** The newest of those that `restore` brings back. */
  restorable(): Promise<RestorableOrder[]>
  countRestorable(): Promise<number>
  /** Those that can no longer be restored. */
  forgetRemoved(): Promise<void>
  /** Takes a short order's stock: all or none, once (spec §4). */
  takeStockAgain(orderId: string, options?: { who?: string | undefined }): Promise<TakenAgain>
  shortagesNow(items: readonly OrderItem[]): Promise<Shortage[]>
}

/** Tests replace `takeStock`. */
export type OrdersNeeds = Omit<PlacingNeeds, 'takeStock'> &
  Partial<Pick<PlacingNeeds, 'takeStock'>> & {
    /** Defaults to this thread. */
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
    steps: openOrderSteps(allNeeds),
    revisions: openOrderRevisions(allNeeds),
    proposals: openOrderProposals(allNeeds),
    links: openOrderLinks(allNeeds),
    said: openSaidPayments(allNeeds),
    remove: createRemoveOrder(needs),
    restore: createRestoreOrder(allNeeds),
    restorable: () => restorableOrders(database, needs.system.now()),
    countRestorable: () => countRestorable(database, needs.system.now()),
    forgetRemoved: () => forgetRemoved(database, needs.system.now()),
    takeStockAgain: createTakeStockAgain(allNeeds),
    shortagesNow: (items) => shortagesNow(db, items),
  }
}
