// Reads what the screen of customers shows: a page of the list, and the customer that is open.
import type { Customer } from '#domain/checkout-form.ts'
import { isCounted } from '#domain/history/counted-order.ts'
import { firstMessage } from '#domain/customers/contact.ts'
import { readCustomerCursor, readCustomerFilter } from '#domain/customers/customer-list.ts'
import { orderAgainMessage } from '#domain/order-message.ts'
import type { Shop } from '#server/shop.ts'
import { type OrderRow, orderRow } from '../orders/order-row.ts'
import { notComplete } from './intents.ts'

/** All that a number's orders say. An order that has it only as the alternate number is listed and erased with them, and counts for another. */
export type CustomerView = {
  /** As the newest order says. */
  customer: Customer
  lastDate: string
  orders: OrderRow[]
  /** Without replaced ones, cancelled ones and trials. */
  count: number
  sumPaise: number
  unconfirmed?: number
  firstMessage: string
  againMessage: string
  /** Why the customer cannot be erased yet. */
  notYet?: string
}

/** `view` is undefined when the order is gone or no longer says whose it was. */
export type OpenedCustomer = { orderId: string; view: CustomerView | undefined }

type Needs = Pick<Shop, 'customers' | 'orders' | 'settings'>

/** `shopUrl` is where customers order. */
export async function loadCustomers(shop: Needs, params: URLSearchParams, shopUrl: string) {
  const orderId = params.get('customer') ?? ''
  const [page, view] = await Promise.all([
    shop.customers.list(readCustomerFilter(params), readCustomerCursor(params)),
    orderId === '' ? undefined : open(shop, orderId, shopUrl),
  ])
  const opened: OpenedCustomer | undefined = orderId === '' ? undefined : { orderId, view }
  return { ...page, opened }
}

async function open(
  { customers, orders, settings }: Needs,
  orderId: string,
  shopUrl: string,
): Promise<CustomerView | undefined> {
  const mobile = (await orders.find(orderId))?.customer.mobile
  if (!mobile) return undefined
  const [listed, openIds, marks] = await Promise.all([
    customers.listed(mobile),
    customers.openOrders(mobile),
    customers.unconfirmed([mobile]),
  ])
  const own = listed.filter((order) => order.customer.mobile === mobile)
  const counted = own.filter(isCounted)
  const newest = await orders.find((counted[0] ?? own[0])?.orderId ?? '')
  // Deleted or erased in between.
  if (newest?.customer.mobile !== mobile) return undefined
  const unconfirmed = marks.get(mobile)
  return {
    customer: newest.customer,
    lastDate: newest.orderDate,
    orders: listed.map(orderRow),
    count: counted.length,
    sumPaise: counted.reduce((sum, { totalPaise }) => sum + totalPaise, 0),
    ...(unconfirmed && { unconfirmed }),
    firstMessage: firstMessage(newest, settings),
    againMessage: orderAgainMessage(newest, settings, shopUrl),
    ...(openIds.length > 0 && { notYet: notComplete(openIds) }),
  }
}
