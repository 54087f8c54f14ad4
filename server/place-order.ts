// Placing an order: checked again, priced by the shop, saved and taken from stock in one durable transaction (spec §4).
import { createHash } from 'node:crypto'
import { type Customer, readCheckout } from '#domain/checkout-form.ts'
import { minimumOrder } from '#domain/minimum-order.ts'
import { orderDate, orderTime } from '#domain/indian-date.ts'
import { type Order, type OrderItem, orderTotals } from '#domain/order.ts'
import { isIdempotencyKey, type OrderRequest, readOrderRequest } from '#domain/order-request.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'
import { words } from '#domain/words.ts'
import type { Database, Trx } from './database/open.ts'
import type { Live } from './live.ts'
import { openOrderGroups } from './order-groups.ts'
import { openOrderIds } from './order-ids.ts'
import { answerRepeat, findKey, KeyTaken } from './order-keys.ts'
import { insufficientStock, type Placed, refuse } from './placed.ts'
import { priceItems } from './price-items.ts'
import { saveOrder, supersede } from './save-order.ts'
import type { TakeStock } from './take-stock.ts'
import type { World } from './world.ts'

export type PlacingNeeds = {
  database: Database
  live: Live
  world: World
  settings: ShopSettings
  takeStock: TakeStock
}

type Saved =
  | { order: Order; stock: Record<string, number> }
  | { order: Order; shortOf: string }
  | ReturnType<typeof refuse>

/**
 * Gives the function that places an order under the browser's idempotency key.
 * The same key gives the same answer for ever; with another cart it is refused.
 */
export function createPlaceOrder(needs: PlacingNeeds) {
  const { database, live, settings } = needs
  const running = new Set<string>()
  const newOrderId = openOrderIds(needs.world)
  const groups = openOrderGroups<Saved>({ database, committed: tell })

  return async function place(key: string, body: unknown): Promise<Placed> {
    if (!isIdempotencyKey(key)) return refuse('The order could not be read. Please reload the page.')
    const read = readOrderRequest(body)
    if ('message' in read) return refuse(read.message)
    const { request } = read
    const fingerprint = fingerprintOf(request)

    if (running.has(key)) return { outcome: 'running' }
    running.add(key)
    try {
      const earlier = await findKey(database.db, key)
      if (earlier) return await answerRepeat(database.db, earlier, fingerprint)
      if (!settings.takingOrders)
        return refuse(`We are not taking ${words(settings).orders} at the moment. Please call us.`)
      const checked = readCheckout(request.customer, settings)
      if ('errors' in checked) return { outcome: 'refused', errors: checked.errors }
      return await placeNew(key, fingerprint, checked.customer, request)
    } finally {
      running.delete(key)
    }
  }

  async function placeNew(
    key: string,
    fingerprint: string,
    customer: Customer,
    request: OrderRequest,
  ): Promise<Placed> {
    try {
      const saved = await groups.join((trx) => saveAndTake(trx, key, fingerprint, customer, request))
      if ('outcome' in saved) return saved
      if ('shortOf' in saved) return insufficientStock(saved.shortOf, saved.order.orderId)
      return { outcome: 'placed', order: saved.order }
    } catch (error) {
      if (!(error instanceof KeyTaken)) throw error
      const earlier = await findKey(database.db, key)
      if (!earlier) throw error
      return answerRepeat(database.db, earlier, fingerprint)
    }
  }

  /** One hint for a whole group, however many orders it has. */
  function tell(group: Saved[]) {
    if (group.some((saved) => 'order' in saved)) live.publish({ topic: 'orders' })
    const stock: Record<string, number> = {}
    for (const saved of group) if ('stock' in saved) Object.assign(stock, saved.stock)
    if (Object.keys(stock).length > 0) live.publish({ topic: 'stock', stock })
  }

  async function saveAndTake(
    trx: Trx,
    key: string,
    fingerprint: string,
    customer: Customer,
    request: OrderRequest,
  ): Promise<Saved> {
    const priced = await priceItems(trx, request.items)
    if ('message' in priced) return refuse(priced.message)
    const totals = orderTotals(priced.items)
    const enough = minimumOrder(totals.totalPaise, settings.minimumOrderPaise, words(settings).minimumOrder)
    if (!enough.met) return refuse(enough.warning)

    let order = await saveOrder(trx, { key, fingerprint, order: newOrder(customer, priced.items, totals), newOrderId })
    if (request.supersedes) order = await supersede(trx, order, request.supersedes)
    const taken = await needs.takeStock(trx, order.items)
    if ('stock' in taken) return { order, stock: taken.stock }

    const shortOf = order.items.find((item) => item.productId === taken.shortOf)?.name ?? ''
    await trx.updateTable('orders').set({ short_of: shortOf }).where('order_id', '=', order.orderId).execute()
    return { order, shortOf }
  }

  function newOrder(customer: Customer, items: OrderItem[], totals: ReturnType<typeof orderTotals>): Order {
    const now = needs.world.now()
    return {
      orderId: newOrderId(),
      placedAt: now.toISOString(),
      orderDate: orderDate(now),
      orderTime: orderTime(now),
      ...totals,
      verified: 'Unverified',
      completion: 'Pending',
      stockDeducted: true,
      customer,
      items,
    }
  }
}

/** What two requests under one key must have in common to be the same order. */
function fingerprintOf({ customer, items }: OrderRequest): string {
  const entries = Object.entries(customer).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const quantities = items.map(({ id, quantity }) => [id, quantity] as const).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([entries, quantities]))
    .digest('base64url')
}
