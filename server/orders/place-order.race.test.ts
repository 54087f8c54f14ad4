import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { type DatabaseKind, onEachDatabase } from '#test/database/databases.ts'
import { cleanup } from '#test/cleanup.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'
import { dropRules } from '#test/controls/drop-rules.ts'
import { takeOneByOne } from '#test/controls/take-one-by-one.ts'
import { takeStock, type TakeStock } from '../stock/move-stock.ts'

const BUYERS = 200
const IN_STOCK = 10

/** 200 buyers at the same moment, ten in stock. */
async function rush(kind: DatabaseKind, t: TestContext, how: TakeStock = takeStock) {
  const shop = await openTestShop(t, kind, { takeStock: how })
  if (how !== takeStock) await dropRules(shop.config)
  const { pot } = await stockUp(shop, { pot: { ...goods.skyShots, stock: IN_STOCK } })
  const body = { customer: lakshmi, items: [{ id: pot.id, quantity: 1 }] }
  const placed = await Promise.all(Array.from({ length: BUYERS }, () => shop.orders.place(newKey(), body)))
  const left = (await shop.products.find(pot.id))?.stock ?? Number.NaN
  return { sold: placed.filter(({ outcome }) => outcome === 'placed').length, placed, left, shop }
}

onEachDatabase('200 parallel orders for ten pieces: ten are sold, 190 get the shortage', async (kind, t) => {
  const { sold, placed, left, shop } = await rush(kind, t)
  assert.deepEqual({ sold, left }, { sold: IN_STOCK, left: 0 })
  const refused = placed.filter((answer) => 'message' in answer)
  assert.equal(refused.length, BUYERS - IN_STOCK)
  assert.ok(refused.every(({ message }) => message === 'Insufficient stock for product 120 Shots Colour Rain'))
  const { total } = await shop.orders.list({ search: '', verified: '', completion: '', sort: 'newest' })
  assert.equal(total, BUYERS, 'every order is saved, also those without goods')
})

onEachDatabase(
  'control: without the condition stock >= quantity, and the rule of the table, the same rush oversells',
  async (kind, t) => {
    const { sold, left } = await rush(kind, t, takeOneByOne)
    assert.ok(sold > IN_STOCK, `sold ${sold}`)
    assert.ok(left < 0, `left ${left}`)
  },
)

onEachDatabase('the same key 50 times in parallel, and once later: one order', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { pot } = await stockUp(shop, { pot: { ...goods.skyShots, stock: IN_STOCK } })
  const key = newKey()
  const body = { customer: lakshmi, items: [{ id: pot.id, quantity: 1 }] }
  const answers = await Promise.all(Array.from({ length: 50 }, () => shop.orders.place(key, body)))
  const later = await shop.orders.place(key, body)
  assert.equal(answers.filter(({ outcome }) => outcome === 'placed').length, 1)
  assert.ok(answers.every(({ outcome }) => outcome !== 'refused'))
  assert.equal(later.outcome, 'repeated')
  const ids = new Set([...answers, later].flatMap((answer) => ('order' in answer ? [answer.order.orderId] : [])))
  assert.equal(ids.size, 1)
  assert.equal((await shop.orders.list({ search: '', verified: '', completion: '', sort: 'newest' })).total, 1)
  assert.equal((await shop.products.find(pot.id))?.stock, IN_STOCK - 1)
})

onEachDatabase('two processes that get the same key at the same time place one order', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { openShop } = await import('../shop.ts')
  const other = await openShop(shop.config, { system: shop.system })
  cleanup(t, other.close)
  const { pot } = await stockUp(shop, { pot: { ...goods.skyShots, stock: IN_STOCK } })
  const body = { customer: lakshmi, items: [{ id: pot.id, quantity: 1 }] }
  for (let round = 0; round < 5; round += 1) {
    const key = newKey()
    const [one, two] = await Promise.all([shop.orders.place(key, body), other.orders.place(key, body)])
    assert.ok('order' in one && 'order' in two, `${one.outcome} and ${two.outcome}`)
    assert.equal(one.order.orderId, two.order.orderId)
  }
  assert.equal((await shop.products.find(pot.id))?.stock, IN_STOCK - 5)
})

onEachDatabase('order ids that collide are drawn again', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { pot } = await stockUp(shop, { pot: { ...goods.skyShots, stock: 100 } })
  let drawn = 0
  // Each number is drawn three times.
  shop.system.randomInteger = () => Math.floor(drawn++ / 3)
  const body = { customer: lakshmi, items: [{ id: pot.id, quantity: 1 }] }
  const ids = new Set<string>()
  for (let order = 0; order < 6; order += 1) {
    const placed = await shop.orders.place(newKey(), body)
    assert.ok('order' in placed)
    ids.add(placed.order.orderId)
  }
  assert.equal(ids.size, 6)
})
