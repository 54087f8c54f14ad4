/** What is shown of an order that no longer says whose it was. */
import { counted } from '../counted.ts'
import type { Customer } from '../checkout/checkout-form.ts'
import type { Erasure, Order } from '../order/order.ts'

const sentences: Record<Erasure, string> = {
  request: "Erased at the customer's request",
  age: 'Erased, as it was kept long enough',
}

/** Said of an erasure after which the file of the database could not be rewritten. */
export const STILL_IN_FILE =
  'Unused places of the database file still hold what was erased: there was no room or no quiet moment to rewrite it. The shop tries again each day.'

/** Returns the name, or why there is none. */
export function customerName(name: string, erased: Erasure | undefined): string {
  return erased === undefined ? name : sentences[erased]
}

/** Returns the order for a paper or a screen: where its customer was erased, the name says so and the rest are dashes. */
export function withShownCustomer<Shown extends Pick<Order, 'customer' | 'erased'>>(order: Shown): Shown {
  const { customer, erased } = order
  if (erased === undefined) return order
  const name = customerName(customer.name, erased)
  const shown: Customer = { ...customer, name, mobile: '-', address: '-', district: '-', pincode: '-' }
  return { ...order, customer: shown }
}

/** Returns from what a customer is erased: '2 orders and 1 counter sale'. */
export function ordersAndSales({ orders, sales = 0 }: { orders: number; sales?: number }): string {
  const named = [counted(orders, 'order'), counted(sales, 'counter sale')]
  return named.filter((_, at) => [orders, sales][at] !== 0).join(' and ')
}
