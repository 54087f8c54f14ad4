// What orders do to the books, inside the transaction of their group: priced by the shop, saved, and taken from stock (spec §4).
import type { Customer } from '#domain/checkout-form.ts'
import { orderDate, orderTime } from '#domain/indian-date.ts'
import { minimumOrder } from '#domain/minimum-order.ts'
import { type Order, type OrderItem, orderTotals } from '#domain/order.ts'
import type { RequestedItem } from '#domain/order-request.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'
import { words } from '#domain/words.ts'
import type { Trx } from './database/open.ts'
import { openOrderIds } from './order-ids.ts'
import { earlierAnswer } from './order-keys.ts'
import { type Placed, refuse } from './placed.ts'
import { priceItems } from './price-items.ts'
import { type OrderToInsert, saveOrder, saveOrders, supersede } from './save-order.ts'
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
  /** Not saved: refused, or saved before under the same key. */
  | Placed

export type SavingNeeds = { world: World; settings: ShopSettings; takeStock: TakeStock }

export type SaveAndTake = {
  /** Saves one order, whatever comes of it. Throws KeyTaken when another process saves one under its key at the same time. */
  one(trx: Trx, order: OrderToSave): Promise<Saved>
  /**
   * The same for orders of which nothing special is to be said, with one statement of each kind for all. Undefined when one
   * is to be refused, replaces another, lacks goods, or has a key or an id that is taken: then all must be undone.
   */
  all(trx: Trx, orders: readonly OrderToSave[]): Promise<Saved[] | undefined>
}

export function createSaveAndTake({ world, settings, takeStock }: SavingNeeds): SaveAndTake {
  const newOrderId = openOrderIds(world)

  return {
    async one(trx, asked) {
      const earlier = await earlierAnswer(trx, asked.key, asked.fingerprint)
      if (earlier) return earlier
      const priced = await priceItems(trx, asked.items)
      if ('message' in priced) return refuse(priced.message)
      const draft = drafted(asked, priced.items)
      if ('outcome' in draft) return draft

      let order = await saveOrder(trx, draft, newOrderId)
      if (asked.supersedes) order = await supersede(trx, order, asked.supersedes)
      const taken = await takeStock(trx, order.items)
      if ('stock' in taken) return { order, stock: taken.stock }

      const shortOf = order.items.find((item) => item.productId === taken.shortOf)?.name ?? ''
      await trx.updateTable('orders').set({ short_of: shortOf }).where('order_id', '=', order.orderId).execute()
      return { order, shortOf }
    },

    async all(trx, orders) {
      if (orders.some(({ supersedes }) => supersedes)) return undefined
      const priced = await priceItems(
        trx,
        orders.flatMap(({ items }) => items),
      )
      if ('message' in priced) return undefined
      const items = priced.items.values()
      const drafts: OrderToInsert[] = []
      for (const asked of orders) {
        const draft = drafted(
          asked,
          Array.from(asked.items, () => items.next().value!),
        )
        if ('outcome' in draft) return undefined
        drafts.push(draft)
      }
      const taken = await takeStock(trx, priced.items)
      if ('shortOf' in taken || !(await saveOrders(trx, drafts))) return undefined
      return drafts.map(({ order }) => ({ order, stock: stockOf(order, taken.stock) }))
    },
  }

  /** The order as it is to be written, or why it is not. */
  function drafted({ key, fingerprint, customer }: OrderToSave, items: OrderItem[]) {
    const totals = orderTotals(items)
    const enough = minimumOrder(totals.totalPaise, settings.minimumOrderPaise, words(settings).minimumOrder)
    if (!enough.met) return refuse(enough.warning)
    const now = world.now()
    const order: Order = {
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
    return { key, fingerprint, order }
  }
}

function stockOf({ items }: Order, stock: Record<string, number>): Record<string, number> {
  return Object.fromEntries(items.map(({ productId }) => [productId, stock[productId]!]))
}
