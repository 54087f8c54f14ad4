// An order as the list shows it: everything but its lines and address.
import { customerName } from '#domain/customers/erased.ts'
import type { Order } from '#domain/order/order.ts'

export type OrderRow = Pick<
  Order,
  | 'orderId'
  | 'placedAt'
  | 'orderDate'
  | 'orderTime'
  | 'totalItems'
  | 'totalPaise'
  | 'verified'
  | 'completion'
  | 'step'
  | 'callAt'
  | 'stockDeducted'
  | 'supersededBy'
  | 'supersedes'
  | 'erased'
  | 'kind'
> & {
  name: string
  mobile: string
  alternateMobile: string
  /** How many orders of this number wait, when it has none confirmed and many. */
  unconfirmed?: number
  /** What was paid for it; absent while nothing ever was. */
  receivedPaise?: number
}

/** Leaves out the lines, which of long orders would weigh megabytes. */
export function orderRow({ items: _items, customer, ...order }: Omit<Order, 'items'> & { items?: unknown }): OrderRow {
  const { name, mobile, alternateMobile = '' } = customer
  return { ...order, name: customerName(name, order.erased), mobile, alternateMobile }
}
