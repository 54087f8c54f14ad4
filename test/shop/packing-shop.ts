// Confirmed orders of two products, and two packers' ticks on them.
import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import type { PackingPerson } from '#domain/packing/packing-access.ts'
import type { PackingPress, PressState } from '#domain/packing/line-presses.ts'
import { openDatabase } from '#server/database/open.ts'
import { cleanup } from '../cleanup.ts'
import { type DatabaseKind, preparedPlace } from '../database/databases.ts'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { newKey, NOON, openTestShop, stockUp } from './open-test-shop.ts'

const packer = (email: string): PackingPerson => ({ id: email, email, role: 'packer' })

export const [ravi, selvi] = [packer('ravi@example.com'), packer('selvi@example.com')]
/** May read all orders. */
export const office: PackingPerson = { id: 'meena@example.com', email: 'meena@example.com', role: 'staff' }

export async function openPackingShop(t: TestContext, kind: DatabaseKind) {
  const place = await preparedPlace(kind, t)
  const database = await openDatabase(place, () => NOON)
  cleanup(t, database.close)
  const shop = await openTestShop(t, kind, { place })
  const stock = {
    shots: { ...goods.skyShots, stock: 900 },
    pots: { ...goods.flowerPots, tamilName: 'பூச்சட்டி', stock: 900 },
  }
  const { shots, pots } = await stockUp(shop, stock)
  const order = async (customer = lakshmi) => {
    const items = [
      { id: shots.id, quantity: 5 },
      { id: pots.id, quantity: 8 },
    ]
    const placed = await shop.orders.place(newKey(), { customer, items })
    assert.ok('order' in placed)
    return placed.order.orderId
  }
  const confirmed = async (customer = lakshmi) => {
    const orderId = await order(customer)
    await shop.orders.steps.take(orderId, 'confirmed')
    return orderId
  }
  /** Like an edit of the order. */
  const setQuantity = (orderId: string, productId: string, quantity: number) =>
    database.db
      .updateTable('order_items')
      .set({ quantity })
      .where('order_id', '=', orderId)
      .where('product_id', '=', productId)
      .execute()
  const line = (
    orderId: string,
    productId: string,
    state: PressState,
    more: Partial<PackingPress> = {},
  ): PackingPress => {
    const quantity = more.quantity ?? (productId === shots.id ? 5 : 8)
    return {
      key: newKey(),
      orderId,
      productId,
      state,
      quantity,
      there: quantity,
      at: shop.now().toISOString(),
      ...more,
    }
  }
  const progress = async (orderId: string) =>
    (await shop.packing.toPack(200)).orders.find((each) => each.orderId === orderId)?.progress
  const said = async (orderId: string) =>
    (await shop.packing.find(orderId, office))?.presses.map(({ productId, state, there, who }) => [
      productId === shots.id ? 'shots' : 'pots',
      state,
      there,
      who,
    ])
  const tickAll = (orderId: string) =>
    shop.packing.press([line(orderId, shots.id, 'ticked'), line(orderId, pots.id, 'ticked')], ravi)
  return {
    place,
    database,
    shop,
    packing: shop.packing,
    shots,
    pots,
    order,
    confirmed,
    setQuantity,
    line,
    progress,
    said,
    tickAll,
  }
}
