/** Texts for orders whose customer is erased. */
import type { Customer } from '../checkout/checkout-form.ts'
import type { Erasure, Order } from '../order/order.ts'
import { wordsOf } from '../words/catalogue.ts'
import { common } from '../words/en/office/common.ts'
import { customerData } from '../words/en/office/orders/customers.ts'

/** Returns the name, or why it is erased. */
export function customerName(name: string, erased: Erasure | undefined): string {
  if (erased === undefined) return name
  const text = wordsOf(customerData)
  return erased === 'age' ? text.erasedByAge : text.erasedOnRequest
}

/** Returns the order for display: an erased name is explained, other fields are dashes. */
export function withShownCustomer<Shown extends Pick<Order, 'customer' | 'erased'>>(order: Shown): Shown {
  const { customer, erased } = order
  if (erased === undefined) return order
  const name = customerName(customer.name, erased)
  const shown: Customer = { ...customer, name, mobile: '-', address: '-', district: '-', pincode: '-' }
  return { ...order, customer: shown }
}

/** Returns '2 orders, 1 counter sale'. */
export function ordersAndSales({ orders, sales = 0 }: { orders: number; sales?: number }): string {
  const text = wordsOf(customerData)
  return [orders > 0 && wordsOf(common).orders({ count: orders }), sales > 0 && text.sales({ count: sales })]
    .filter(Boolean)
    .join(', ')
}
