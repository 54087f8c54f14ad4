/** Keyset pagination of the order list: the cursor is an adjacent order, so new orders shift nothing (§2). */
import { wordsOf } from '../words/catalogue.ts'
import { common } from '../words/en/office/common.ts'
import { orders } from '../words/en/office/orders/orders.ts'
import type { Order } from './order.ts'

export const ORDERS_A_PAGE = 50

type OrderPosition = Pick<Order, 'placedAt' | 'orderId'>

export type OrderCursor = OrderPosition & { side: 'after' | 'before' }

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(ORD\d{17})$/

/** Reads the URL parameter `after` or `before`; undefined means the first page. */
export function readOrderCursor(params: { get(name: string): string | null }): OrderCursor | undefined {
  for (const side of ['after', 'before'] as const) {
    const [, placedAt, orderId] = CURSOR.exec(params.get(side) ?? '') ?? []
    if (placedAt !== undefined && orderId !== undefined) return { side, placedAt, orderId }
  }
  return undefined
}

export function orderCursorText({ placedAt, orderId }: OrderPosition): string {
  return `${placedAt}_${orderId}`
}

export type ShownOrders = { before: number; shown: number; total: number; moreThanTotal?: boolean }

/**
 * Returns '12 orders', '51–100 of 50,000 orders', or '51–100 of more than 10,000 orders'. `before` counts the orders
 * before the page.
 */
export function shownOrders({ before, shown, total, moreThanTotal = false }: ShownOrders): string {
  const text = wordsOf(orders)
  if (!moreThanTotal && (shown === 0 || shown >= total)) return wordsOf(common).orders({ count: total })
  const range = { first: before + 1, last: before + shown, count: total }
  return moreThanTotal ? text.rangeOfMore(range) : text.range(range)
}
