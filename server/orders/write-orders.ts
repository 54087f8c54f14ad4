// Writes an order in its group's transaction: priced, saved, and taken from stock (spec §4).
import { higherTotalRefusal } from '#domain/order/price-rise.ts'
import type { Customer } from '#domain/checkout/checkout-form.ts'
import { orderDate, orderTime } from '#domain/dates/indian-date.ts'
import type { OtherLanguage } from '#domain/language.ts'
import { minimumOrder } from '#domain/checkout/below-minimum.ts'
import { minimumFor } from '#domain/checkout/minimum-order.ts'
import type { Order, OrderItem, OrderKind } from '#domain/order/order.ts'
import { itemsTotal, orderItem, orderTotals } from '#domain/order/order.ts'
import { notOfferedText } from '#domain/order/order-shortage.ts'
import type { RequestedItem } from '#domain/order/order-request.ts'
import { lineName } from '#domain/revisions/revision.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import type { Trx } from '../database/open.ts'
import { inLanguage } from '#domain/words/in-language.ts'
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
import { insertLines, insertOrder } from '../order-table/order-rows.ts'
import { newOrderLink, openOrderIds } from './order-ids.ts'
import { noteReplacement } from './removed/keep-removed.ts'
import { lockEarlier, markReplaced, returnGoods, ShortReplacement } from './replace-order.ts'
import { BY_ORDER_LINES, type TakeStock } from '../stock/move-stock.ts'

/** Processes of a shop may draw the same number in a second. */
const ORDER_ID_TRIES = 50

/** `supersedes` are keys of earlier attempts. */
export type CheckedOrder = {
  key: string
  fingerprint: string
  customer: Customer
  items: RequestedItem[]
  supersedes?: readonly string[] | undefined
  kind?: OrderKind | undefined
  language?: OtherLanguage | undefined
  /** A dearer order is refused, and not stored. */
  seenTotalPaise?: number | undefined
}

export type Written =
  | { order: Order; link: string; stock: Record<string, number> }
  | { order: Order; shortOf: string }
  /** Not saved: refused, or a repeat. */
  | PlaceOrderResult

/** `settings` returns those in force at the write. */
export type WritingNeeds = { system: System; settings: () => ShopSettings; takeStock: TakeStock }

export type OrderWriter = {
  /**
   * Throws KeyTaken if an order has its key, and ShortReplacement if it would replace an order that has its goods
   * without getting its own.
   */
  write(trx: Trx, order: CheckedOrder): Promise<Written>
}

export function openOrderWriter({ system, settings: settingsNow, takeStock }: WritingNeeds): OrderWriter {
  const newOrderId = openOrderIds(system)

  return {
    /** In the language of the order: others share its transaction. */
    write: (trx, checked) => inLanguage(checked.language ?? 'en', () => write(trx, checked)),
  }

  async function write(trx: Trx, checked: CheckedOrder): Promise<Written> {
    const order = await draft(trx, checked)
    // An order refused now may have been placed before.
    if ('outcome' in order) return (await earlierAnswer(trx, { ...checked, mobile: checked.customer.mobile })) ?? order
    if (checked.supersedes) return replace(trx, checked, order)
    const link = newOrderLink(system)
    const saved = await saveUnderFreeId(trx, order, link)
    if ((await insertKeys(trx, [[checked.key, checked.fingerprint, saved.orderId]])) === 0)
      throw new KeyTaken(checked.key)
    const taken = await takeStock(trx, system, BY_ORDER_LINES, saved.items)
    return 'stock' in taken ? { order: saved, link, stock: taken.stock } : markShort(trx, saved, taken.shortOf)
  }

  /** Earlier goods return before its own are taken. */
  async function replace(
    trx: Trx,
    { key, fingerprint, supersedes = [] }: CheckedOrder,
    order: Order,
  ): Promise<Written> {
    const { claimed, known } = await claimKeys(trx, { key, fingerprint, supersedes })
    const earlier = await lockEarlier(trx, known, order.customer.mobile)
    if ('confirmed' in earlier) {
      const { confirmed } = earlier
      await assignKeys(trx, claimed, confirmed.orderId, { isAnother: true })
      return repeated(trx, confirmed.row, true)
    }
    const link = newOrderLink(system)
    const unmarked = await saveUnderFreeId(trx, order, link)
    await assignKeys(trx, claimed, unmarked.orderId)
    await noteReplacement(trx, known, unmarked.orderId)
    const saved = await markReplaced(trx, unmarked, earlier.replaceable)
    const returned = await returnGoods(trx, system, earlier.replaceable, saved.items)
    const taken = await takeStock(trx, system, BY_ORDER_LINES, saved.items)
    if ('stock' in taken) return { order: saved, link, stock: { ...returned, ...taken.stock } }
    if (returned) throw new ShortReplacement(nameOf(saved, taken.shortOf))
    return markShort(trx, saved, taken.shortOf)
  }

  async function draft(trx: Trx, { items: requested, customer, kind, language, seenTotalPaise }: CheckedOrder) {
    const items = await priceItems(trx, requested)
    if ('notOffered' in items) return refuse(notOfferedText(items.notOffered))
    const now = system.now()
    const settings = settingsNow()
    const least = minimumFor(settings, customer.state)
    const enough = minimumOrder(itemsTotal(items), least, settings)
    if (!enough.met) return refuse(enough.warning)
    const totals = orderTotals(items, settings)
    const refusal = higherTotalRefusal({ ...totals, items }, seenTotalPaise)
    if (refusal) return { outcome: 'refused' as const, ...refusal }
    return {
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
    } satisfies Order
  }

  /** Perhaps under another id. */
  async function saveUnderFreeId(trx: Trx, order: Order, link: string): Promise<Order> {
    let saved = order
    for (let attempt = 1; !(await insertOrder(trx, saved, link)); attempt += 1) {
      if (attempt === ORDER_ID_TRIES) throw new Error(`No free order id found in ${ORDER_ID_TRIES} tries`)
      saved = { ...order, orderId: newOrderId() }
    }
    await insertLines(trx, saved)
    return saved
  }
}

const productsOf = statement<[ids: string], ProductRow & { offered: number }>(
  ({ elements }) => `
    select products.*, case when ${OFFERED} then 1 else 0 end as offered
    from ${elements} wanted join products on products.id = wanted.value ->> 0`,
)

/** In cart order, or the names of products no longer offered, '' if deleted. */
export async function priceItems(
  trx: Trx,
  requested: readonly RequestedItem[],
): Promise<OrderItem[] | { notOffered: string[] }> {
  const { rows } = await productsOf(trx, JSON.stringify(requested.map(({ id }) => [id])))
  const products = new Map(rows.map((row) => [row.id, { product: toProduct(row), isOffered: row.offered === 1 }]))
  const items: OrderItem[] = []
  const notOffered: string[] = []
  for (const { id, quantity } of requested) {
    const found = products.get(id)
    const item = found && orderItem(found.product, quantity)
    if (item && found.isOffered) items.push(item)
    else notOffered.push(item ? lineName(item) : '')
  }
  return notOffered.length > 0 ? { notOffered } : items
}

async function markShort(trx: Trx, order: Order, productId: string): Promise<Written> {
  const shortOf = nameOf(order, productId)
  await trx.updateTable('orders').set({ short_of: shortOf }).where('order_id', '=', order.orderId).execute()
  return { order, shortOf }
}

function nameOf({ items }: Order, productId: string): string {
  return items.find((item) => item.productId === productId)?.name ?? ''
}
