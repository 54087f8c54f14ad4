/** What the shop knows of the customer when an order comes in: how often the same number has ordered before. */
import { counted } from '../counted.ts'
import { orderDate } from '../indian-date.ts'
import { formatRupees, type Paise } from '../money.ts'

/** Orders that stood before another one and that none has replaced; `lastAt` is when the last of them came in (ISO, UTC). */
export type OrderedBefore = { orders: number; sumPaise: Paise; lastAt: string }

/** Returns '3 orders, ₹12,345, last 20/11/2026'. */
export function orderedBeforeText({ orders, sumPaise, lastAt }: OrderedBefore): string {
  const count = counted(orders, 'order')
  return `${count}, ${formatRupees(sumPaise)}, last ${orderDate(new Date(lastAt))}`
}
