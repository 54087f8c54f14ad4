// What orders do to the books, inside the transaction of their group: priced by the shop, saved, and taken from stock (spec §4).
import type { Customer } from '#domain/checkout-form.ts'
import { orderDate, orderTime } from '#domain/indian-date.ts'
import { minimumOrder } from '#domain/minimum-order.ts'
import { type Order, type OrderItem, orderTotals } from '#domain/order.ts'
import type { RequestedItem } from '#domain/order-request.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'
import { words } from '#domain/words.ts'
import type { Trx } from '../database/open.ts'
import { openOrderIds } from './order-ids.ts'
import { earlierAnswer } from './idempotency-keys.ts'
import { type Placed, refuse } from './place-order-result.ts'
import { priceItems } from './price-items.ts'
import { assignKeys, claimKeys, holdEarlier, markReplaced, returnGoods, ShortReplacement } from './replace-order.ts'
import { orderLines } from './list/order-lines.ts'
import { toOrder } from './order-rows.ts'
import { type OrderToInsert, saveKeyless, saveOrder, saveOrders } from './save-order.ts'
import type { TakeStock } from './stock.ts'
import type { System } from '../system.ts'

/** An order whose customer has been checked; `supersedes` are the keys of the attempts that it stands in for. */
export type OrderToSave = {
  key: string
  fingerprint: string
  customer: Customer
  items: RequestedItem[]
  supersedes?: readonly string[] | undefined
}

export type Saved =
  | { order: Order; stock: Record<string, number> }
  | { order: Order; shortOf: string }
  /** Not saved: refused, or saved before under the same key. */
  | Placed

export type SavingNeeds = { system: System; settings: ShopSettings; takeStock: TakeStock }

export type SaveAndTake = {
  /**
   * Saves one order, whatever comes of it. Throws KeyTaken when another process saves one under its key at the same time, and
   * ShortReplacement when it is to replace one that has its goods and cannot get its own.
   */
  one(trx: Trx, order: OrderToSave): Promise<Saved>
  /**
   * The same for orders of which nothing special is to be said, with one statement of each kind for all. Undefined when one
   * is to be refused, replaces another, lacks goods, or has a key or an id that is taken: then all must be undone.
   */
  all(trx: Trx, orders: readonly OrderToSave[]): Promise<Saved[] | undefined>
}

export function createSaveAndTake({ system, settings, takeStock }: SavingNeeds): SaveAndTake {
  const newOrderId = openOrderIds(system)

  return {
    async one(trx, asked) {
      const earlier = await earlierAnswer(trx, asked.key, asked.fingerprint)
      if (earlier) return earlier
      const priced = await priceItems(trx, asked.items)
      if ('message' in priced) return refuse(priced.message)
      const draft = drafted(asked, priced.items)
      if ('outcome' in draft) return draft

      if (asked.supersedes) return replace(trx, draft, asked.supersedes)
      const order = await saveOrder(trx, draft, newOrderId)
      const taken = await takeStock(trx, order.items)
      if ('stock' in taken) return { order, stock: taken.stock }
      return short(trx, order, taken.shortOf)
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

  /** Saves an order in the place of earlier ones: their goods go back before its own are taken. */
  async function replace(trx: Trx, draft: OrderToInsert, supersedes: readonly string[]): Promise<Saved> {
    const { claimed, known } = await claimKeys(trx, { ...draft, supersedes })
    const earlier = await holdEarlier(trx, known)
    if ('confirmed' in earlier) {
      const { confirmed } = earlier
      await assignKeys(trx, claimed, confirmed.order_id)
      return { outcome: 'repeated', order: toOrder(confirmed, await orderLines(trx, confirmed.order_id)) }
    }
    const saved = await saveKeyless(trx, draft.order, newOrderId)
    await assignKeys(trx, claimed, saved.orderId)
    const order = await markReplaced(trx, saved, earlier.replaceable)
    const returned = await returnGoods(trx, earlier.replaceable, order.items)
    const taken = await takeStock(trx, order.items)
    if ('stock' in taken) return { order, stock: { ...returned, ...taken.stock } }
    if (returned) throw new ShortReplacement(nameOf(order, taken.shortOf))
    return short(trx, order, taken.shortOf)
  }

  /** The order as it is to be written, or why it is not. */
  function drafted({ key, fingerprint, customer }: OrderToSave, items: OrderItem[]) {
    const totals = orderTotals(items)
    const enough = minimumOrder(totals.totalPaise, settings.minimumOrderPaise, words(settings).minimumOrder)
    if (!enough.met) return refuse(enough.warning)
    const now = system.now()
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

async function short(trx: Trx, order: Order, productId: string): Promise<Saved> {
  const shortOf = nameOf(order, productId)
  await trx.updateTable('orders').set({ short_of: shortOf }).where('order_id', '=', order.orderId).execute()
  return { order, shortOf }
}

function nameOf({ items }: Order, productId: string): string {
  return items.find((item) => item.productId === productId)?.name ?? ''
}

function stockOf({ items }: Order, stock: Record<string, number>): Record<string, number> {
  return Object.fromEntries(items.map(({ productId }) => [productId, stock[productId]!]))
}
