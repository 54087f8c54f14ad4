/** How often a customer's number has ordered before. */
import { counted } from '../counted.ts'
import { orderDate } from '../indian-date.ts'
import { formatRupees, type Paise } from '../money.ts'

/** Earlier orders that are not replaced; `lastAt` is ISO, UTC. */
export type OrderedBefore = { orders: number; sumPaise: Paise; lastAt: string }

/** Returns '3 orders, ₹12,345, last 20/11/2026'. */
export function orderedBeforeText({ orders, sumPaise, lastAt }: OrderedBefore): string {
  const count = counted(orders, 'order')
  return `${count}, ${formatRupees(sumPaise)}, last ${orderDate(new Date(lastAt))}`
}
