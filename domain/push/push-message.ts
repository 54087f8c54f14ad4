/** What a device shows of new orders: never a name, an address or a number of a customer, for it lies on a locked screen. */
import { counted } from '../counted.ts'
import { formatRupees, indianGrouping } from '../money.ts'
import type { Order } from '../order/order.ts'

/** `url` is the path that opens when it is pressed. A message with the `tag` of an earlier one takes its place. */
export type PushMessage = { title: string; body: string; url: string; tag: string }

export type PushedOrder = Pick<Order, 'orderId' | 'totalPaise' | 'items'>

const TAG = 'new-orders'

/** `count` came in since the last message, `newest` the last of them. */
export function newOrderMessage(count: number, { orderId, totalPaise, items }: PushedOrder): PushMessage {
  const products = counted(items.length, 'product')
  if (count === 1) {
    const url = `/admin/orders?order=${encodeURIComponent(orderId)}`
    return { title: `New order: ${formatRupees(totalPaise)}`, body: `${products} · ${orderId}`, url, tag: TAG }
  }
  const title = `${indianGrouping(count)} new orders`
  return { title, body: `The newest: ${formatRupees(totalPaise)}, ${products}`, url: '/admin/orders', tag: TAG }
}

/** What a device shows when its person tries it. */
export function testMessage(shopName: string): PushMessage {
  const body = 'This device hears of new orders, also while no page of the shop is open.'
  return { title: shopName, body, url: '/admin/notifications', tag: 'test' }
}
