// A customer who sends an order again with other contents.
import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import type { Product } from '#domain/product/product.ts'
import type { PlaceOrderResult } from '#server/orders/idempotency-keys.ts'
import type { DatabaseKind } from '../database/databases.ts'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { openTestShop, stockUp, type TestShop } from './open-test-shop.ts'

export type Goods = Record<'flowerPots' | 'skyShots', Product>

export const mended = { ...lakshmi, address: '13, West Masi Street, near Meenakshi Temple' }
export const all = { search: '', verified: '', completion: '', sort: 'newest' } as const

export async function openReplacing(t: TestContext, kind: DatabaseKind) {
  const shop = await openTestShop(t, kind)
  const products = await stockUp(shop, goods)
  const send = (key: string, quantities: Partial<Record<keyof Goods, number>>, supersedes?: string | string[]) =>
    shop.orders.place(key, {
      customer: supersedes === undefined ? lakshmi : mended,
      items: Object.entries(quantities).map(([name, quantity]) => ({ id: products[name as keyof Goods].id, quantity })),
      supersedes,
    })
  return { shop, products, send }
}

export const idOf = (placed: PlaceOrderResult) =>
  ('order' in placed && placed.order.orderId) || ('orderId' in placed && placed.orderId) || assert.fail(placed.outcome)

export const liveIds = async ({ orders }: TestShop) =>
  (await orders.list(all)).orders.filter((order) => !order.supersededBy).map(({ orderId }) => orderId)

/** Pots and shots in stock, of ten and three. */
export const stockOf = async ({ products }: TestShop, { flowerPots, skyShots }: Goods) =>
  Promise.all([flowerPots, skyShots].map(async ({ id }) => (await products.find(id))?.stock))
