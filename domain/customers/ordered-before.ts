/** How often a customer's number has ordered before. */
import { orderDate } from '../dates/indian-date.ts'
import { formatRupees, type Paise } from '../numbers/money.ts'
import { wordsOf } from '../words/catalogue.ts'
import { customer } from '../words/en/office/orders/customers.ts'

/** Earlier orders that are not replaced; `lastAt` is ISO, UTC. */
export type OrderedBefore = { orders: number; sumPaise: Paise; lastAt: string }

/** Returns 'Ordered before: 3 orders, ₹12,345, last on 20/11/2026'. */
export function orderedBeforeText({ orders, sumPaise, lastAt }: OrderedBefore): string {
  return wordsOf(customer).orderedBefore({
    count: orders,
    sum: formatRupees(sumPaise),
    date: orderDate(new Date(lastAt)),
  })
}
