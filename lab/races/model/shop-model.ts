// A plain model of a shop's stock and orders.
import type { Customer } from '#domain/checkout/checkout-form.ts'
import { MAX_STOCK } from '#domain/product/stock.ts'
import {
  add,
  holdsGoods,
  lackingOf,
  type ModelOrder,
  type ModelProduct,
  returnGoods,
  take,
  takeStockAgain,
  totalOf,
} from './model-orders.ts'
import { type ModelDesk, openModelDesk } from './desk/model-desk.ts'

export type Attempt = {
  key: string
  customer: Customer
  wanted: readonly { product: ModelProduct; quantity: number }[]
  supersedes: readonly string[]
}

/** `order` is new when placed, and gets its id from the shop's answer. */
export type Expected =
  | { outcome: 'placed'; order: ModelOrder }
  | { outcome: 'repeated'; order: ModelOrder }
  | { outcome: 'refused'; message: string; order?: ModelOrder }

type KeyEntry = { contents: string; order: ModelOrder }

export type ShopModel = {
  products: ModelProduct[]
  orders: ModelOrder[]
  attempts: Attempt[]
  presses: { key: string; product: ModelProduct; delta: number }[]
  /** Goods received less goods gone, without those in orders: stock = balance − held. */
  balance: Map<ModelProduct, number>
  desk: ModelDesk
  place(attempt: Attempt): Expected
  /** Returns the units that went back to stock; undefined if the order is gone. */
  remove(order: ModelOrder, options: { returnGoods: boolean }): number | undefined
  takeStockAgain(order: ModelOrder): 'gone' | 'taken' | 'replaced' | 'short' | 'cancelled' | 'erased'
  /** Forgets the contents sent under an order's keys: any contents then count as that order. */
  forgetContents(order: ModelOrder): void
  changeStock(product: ModelProduct, delta: number): number
  addProduct(product: Omit<ModelProduct, 'isDeleted'>): void
  deleteProduct(product: ModelProduct): void
  /** One sentence for each product whose stock is not received less held. */
  faults(): string[]
}

export const NO_LONGER_SOLD = 'A product in your cart is no longer sold. Please remove it and send again.'
export const OTHER_CONTENTS = 'You already sent this order with other items. Please send it again.'
export const REMOVED_SINCE = 'We received this order and removed it since. Please call us.'
export const CANCELLED_SINCE = 'We received this order and cancelled it since. Please call us.'
const VOID = ''

const lacksText = (name: string) => `Insufficient stock for product ${name}`

