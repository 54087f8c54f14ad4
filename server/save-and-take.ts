// What an order does to the books, inside the transaction of its group: priced by the shop, saved, and taken from stock (spec §4).
import type { Customer } from '#domain/checkout-form.ts'
import { orderDate, orderTime } from '#domain/indian-date.ts'
import { minimumOrder } from '#domain/minimum-order.ts'
import { type Order, type OrderItem, orderTotals } from '#domain/order.ts'
import type { RequestedItem } from '#domain/order-request.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'
import { words } from '#domain/words.ts'
import type { Trx } from './database/open.ts'
import { openOrderIds } from './order-ids.ts'
import { refuse } from './placed.ts'
import { priceItems } from './price-items.ts'
import { saveOrder, supersede } from './save-order.ts'
import type { TakeStock } from './take-stock.ts'
import type { World } from './world.ts'

/** An order whose customer has been checked; `supersedes` is the key of one that ran short. */
export type OrderToSave = {
  key: string
  fingerprint: string
  customer: Customer
  items: RequestedItem[]
  supersedes?: string | undefined
}

export type Saved =
  | { order: Order; stock: Record<string, number> }
  | { order: Order; shortOf: string }
  | ReturnType<typeof refuse>

export type SaveAndTake = (trx: Trx, order: OrderToSave) => Promise<Saved>

export type SavingNeeds = { world: World; settings: ShopSettings; takeStock: TakeStock }

/** The function throws KeyTaken when the key stands for an order already. */
export function createSaveAndTake({ world, settings, takeStock }: SavingNeeds): SaveAndTake {
  const newOrderId = openOrderIds(world)

  return async function saveAndTake(trx, { key, fingerprint, customer, items, supersedes }) {
    const priced = await priceItems(trx, items)
    if ('message' in priced) return refuse(priced.message)
    const totals = orderTotals(priced.items)
    const enough = minimumOrder(totals.totalPaise, settings.minimumOrderPaise, words(settings).minimumOrder)
    if (!enough.met) return refuse(enough.warning)

    let order = await saveOrder(trx, { key, fingerprint, order: newOrder(customer, priced.items, totals), newOrderId })
    if (supersedes) order = await supersede(trx, order, supersedes)
    const taken = await takeStock(trx, order.items)
    if ('stock' in taken) return { order, stock: taken.stock }

    const shortOf = order.items.find((item) => item.productId === taken.shortOf)?.name ?? ''
    await trx.updateTable('orders').set({ short_of: shortOf }).where('order_id', '=', order.orderId).execute()
    return { order, shortOf }
  }

  function newOrder(customer: Customer, items: OrderItem[], totals: ReturnType<typeof orderTotals>): Order {
    const now = world.now()
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
