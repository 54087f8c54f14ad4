// A listed order: without lines and address.
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
  /** How many unconfirmed orders the number has; only when they are many and none is confirmed. */
  unconfirmed?: number
  /** Absent without payments. */
  receivedPaise?: number
  /** Its customer has answered a question, which nobody has seen. */
  isAnswered?: boolean
}

/** Leaves out the lines, which for long orders would weigh megabytes. */
export function orderRow({ items: _items, customer, ...order }: Omit<Order, 'items'> & { items?: unknown }): OrderRow {
  const { name, mobile, alternateMobile = '' } = customer
  return { ...order, name: customerName(name, order.erased), mobile, alternateMobile }
}
