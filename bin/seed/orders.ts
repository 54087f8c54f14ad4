// A season of orders: few at first, hundreds a day in the end; old ones settled, new ones open.
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { orderDate, orderTime } from '#domain/dates/indian-date.ts'
import { type Order, orderId, orderItem, type OrderItem, orderTotals } from '#domain/order/order.ts'
import type { Product } from '#domain/product/product.ts'
import type { OrderItemRow, OrderRow } from '#server/database/tables.ts'
import type { SeededRandom } from './seeded-random.ts'
import { toItemRow, toOrderRow } from '#server/order-table/order-rows.ts'
import { seedCustomer } from './customers.ts'
import { SEASON_MS, seedMoments } from './season.ts'

export type SeededOrder = { order: OrderRow; items: OrderItemRow[] }

type Wanted = { count: number; products: readonly Product[]; now: Date; minimumPaise: number; taken: Set<string> }

const SHORT_SHARE = 0.02
/** Half of the short orders are sent again, corrected, a few minutes later. */
const MENDED_SHARE = 0.5
const QUANTITIES = [1, 1, 1, 1, 2, 2, 2, 3, 5, 10]

/** Oldest first. `taken`: the ids of existing and new orders. */
export function* seedOrders(wanted: Wanted, random: SeededRandom): Generator<SeededOrder> {
  const moments = seedMoments(wanted.count, wanted.now, random)
  for (let index = 0; index < moments.length; index += 1) {
    const made = seedOrder(moments[index] ?? wanted.now, wanted, random)
    if (random.between(0, 1) >= SHORT_SHARE) {
      yield made
      continue
    }
    const { name } = random.pick(made.items)
    Object.assign(made.order, {
      short_of: name,
      verified: 'Unverified',
      completion: 'Pending',
      step: 'placed',
    } satisfies Partial<OrderRow>)
    const later = moments[index + 1]
    if (later && random.between(0, 1) < MENDED_SHARE) {
      index += 1
      const mended = mend(made, seedOrder(later, wanted, random))
      yield made
      yield mended
    } else yield made
  }
}

function seedOrder(at: Date, { products, now, minimumPaise, taken }: Wanted, random: SeededRandom): SeededOrder {
  const items = enough(seedItems(products, random), minimumPaise)
  const age = (now.getTime() - at.getTime()) / SEASON_MS
  const isSettled = (share: number) => random.between(0, 1) < Math.min(0.97, share * age * 8)
  const verified = isSettled(1)
  const complete = verified && isSettled(0.6)
  const order: Order = {
    orderId: freeId(at, taken, random),
    placedAt: at.toISOString(),
    orderDate: orderDate(at),
    orderTime: orderTime(at),
    ...orderTotals(items, demoSettings),
    verified: verified ? 'Verified' : 'Unverified',
    completion: complete ? 'Complete' : 'Pending',
    step: complete ? 'delivered' : verified ? 'confirmed' : 'placed',
    stockDeducted: true,
    customer: seedCustomer(random),
    items,
  }
  return { order: toOrderRow(order), items: items.map((item, line) => toItemRow(order.orderId, item, line)) }
}

/** The same customer's next try, which replaces the first. */
function mend(first: SeededOrder, second: SeededOrder): SeededOrder {
  const { order_id, placed_at, total_items, total_paise, verified, completion, step } = second.order
  const { order_id: supersedes, ...customer } = first.order
  first.order.superseded_by = order_id
  const order = { ...customer, order_id, placed_at, total_items, total_paise, verified, completion, step }
  return { ...second, order: { ...order, short_of: null, superseded_by: null, supersedes } }
}

/** Returns 3 to 12 lines mostly; every tenth order has 40 to 60, every third 13 to 30. */
function seedItems(products: readonly Product[], random: SeededRandom): OrderItem[] {
  const size = random.integer(1, 10)
  const count = size === 1 ? random.integer(40, 60) : size <= 4 ? random.integer(13, 30) : random.integer(3, 12)
  const chosen = new Set<Product>()
  while (chosen.size < Math.min(count, products.length)) chosen.add(random.pick(products))
  return [...chosen].map((product) => orderItem(product, random.pick(QUANTITIES)))
}

function enough(items: OrderItem[], minimumPaise: number): OrderItem[] {
  const { totalPaise } = orderTotals(items, demoSettings)
  if (totalPaise >= minimumPaise) return items
  const times = Math.ceil(minimumPaise / Math.max(totalPaise, 1))
  return items.map((item) => ({ ...item, quantity: item.quantity * times }))
}

function freeId(at: Date, taken: Set<string>, random: SeededRandom): string {
  const start = random.integer(0, 999)
  for (let step = 0; step < 1_000; step += 1) {
    const id = orderId(at, (start + step) % 1_000)
    if (taken.has(id)) continue
    taken.add(id)
    return id
  }
  throw new Error('A thousand orders in one second are too many')
}
