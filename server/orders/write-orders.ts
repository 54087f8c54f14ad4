// What an order writes, inside the transaction of its group: priced by the shop, saved, and taken from stock (spec §4).
import { higherTotalRefusal } from '#domain/order/price-rise.ts'
import type { Customer } from '#domain/checkout/checkout-form.ts'
import { orderDate, orderTime } from '#domain/indian-date.ts'
import { minimumFor, minimumOrder } from '#domain/checkout/minimum-order.ts'
import type { Order, OrderItem, OrderKind } from '#domain/order/order.ts'
import { itemsTotal, orderId, orderItem, orderTotals } from '#domain/order/order.ts'
import { notOfferedText } from '#domain/order/order-shortage.ts'
import type { RequestedItem } from '#domain/order/order-request.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import { words } from '#domain/words.ts'
import type { Trx } from '../database/open.ts'
import { statement } from '../database/statement.ts'
import type { ProductRow } from '../database/tables.ts'
import { toProduct } from '../database/tables.ts'
import type { System } from '../system.ts'
import {
  assignKeys,
  claimKeys,
  earlierAnswer,
  insertKeys,
  KeyTaken,
  type PlaceOrderResult,
  refuse,
  repeated,
} from './idempotency-keys.ts'
import { OFFERED } from '../products/offered.ts'
import { insertLines, insertOrders } from '../order-table/order-rows.ts'
import { noteReplacement } from './removed/keep-removed.ts'
import { lockEarlier, markReplaced, returnGoods, ShortReplacement } from './replace-order.ts'
import { BY_ORDER_LINES, type TakeStock } from '../stock/move-stock.ts'

/** Processes that share a shop draw the same number in the same second now and then. */
const ORDER_ID_TRIES = 50

/** An order whose customer has been checked; `supersedes` are the keys of the attempts that it stands in for. */
export type CheckedOrder = {
  key: string
  fingerprint: string
  customer: Customer
  items: RequestedItem[]
  supersedes?: readonly string[] | undefined
  kind?: OrderKind | undefined
  language?: 'ta' | undefined
  /** An order that costs more is refused, and nothing of it is stored. */
  seenTotalPaise?: number | undefined
}

export type Written =
  | { order: Order; stock: Record<string, number> }
  | { order: Order; shortOf: string }
  /** Not saved: refused, or saved before under the same key. */
  | PlaceOrderResult

/** `settings` returns those that hold when an order is written. */
export type WritingNeeds = { system: System; settings: () => ShopSettings; takeStock: TakeStock }

export type OrderWriter = {
  /**
   * Saves one order, whatever comes of it. Throws KeyTaken when another process saves one under its key at the same time, and
   * ShortReplacement when it is to replace one that has its goods and cannot get its own.
   */
  write(trx: Trx, order: CheckedOrder): Promise<Written>
  /**
   * Saves ordinary orders with one statement of each kind for all. Undefined when one is to be refused, replaces another, lacks
   * goods, or has a key or an id that is taken: then all must be undone.
   */
  writeTogether(trx: Trx, orders: readonly CheckedOrder[]): Promise<Written[] | undefined>
}

type Draft = { key: string; fingerprint: string; order: Order }

