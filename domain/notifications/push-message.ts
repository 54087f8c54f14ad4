/** Notifications of orders, in English. Without customer data: they appear on locked screens. */
import { formatRupees } from '../numbers/money.ts'
import type { Order } from '../order/order.ts'
import { wordsOf } from '../words/catalogue.ts'
import { notifications } from '../words/en/office/notifications.ts'
import { inLanguage } from '../words/in-language.ts'

/** `url` is the path to open. A message replaces an earlier one with its `tag`. */
export type PushMessage = { title: string; body: string; url: string; tag: string }

export type NotifiedOrder = Pick<Order, 'orderId' | 'totalPaise' | 'items'>

const TAG = 'new-orders'

/** `count` is the number since the last message; the order is the newest. */
export function newOrderMessage(count: number, order: NotifiedOrder): PushMessage {
  return inLanguage('en', () => ordersMessage(count, order))
}

function ordersMessage(count: number, { orderId, totalPaise, items }: NotifiedOrder): PushMessage {
  const text = wordsOf(notifications)
  const amount = formatRupees(totalPaise)
  if (count === 1) {
    const body = text.newOrderBody({ count: items.length, order: orderId })
    const url = `/admin/orders?order=${encodeURIComponent(orderId)}`
    return { title: text.newOrder({ amount }), body, url, tag: TAG }
  }
  const body = text.newestBody({ amount, count: items.length })
  return { title: text.newOrders({ count }), body, url: '/admin/orders', tag: TAG }
}

export function testMessage(shopName: string): PushMessage {
  const body = inLanguage('en', () => wordsOf(notifications).testBody)
  return { title: shopName, body, url: '/admin/notifications', tag: 'test' }
}
