// Reads what the orders screen shows: a page of the list, the newest order, and the one that is open.
import { firstMessage } from '#domain/customers/contact.ts'
import { readOrderFilter } from '#domain/order-list.ts'
import { ORDERS_A_PAGE, readOrderCursor } from '#domain/order-page.ts'
import type { Shop } from '#server/shop.ts'
import type { Order } from '#domain/order.ts'
import type { Shortage } from '#domain/order-shortage.ts'
import { orderRow } from './order-row.ts'

/**
 * `order` is undefined when it is gone; `isReplaced` while the order is there that stands in its place; `lacking` are the goods
 * that an order without its stock still waits for; `firstMessage` begins a chat with the customer.
 */
export type OpenedOrder = {
  orderId: string
  order: Order | undefined
  isReplaced: boolean
  lacking: readonly Shortage[]
  firstMessage: string
}

export async function loadOrders(shop: Pick<Shop, 'orders' | 'now' | 'settings'>, params: URLSearchParams) {
  const { orders, now } = shop
  const [page, newest, shortCount, opened] = await Promise.all([
    orders.list(readOrderFilter(params, now()), ORDERS_A_PAGE, readOrderCursor(params)),
    orders.newest(),
    orders.countShort(),
    open(shop, params.get('order') ?? ''),
  ])
  return {
    rows: page.orders.map(orderRow),
    before: page.before,
    total: page.total,
    moreThanTotal: page.moreThanTotal,
    scope: page.scope,
    newest: newest && orderRow(newest),
    shortCount,
    opened,
  }
}

async function open(
  { orders, settings }: Pick<Shop, 'orders' | 'settings'>,
  orderId: string,
): Promise<OpenedOrder | undefined> {
  if (orderId === '') return undefined
  const order = await orders.find(orderId)
  const isReplaced = order?.supersededBy !== undefined && (await orders.find(order.supersededBy)) !== undefined
  const waits = order && !order.stockDeducted && !isReplaced
  const lacking = waits ? await orders.shortagesNow(order.items) : []
  return { orderId, order, isReplaced, lacking, firstMessage: order ? firstMessage(order, settings) : '' }
}
