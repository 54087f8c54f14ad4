// Makes up orders for measuring growth: the same number each day, whatever the total.
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { orderDate, orderTime } from '#domain/dates/indian-date.ts'
import { orderItem, orderTotals } from '#domain/order/order.ts'
import type { Product } from '#domain/product/product.ts'
import { toItemRow, toOrderRow } from '#server/order-table/order-rows.ts'
import type { SeededOrder } from './orders.ts'

const ORDERS_A_DAY = 1_000
const DAY_MS = 86_400_000
const LINES = 3
const NAMES = ['Lakshmi Narayanan', 'Murugesan', 'Fathima Beevi', 'Anbarasan', 'Selvi', 'Joseph Raj', 'முருகன்'] as const

type Wanted = { from: number; to: number; products: readonly Product[]; now: Date }

/** Orders number `from` to `to`, number 0 the newest. The newest day's are unverified; of the older ones one in a thousand is. */
export function* evenOrders({ from, to, products, now }: Wanted): Generator<SeededOrder> {
  for (let number = from; number < to; number += 1) yield evenOrder(number, products, now)
}

function evenOrder(number: number, products: readonly Product[], now: Date): SeededOrder {
  const at = new Date(now.getTime() - (number * DAY_MS) / ORDERS_A_DAY)
  const isOpen = number < ORDERS_A_DAY || number % ORDERS_A_DAY === 0
  const items = Array.from({ length: Math.min(LINES, products.length) }, (_, line) => {
    const product = products[(number + line) % products.length]
    if (!product) throw new Error('Without products there can be no orders')
    return orderItem(product, 1)
  })
  const orderId = `ORD${String(number).padStart(17, '0')}`
  const order = toOrderRow({
    orderId,
    placedAt: at.toISOString(),
    orderDate: orderDate(at),
    orderTime: orderTime(at),
    ...orderTotals(items, demoSettings),
    verified: isOpen ? 'Unverified' : 'Verified',
    completion: isOpen ? 'Pending' : 'Complete',
    step: isOpen ? 'placed' : 'delivered',
    stockDeducted: true,
    customer: {
      name: `${NAMES[number % NAMES.length]} ${number}`,
      state: 'Tamil Nadu',
      stateType: 'State',
      district: 'Madurai',
      pincode: '625001',
      mobile: `9${String((number * 7_919) % 1_000_000_000).padStart(9, '0')}`,
      address: '12, West Masi Street',
    },
    items,
  })
  return { order, items: items.map((item, line) => toItemRow(orderId, item, line)) }
}