export function openOrderWriter({ system, settings: settingsNow, takeStock }: WritingNeeds): OrderWriter {
  const newOrderId = openOrderIds(system)

  return {
    async write(trx, checked) {
      const earlier = await earlierAnswer(trx, { ...checked, mobile: checked.customer.mobile })
      if (earlier) return earlier
      const drafts = await draft(trx, [checked])
      if ('outcome' in drafts) return drafts
      const { key, fingerprint, order } = drafts[0]!
      if (checked.supersedes) return replace(trx, drafts[0]!, checked.supersedes)
      const saved = await saveUnderFreeId(trx, order)
      if ((await insertKeys(trx, [[key, fingerprint, saved.orderId]])) === 0) throw new KeyTaken(key)
      const taken = await takeStock(trx, system, BY_ORDER_LINES, saved.items)
      return 'stock' in taken ? { order: saved, stock: taken.stock } : markShort(trx, saved, taken.shortOf)
    },

    async writeTogether(trx, checked) {
      if (checked.some(({ supersedes }) => supersedes)) return undefined
      const drafts = await draft(trx, checked)
      if ('outcome' in drafts) return undefined
      const orders = drafts.map(({ order }) => order)
      const wanted = orders.flatMap(({ items }) => items)
      const taken = await takeStock(trx, system, BY_ORDER_LINES, wanted)
      if ('shortOf' in taken || (await insertOrders(trx, orders)) < orders.length) return undefined
      const keys = drafts.map(({ key, fingerprint, order }) => [key, fingerprint, order.orderId])
      if ((await insertKeys(trx, keys)) < keys.length) return undefined
      await insertLines(trx, orders)
      return orders.map((order) => ({ order, stock: stockOf(order, taken.stock) }))
    },
  }

  /** Saves an order in the place of earlier ones: their goods are returned before its own are taken. */
  async function replace(
    trx: Trx,
    { key, fingerprint, order }: Draft,
    supersedes: readonly string[],
  ): Promise<Written> {
    const { claimed, known } = await claimKeys(trx, { key, fingerprint, supersedes })
    const earlier = await lockEarlier(trx, known, order.customer.mobile)
    if ('confirmed' in earlier) {
      const { confirmed } = earlier
      await assignKeys(trx, claimed, confirmed.orderId)
      return repeated(trx, confirmed.row)
    }
    const unmarked = await saveUnderFreeId(trx, order)
    await assignKeys(trx, claimed, unmarked.orderId)
    await noteReplacement(trx, known, unmarked.orderId)
    const saved = await markReplaced(trx, unmarked, earlier.replaceable)
    const returned = await returnGoods(trx, system, earlier.replaceable, saved.items)
    const taken = await takeStock(trx, system, BY_ORDER_LINES, saved.items)
    if ('stock' in taken) return { order: saved, stock: { ...returned, ...taken.stock } }
    if (returned) throw new ShortReplacement(nameOf(saved, taken.shortOf))
    return markShort(trx, saved, taken.shortOf)
  }

  /** Returns the orders as they are to be saved, or the refusal of the first that may not be. */
  async function draft(trx: Trx, checked: readonly CheckedOrder[]) {
    const priced = await priceItems(trx, checked)
    const now = system.now()
    const settings = settingsNow()
    const drafts: Draft[] = []
    for (const [index, { key, fingerprint, customer, kind, language, seenTotalPaise }] of checked.entries()) {
      const items = priced[index]!
      if ('notOffered' in items) return refuse(notOfferedText(items.notOffered))
      const least = minimumFor(settings, customer.state)
      const enough = minimumOrder(itemsTotal(items), least, words(settings).minimumOrder)
      if (!enough.met) return refuse(enough.warning)
      const totals = orderTotals(items, settings)
      const refusal = higherTotalRefusal({ ...totals, items }, seenTotalPaise)
      if (refusal) return { outcome: 'refused' as const, ...refusal }
      const order: Order = {
        orderId: newOrderId(),
        placedAt: now.toISOString(),
        orderDate: orderDate(now),
        orderTime: orderTime(now),
        ...totals,
        verified: 'Unverified',
        completion: 'Pending',
        step: 'placed',
        stockDeducted: true,
        ...(kind && { kind }),
        ...(language && { language }),
        customer,
        items,
      }
      drafts.push({ key, fingerprint, order })
    }
    return drafts
  }

  /** Returns the order as saved, perhaps under another id. */
  async function saveUnderFreeId(trx: Trx, order: Order): Promise<Order> {
    let saved = order
    for (let attempt = 1; (await insertOrders(trx, [saved])) === 0; attempt += 1) {
      if (attempt === ORDER_ID_TRIES) throw new Error(`No free order id found in ${ORDER_ID_TRIES} tries`)
      saved = { ...order, orderId: newOrderId() }
    }
    await insertLines(trx, [saved])
    return saved
  }
}

const productsOf = statement<[ids: string], ProductRow & { offered: number }>(
  ({ elements }) => `
    select products.*, case when ${OFFERED} then 1 else 0 end as offered
    from ${elements} wanted join products on products.id = wanted.value ->> 0`,
)

/**
 * Returns the lines of each order, in the order of its cart; for one with products that are not offered any more their names, of
 * which none is known of a deleted one.
 */
export async function priceItems(trx: Trx, orders: readonly Pick<CheckedOrder, 'items'>[]) {
  const ids = new Set(orders.flatMap(({ items }) => items.map(({ id }) => id)))
  const { rows } = await productsOf(trx, JSON.stringify(Array.from(ids, (id) => [id])))
  const products = new Map(rows.map((row) => [row.id, { product: toProduct(row), isOffered: row.offered === 1 }]))
  return orders.map(({ items }): OrderItem[] | { notOffered: string[] } => {
    const priced: OrderItem[] = []
    const notOffered: string[] = []
    for (const { id, quantity } of items) {
      const found = products.get(id)
      if (found?.isOffered) priced.push(orderItem(found.product, quantity))
      else notOffered.push(found?.product.name ?? '')
    }
    return notOffered.length > 0 ? { notOffered } : priced
  })
}

async function markShort(trx: Trx, order: Order, productId: string): Promise<Written> {
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

/** The rest is left to other processes of the same shop, which draw without knowing of ours. */
const DRAWN_A_SECOND = 900
const SECONDS_KEPT = 600
const SECOND_MS = 1_000

/**
 * Never returns an id twice. For one that another process has stored already, the write of the order draws again. In a
 * rush of more orders than a second has ids, they come from the seconds before: an id is a name, not the order's time.
 */
export function openOrderIds(system: Pick<System, 'now' | 'randomInteger'>): () => string {
  const drawn = new Map<number, Set<number>>()

  return function newOrderId() {
    let second = Math.floor(system.now().getTime() / SECOND_MS)
    while (drawnIn(second).size >= DRAWN_A_SECOND) second -= 1
    const numbers = drawnIn(second)
    let number = system.randomInteger(1_000)
    while (numbers.has(number)) number = (number + 1) % 1_000
    numbers.add(number)
    return orderId(new Date(second * SECOND_MS), number)
  }

  function drawnIn(second: number): Set<number> {
    let numbers = drawn.get(second)
    if (!numbers) {
      drawn.set(second, (numbers = new Set()))
      // The one that was begun first: the clock may have been set back since.
      if (drawn.size > SECONDS_KEPT) drawn.delete(drawn.keys().next().value!)
    }
    return numbers
  }
}
