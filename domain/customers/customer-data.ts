/** The file for a customer who asks what the shop stores of them: JSON that people can read, too. */
import type { Order } from '../order.ts'
import type { ShopSettings } from '../settings/shop-settings.ts'
import { toSpecOrder } from '../spec-shape.ts'

type Asked = { mobile: string; orders: readonly Order[]; shop: Pick<ShopSettings, 'name'>; now: Date }

/** Returns the text of the file, in the specification's field names (§3), with amounts in rupees. */
export function customerData({ mobile, orders, shop, now }: Asked): string {
  const data = {
    shop: shop.name,
    mobile,
    at: now.toISOString(),
    about:
      'All that the shop stores of the orders with this mobile number. Beside it stands a random key of each order, with a ' +
      'fingerprint (SHA-256) of what was sent, so that an order that is sent twice is placed once.',
    orders: orders.map((order) => ({ placedAt: order.placedAt, ...toSpecOrder(order) })),
  }
  return `${JSON.stringify(data, undefined, 2)}\n`
}

export function customerDataFileName(mobile: string): string {
  return `Customer_${mobile}.json`
}
