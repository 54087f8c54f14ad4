/** A report's orders as a spreadsheet: one row for each line and charge (§2 /admin/reports). */
import { customerName } from '../customers/erased.ts'
import { type Paise, rupeesFromPaise } from '../money.ts'
import { goodsPaise, itemsTotal, itemTotal, type Order } from '../order/order.ts'

export const MOST_ORDERS = 20_000

/** Returns the refusal of more orders than a spreadsheet takes; undefined otherwise. */
export function tooManyOrders(count: number): string | undefined {
  return count > MOST_ORDERS
    ? 'These days have more than 20,000 orders, which is more than one spreadsheet takes. Choose fewer days, and download one part after the other.'
    : undefined
}

export const orderColumns: readonly { head: string; width: number; isMoney?: true }[] = [
  { head: 'Order', width: 22 },
  { head: 'Date', width: 11 },
  { head: 'Time', width: 12 },
  { head: 'Customer', width: 24 },
  { head: 'Mobile', width: 13 },
  { head: 'State', width: 18 },
  { head: 'District', width: 18 },
  { head: 'Verification', width: 12 },
  { head: 'Status', width: 10 },
  { head: 'Code', width: 10 },
  { head: 'Product', width: 36 },
  { head: 'Category', width: 26 },
  { head: 'Quantity', width: 9 },
  { head: 'M.R.P.', width: 11, isMoney: true },
  { head: 'Our price', width: 11, isMoney: true },
  { head: 'Amount', width: 12, isMoney: true },
]

export type OrderCell = string | number | null

/** Returns an order's rows, which add up to its total. Each repeats order and customer for filtering. */
export function orderSheetRows(order: Order): OrderCell[][] {
  const { orderId, orderDate, orderTime, customer, erased, verified, completion } = order
  const { name, mobile, state, district } = customer
  const head: OrderCell[] = [
    orderId,
    orderDate,
    orderTime,
    customerName(name, erased),
    mobile,
    state,
    district,
    verified,
    completion,
  ]
  const lines = order.items.map((item) =>
    head.concat(
      [item.code, item.name, item.category, item.quantity],
      [item.mrpPaise, item.pricePaise, itemTotal(item)].map(rupeesFromPaise),
    ),
  )
  const charges = chargesOf(order).map(([what, paise]) =>
    head.concat(['', what, '', null, null, null], rupeesFromPaise(paise)),
  )
  return [...lines, ...charges]
}

function chargesOf(order: Order): [string, Paise][] {
  const { discountPaise = 0, packingPaise = 0, roundOffPaise = 0, items } = order
  const charges: [string, Paise][] = [
    ['Discount', -discountPaise],
    ['Packing', packingPaise],
    ['Round-off', roundOffPaise],
    ['Other', goodsPaise(order) - itemsTotal(items)],
  ]
  return charges.filter(([, paise]) => paise !== 0)
}
