/** An earlier order as a cart's link: its goods, and what they cost then. */
import type { Paise } from '../numbers/money.ts'
import type { Order } from '../order/order.ts'
import { MAX_QUANTITY } from '../product/stock.ts'
import { type SharedLine, sharedHash } from './cart-link.ts'

/** Goods by their code, and the day of the order as it is written on papers. */
export type OrderedBefore = { date: string; goods: Readonly<Record<string, { name: string; pricePaise: Paise }>> }

/** Returns the hash of the order page that offers these goods again; undefined without goods. */
export function hashOfGoods(items: readonly SharedLine[]): string | undefined {
  const lines = new Map<string, SharedLine>()
  for (const { code, quantity } of items) {
    const before = lines.get(code)?.quantity ?? 0
    lines.set(code, { code, quantity: Math.min(before + quantity, MAX_QUANTITY) })
  }
  return lines.size > 0 ? sharedHash([...lines.values()]) : undefined
}

/** Travels beside the link, not in it: a link that is passed on has no prices. */
export function orderedBefore({ orderDate, items }: Pick<Order, 'orderDate' | 'items'>): OrderedBefore {
  return {
    date: orderDate,
    goods: Object.fromEntries(items.map(({ code, name, pricePaise }) => [code, { name, pricePaise }])),
  }
}
