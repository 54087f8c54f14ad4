/** Notifications of orders. Without customer data: they appear on locked screens. */
import { counted } from '../counted.ts'
import { formatRupees, indianGrouping } from '../money.ts'
import type { Order } from '../order/order.ts'

/** `url` is the path to open. A message replaces an earlier one with its `tag`. */
export type PushMessage = { title: string; body: string; url: string; tag: string }

export type NotifiedOrder = Pick<Order, 'orderId' | 'totalPaise' | 'items'>

const TAG = 'new-orders'

/** `count` is the number since the last message; the order is the newest. */
export function newOrderMessage(count: number, { orderId, totalPaise, items }: NotifiedOrder): PushMessage {
  const products = counted(items.length, 'product')
  if (count === 1) {
    const url = `/admin/orders?order=${encodeURIComponent(orderId)}`
    return { title: `New order: ${formatRupees(totalPaise)}`, body: `${products} · ${orderId}`, url, tag: TAG }
  }
  const title = `${indianGrouping(count)} new orders`
  return { title, body: `The newest: ${formatRupees(totalPaise)}, ${products}`, url: '/admin/orders', tag: TAG }
}

/** The message of a test. */
export function testMessage(shopName: string): PushMessage {
  const body = 'This device hears of new orders, also while no page of the shop is open.'
  return { title: shopName, body, url: '/admin/notifications', tag: 'test' }
}
