// The placed order, shown across reloads until the visitor continues shopping.
import type { Order } from '#domain/order/order.ts'
import { createPersistedStore } from '#web/browser/persisted-store.ts'
import { tabStorage } from '#web/browser/storage.ts'

export const PLACED_NAME = 'placed-order'

export const placedOrder = createPersistedStore<Order | undefined>(tabStorage, PLACED_NAME, wholeOrder)

const CUSTOMER_TEXTS = ['name', 'state', 'district', 'pincode', 'mobile', 'address']

/** Undefined for an incomplete order, which would break the page at every reload. */
export function wholeOrder(found: unknown): Order | undefined {
  const order = found as Partial<Order> | undefined
  const isWhole =
    ['orderId', 'orderDate', 'orderTime', 'placedAt'].every((name) => typeof fieldOf(order, name) === 'string') &&
    ['totalItems', 'totalPaise'].every((name) => Number.isFinite(fieldOf(order, name))) &&
    CUSTOMER_TEXTS.every((name) => typeof fieldOf(order?.customer, name) === 'string') &&
    Array.isArray(order?.items) &&
    order.items.every(isWholeItem)
  return isWhole ? (order as Order) : undefined
}

function isWholeItem(item: unknown): boolean {
  return (
    ['productId', 'name', 'code', 'unit'].every((name) => typeof fieldOf(item, name) === 'string') &&
    ['pricePaise', 'mrpPaise', 'quantity'].every((name) => Number.isFinite(fieldOf(item, name)))
  )
}

function fieldOf(thing: unknown, name: string): unknown {
  return (thing as Record<string, unknown> | null | undefined)?.[name]
}
