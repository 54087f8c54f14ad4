// What can come of placing an order.
import type { CheckoutErrors } from '#domain/checkout-form.ts'
import type { Order } from '#domain/order.ts'

export type Placed =
  | { outcome: 'placed' | 'repeated'; order: Order }
  /** The first request under the same key is not answered yet. */
  | { outcome: 'running' }
  | { outcome: 'refused'; errors: CheckoutErrors }
  /** With `orderId` when the order was saved although its stock could not be taken. */
  | { outcome: 'refused'; message: string; orderId?: string }

export function refuse(message: string) {
  return { outcome: 'refused' as const, message }
}

export function insufficientStock(productName: string, orderId: string) {
  return { ...refuse(`Insufficient stock for product ${productName}`), orderId }
}