export function openShopModel(): ShopModel {
  const keys = new Map<string, KeyEntry>()
  const model: ShopModel = {
    products: [],
    orders: [],
    attempts: [],
    presses: [],
    balance: new Map(),
    desk: openModelDesk(),
    place,
    remove,
    takeStockAgain,
    forgetContents,
    changeStock,
    addProduct(product) {
      const added = { ...product, isDeleted: false }
      model.products.push(added)
      model.balance.set(added, added.stock)
    },
    deleteProduct(product) {
      product.isDeleted = true
    },
    faults: () =>
      model.products.flatMap((product) => {
        if (product.isDeleted) return []
        const right = (model.balance.get(product) ?? 0) - heldOf(product)
        return product.stock === right ? [] : [`${product.name} has ${product.stock} where ${right} are right`]
      }),
  }
  return model

  function heldOf(product: ModelProduct): number {
    const lines = model.orders.filter(holdsGoods).flatMap((order) => order.lines)
    return lines.filter((line) => line.product === product).reduce((sum, { quantity }) => sum + quantity, 0)
  }

  function place(attempt: Attempt): Expected {
    const { key, wanted, supersedes } = attempt
    const known = keys.get(key)
    if (known) return earlierAnswer(known, attempt)
    if (wanted.some(({ product }) => product.isDeleted)) return { outcome: 'refused', message: NO_LONGER_SOLD }
    const order = newOrder(attempt)
    if (supersedes.length > 0) return replace(attempt, order)
    store(order, [key], contentsOf(attempt))
    return takeOrMarkShort(order)
  }

  function earlierAnswer({ contents, order }: KeyEntry, attempt: Attempt): Expected {
    if (contents !== contentsOf(attempt) && contents !== VOID) return { outcome: 'refused', message: OTHER_CONTENTS }
    let live = order
    while (!live.isDeleted && live.supersededBy) live = live.supersededBy
    if (live.isDeleted || live.isErased) return { outcome: 'refused', message: REMOVED_SINCE }
    if (!isSameCustomer(live, attempt)) return { outcome: 'refused', message: OTHER_CONTENTS }
    if (live.isCancelled) return { outcome: 'refused', message: CANCELLED_SINCE }
    if (live.shortOf === '') return { outcome: 'refused', message: REMOVED_SINCE }
    if (live.shortOf !== undefined) return { outcome: 'refused', message: lacksText(live.shortOf), order: live }
    return { outcome: 'repeated', order: live }
  }

  function store(order: ModelOrder, claimed: readonly string[], contents: string) {
    model.orders.push(order)
    for (const key of claimed) keys.set(key, { contents: key === claimed[0] ? contents : VOID, order })
  }

  /** Replaces the order under earlier keys, see docs/decisions/022. */
  function replace(attempt: Attempt, order: ModelOrder): Expected {
    const { key, supersedes } = attempt
    const claimed = [key, ...new Set(supersedes.filter((one) => one !== key && !keys.has(one)))]
    const replaceable = new Set<ModelOrder>()
    const earlier = new Set(supersedes.flatMap((one) => keys.get(one)?.order ?? []))
    for (const one of [...earlier].toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const last = lastOf(one)
      if (!last || last.isErased || !isSameCustomer(last, attempt)) continue
      const isAccepted =
        last.shortOf === undefined && (last.isConfirmed || last.isPacked || last.isDispatched || last.isDelivered)
      if (isAccepted || (last.revision > 0 && !last.isCancelled)) {
        // What was sent under them was not placed.
        for (const each of claimed) keys.set(each, { contents: VOID, order: last })
        return { outcome: 'repeated', order: last }
      }
      replaceable.add(last)
    }
    const holding = [...replaceable].filter(holdsGoods)
    for (const one of holding) returnGoods(one)
    const lacking = lackingOf(order)
    if (lacking && holding.length > 0) {
      for (const one of holding) for (const line of one.lines) add(line.product, -line.quantity)
      return { outcome: 'refused', message: lacksText(lacking.name) }
    }
    store(order, claimed, contentsOf(attempt))
    for (const one of replaceable) {
      one.supersededBy = order
      one.shortOf ??= ''
    }
    return takeOrMarkShort(order)
  }

  function remove(order: ModelOrder, options: { returnGoods: boolean }): number | undefined {
    if (order.isDeleted) return undefined
    let returned = 0
    if (holdsGoods(order) && options.returnGoods) returned = returnGoods(order)
    else if (holdsGoods(order)) {
      // They have left the shop.
      for (const { product, quantity } of order.lines)
        model.balance.set(product, (model.balance.get(product) ?? 0) - quantity)
    }
    const hasLeft = (order.isDispatched || order.isDelivered) && !order.isCancelled
    order.keptPaise = hasLeft && returned === 0 ? totalOf(order) : 0
    order.isDeleted = true
    // From now on its keys match any contents.
    forgetContents(order)
    // The orders it replaced pass to its own replacement, or the newest of them is current again; erased ones stay closed.
    const replaced = model.orders.filter((one) => one.supersededBy === order && (order.supersededBy || !one.isErased))
    const next = order.supersededBy ?? replaced.toSorted((a, b) => (a.id < b.id ? 1 : -1))[0]
    for (const one of replaced) one.supersededBy = one === next ? undefined : next
    return returned
  }

  function forgetContents(order: ModelOrder) {
    for (const entry of keys.values()) if (entry.order === order) entry.contents = VOID
  }

  function changeStock(product: ModelProduct, delta: number): number {
    const stock = Math.min(Math.max(product.stock + delta, 0), MAX_STOCK)
    model.balance.set(product, (model.balance.get(product) ?? 0) + stock - product.stock)
    product.stock = stock
    return stock
  }
}

function newOrder({ customer, wanted }: Attempt): ModelOrder {
  const lines = wanted.map(({ product, quantity }) => ({ product, quantity, pricePaise: product.pricePaise }))
  const steps = { isConfirmed: false, isPacked: false, isDispatched: false, isDelivered: false, isCancelled: false }
  const said = { history: [], revision: 0, discountPaise: 0, isErased: false, hasDispatch: false }
  return { id: '', customer, lines, ...steps, ...said, presses: new Map(), isDeleted: false }
}

/** An order is replaced only from the same mobile number. */
function isSameCustomer({ customer }: ModelOrder, attempt: Attempt): boolean {
  return customer.mobile === attempt.customer.mobile
}

/** Two attempts under one key must have this in common. */
function contentsOf({ wanted }: Attempt): string {
  return wanted
    .map(({ product, quantity }) => `${product.id} ${quantity}`)
    .toSorted()
    .join()
}

function takeOrMarkShort(order: ModelOrder): Expected {
  const lacking = take(order)
  if (!lacking) return { outcome: 'placed', order }
  order.shortOf = lacking.name
  return { outcome: 'refused', message: lacksText(lacking.name), order }
}

function lastOf(order: ModelOrder): ModelOrder | undefined {
  let last: ModelOrder | undefined
  for (let next: ModelOrder | undefined = order; next && !next.isDeleted; next = next.supersededBy) last = next
  return last
}
