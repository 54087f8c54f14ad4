/** A report's orders as a spreadsheet: one row for each line and charge (§2 /admin/reports). */
import { customerName } from '../customers/erased.ts'
import { type Paise, rupeesFromPaise } from '../numbers/money.ts'
import { goodsPaise, itemsTotal, itemTotal, type Order } from '../order/order.ts'
import { wordsOf } from '../words/catalogue.ts'
import { chargeWords } from '../words/en/charges.ts'
import { reports as reportWords } from '../words/en/office/money/reports.ts'

export const MOST_ORDERS = 20_000

/** Returns the refusal of more orders than a spreadsheet takes; undefined otherwise. */
export function tooManyOrders(count: number): string | undefined {
  return count > MOST_ORDERS ? wordsOf(reportWords).tooManyOrders({ most: MOST_ORDERS }) : undefined
}

export function orderColumns(): { head: string; width: number; isMoney?: true }[] {
  const text = wordsOf(reportWords)
  return [
    { head: text.orderHead, width: 22 },
    { head: text.date, width: 11 },
    { head: text.time, width: 12 },
    { head: text.customer, width: 24 },
    { head: text.mobile, width: 13 },
    { head: text.state, width: 18 },
    { head: text.district, width: 18 },
    { head: text.verification, width: 12 },
    { head: text.status, width: 10 },
    { head: text.code, width: 10 },
    { head: text.product, width: 36 },
    { head: text.category, width: 26 },
    { head: text.quantity, width: 9 },
    { head: text.mrp, width: 11, isMoney: true },
    { head: text.price, width: 11, isMoney: true },
    { head: text.amount, width: 12, isMoney: true },
  ]
}

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
  const text = wordsOf(chargeWords)
  const charges: [string, Paise][] = [
    [text.discount, -discountPaise],
    [text.packing, packingPaise],
    [text.roundOff, roundOffPaise],
    [wordsOf(reportWords).other, goodsPaise(order) - itemsTotal(items)],
  ]
  return charges.filter(([, paise]) => paise !== 0)
}
