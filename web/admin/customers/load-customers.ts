// Loads a page of customers and the open one.
import type { Customer } from '#domain/checkout/checkout-form.ts'
import { isCounted } from '#domain/order/counted-order.ts'
import { customerLanguage, firstMessage, salutation } from '#domain/customers/contact.ts'
import { readCustomerCursor, readCustomerFilter } from '#domain/customers/customer-list.ts'
import { orderDate } from '#domain/dates/indian-date.ts'
import type { Paise } from '#domain/numbers/money.ts'
import { orderAgainMessage } from '#domain/messages/order-again.ts'
import { inLanguage } from '#domain/words/in-language.ts'
import type { CustomerSale } from '#server/customers/counter-sales.ts'
import type { Shop } from '#server/shop.ts'
import { type OrderRow, orderRow } from '../orders/order-row.ts'
import { notComplete } from './intents.ts'

/** A counter sale to the number, and its refunds. */
export type SaleRow = { saleId: string; day: string; date: string; totalPaise: Paise; refundPaise: Paise }

/**
 * From the orders and counter sales of a number. An order with it as alternate number is listed and erased too, but
 * counts for another.
 */
export type CustomerView = {
  /** Names the customer to the intents: the mobile number, or the id of an order without one. */
  number: string
  /** From the newest order that counts, else the newest, else the newest counter sale with a name; '' for none. */
  name: string
  /** '' for none. */
  mobile: string
  /** Undefined for a customer of the counter only. */
  ordered?: { customer: Customer; lastDate: string; count: number; sumPaise: Paise }
  /** Including replaced, cancelled and test orders, which do not count. */
  orders: OrderRow[]
  sales: SaleRow[]
  unconfirmed?: number
  firstMessage: string
  againMessage: string
  /** Why the customer cannot be erased yet. */
  notYet?: string
}

/** `id` of an order or counter sale; `view` is undefined when it is gone or erased. */
export type OpenedCustomer = { id: string; view: CustomerView | undefined }

type Needs = Pick<Shop, 'customers' | 'orders' | 'counter' | 'settings'>

export async function loadCustomers(shop: Needs, params: URLSearchParams, origin: string) {
  const id = params.get('customer') ?? ''
  const [page, view] = await Promise.all([
    shop.customers.list(readCustomerFilter(params), readCustomerCursor(params)),
    id === '' ? undefined : open(shop, id, origin),
  ])
  const opened: OpenedCustomer | undefined = id === '' ? undefined : { id, view }
  return { ...page, opened }
}

async function open(shop: Needs, id: string, origin: string): Promise<CustomerView | undefined> {
  const { customers, orders, counter, settings } = shop
  const order = await orders.find(id)
  if (order?.erased) return undefined
  const mobile = order ? order.customer.mobile : ((await counter.sale(id))?.sale.mobile ?? '')
  const number = mobile || (order?.orderId ?? '')
  if (number === '') return undefined
  const [listed, openIds, marks, sales] = await Promise.all([
    customers.listed(number),
    customers.openOrders(number),
    customers.unconfirmed([mobile]),
    customers.sales(mobile),
  ])
  const own = listed.filter(({ customer }) => customer.mobile === mobile)
  const counted = own.filter(isCounted)
  const shown = counted[0] ?? own.find(({ kind }) => kind === undefined) ?? own[0]
  const newest = await orders.find(shown?.orderId ?? '')
  const [sale] = sales
  const unconfirmed = marks.get(mobile)
  const about = {
    number,
    mobile,
    orders: listed.map(orderRow),
    sales: sales.map(saleRow),
    ...(unconfirmed && { unconfirmed }),
    ...(openIds.length > 0 && { notYet: notComplete(openIds) }),
  }
  if (newest?.customer.mobile === mobile) {
    const { customer, orderDate: lastDate, items } = newest
    const { name } = customer
    const language = customerLanguage(newest)
    const sumPaise = counted.reduce((sum, { totalPaise }) => sum + totalPaise, 0)
    return {
      ...about,
      name,
      ordered: { customer, lastDate, count: counted.length, sumPaise },
      firstMessage: firstMessage(newest, settings),
      againMessage: orderAgainMessage({ customerName: name, language, date: lastDate, items }, settings, origin),
    }
  }
  // Deleted or erased in between.
  if (!sale) return undefined
  const name = sales.find(({ customerName }) => customerName !== '')?.customerName ?? ''
  const language = customerLanguage({ customer: { name, address: '' } })
  const once = { customerName: name, language, date: orderDate(new Date(sale.soldAt)), items: sale.lines }
  return {
    ...about,
    name,
    firstMessage: `${inLanguage(language, () => salutation(name, settings))}\n`,
    againMessage: orderAgainMessage(once, settings, origin),
  }
}

function saleRow({ saleId, day, soldAt, totalPaise, refundPaise }: CustomerSale): SaleRow {
  return { saleId, day, date: orderDate(new Date(soldAt)), totalPaise, refundPaise }
}
