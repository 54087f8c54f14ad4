/** Texts for orders whose customer is erased. */
import { counted } from '../counted.ts'
import type { Customer } from '../checkout/checkout-form.ts'
import type { Erasure, Order } from '../order/order.ts'

const sentences: Record<Erasure, string> = {
  request: "Erased at the customer's request",
  age: 'Erased, as it was kept long enough',
}

/** Shown if the database file could not be rewritten after an erasure. */
export const STILL_IN_FILE =
  'Unused places of the database file still hold what was erased: there was no room or no quiet moment to rewrite it. The shop tries again each day.'

/** Returns the name, or why it is erased. */
export function customerName(name: string, erased: Erasure | undefined): string {
  return erased === undefined ? name : sentences[erased]
}

/** Returns the order for display: an erased name is explained, other fields are dashes. */
export function withShownCustomer<Shown extends Pick<Order, 'customer' | 'erased'>>(order: Shown): Shown {
  const { customer, erased } = order
  if (erased === undefined) return order
  const name = customerName(customer.name, erased)
  const shown: Customer = { ...customer, name, mobile: '-', address: '-', district: '-', pincode: '-' }
  return { ...order, customer: shown }
}

/** Returns '2 orders and 1 counter sale'. */
export function ordersAndSales({ orders, sales = 0 }: { orders: number; sales?: number }): string {
  const named = [counted(orders, 'order'), counted(sales, 'counter sale')]
  return named.filter((_, at) => [orders, sales][at] !== 0).join(' and ')
}
