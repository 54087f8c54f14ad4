// Adds payments, customers' answers, and warnings about mobile numbers with many unconfirmed orders, to rows of the order list.
import type { ListedOrder } from '#server/orders/list/order-list.ts'
import type { Shop } from '#server/shop.ts'
import { type OrderRow, orderRow } from './order-row.ts'

/**
 * One query for all marks, one for all payments and one for all answers. Marks only the first order of a number: 30 marks would hide the
 * list.
 */
export async function markedRows(
  { customers, payments, orders: { proposals } }: Pick<Shop, 'customers' | 'payments' | 'orders'>,
  orders: readonly ListedOrder[],
): Promise<OrderRow[]> {
  const [found, received, answered] = await Promise.all([
    customers.unconfirmed(orders.map(({ customer }) => customer.mobile)),
    payments.received(orders.map(({ orderId }) => orderId)),
    proposals.answered(orders.map(({ orderId }) => orderId)),
  ])
  const marks = new Map(found)
  return orders.map((order) => {
    const { mobile } = order.customer
    const unconfirmed = order.kind || order.supersededBy ? undefined : marks.get(mobile)
    if (unconfirmed) marks.delete(mobile)
    const receivedPaise = received.get(order.orderId)
    return {
      ...orderRow(order),
      ...(unconfirmed && { unconfirmed }),
      ...(receivedPaise !== undefined && { receivedPaise }),
      ...(answered.has(order.orderId) && { isAnswered: true }),
    }
  })
}
