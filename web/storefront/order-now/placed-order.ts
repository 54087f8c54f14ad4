// The order just placed: a reload of the tab shows it again, until the visitor goes back to shopping.
import type { Order } from '#domain/order.ts'
import { createKept } from '#web/browser/kept.ts'
import { tabStorage } from '#web/browser/storage.ts'

export const placedOrder = createKept<Order | undefined>(tabStorage, 'placed-order', (found) => {
  const order = found as Partial<Order> | undefined
  return typeof order?.orderId === 'string' && Array.isArray(order.items) && order.customer
    ? (order as Order)
    : undefined
})
