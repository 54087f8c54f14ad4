import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { sql } from 'kysely'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { type DatabaseKind, onEachDatabase } from '#test/database/databases.ts'
import { holdRows } from '#test/database/hold-rows.ts'
import { cleanup } from '#test/cleanup.ts'
import { newKey, openTestShop, stockUp, testSystem } from '#test/shop/open-test-shop.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { orderLines } from '../order-table/order-rows.ts'
import { openShop } from '../shop.ts'
import { createTakeStockAgain } from './take-stock-again.ts'
import { BY_ORDER_LINES, takeStock } from '../stock/move-stock.ts'

const STOCK = 60
const all = { search: '', verified: '', completion: '', sort: 'newest' } as const

async function openTwo(t: TestContext, kind: DatabaseKind) {
  const here = await openTestShop(t, kind)
  const there = await openShop(here.config, { system: here.system })
  cleanup(t, there.close)
  const { pots } = await stockUp(here, { pots: { ...goods.flowerPots, stock: STOCK } })
  const send = (shop: Pick<typeof there, 'orders'>, key: string, quantity: number, supersedes?: string | string[]) =>
    shop.orders.place(key, { customer: lakshmi, items: [{ id: pots.id, quantity }], supersedes })
  const lockPots = () =>
    holdRows(t, here.config, 'update products set price_paise = price_paise where id = $1', [pots.id])
  async function standing() {
    const { orders } = await here.orders.list(all)
    const live = orders.filter(({ supersededBy }) => !supersededBy)
    const stock = (await here.products.find(pots.id))?.stock ?? Number.NaN
    return { quantities: live.map(({ totalItems }) => totalItems), missing: STOCK - stock, stored: orders.length }
  }
  return { here, there, pots, send, lockPots, standing }
}

test('the first request is still being written when the next one comes: it is replaced (postgres)', async (t) => {
  const { here, there, send, lockPots, standing } = await openTwo(t, 'postgres')
  const [a, b] = [newKey(), newKey()]
  const held = await lockPots()
  const first = send(here, a, 10)
  await held.untilWaitedFor(1)
  const second = send(there, b, 9, a)
  await held.untilWaitedFor(2)
  await held.commit()
  assert.deepEqual([(await first).outcome, (await second).outcome], ['placed', 'placed'])
  assert.deepEqual(await standing(), { quantities: [9], missing: 9, stored: 2 })
})

test('the first request arrives while the next one is being written: it places nothing (postgres)', async (t) => {
  const { here, there, send, lockPots, standing } = await openTwo(t, 'postgres')
  const [a, b] = [newKey(), newKey()]
  const held = await lockPots()
  const second = send(here, b, 9, a)
  await held.untilWaitedFor(1)
  const late = send(there, a, 10)
  await held.untilWaitedFor(2)
  await held.commit()
  const placed = await second
  assert.ok(placed.outcome === 'placed')
  assert.deepEqual(await late, { ...placed, outcome: 'repeated', isAnother: true })
  assert.deepEqual(await standing(), { quantities: [9], missing: 9, stored: 1 })
})

onEachDatabase('two tabs change the same lost order at two processes: one order is live', async (kind, t) => {
  const { here, there, send, standing } = await openTwo(t, kind)
  const processes = [here, there]
  for (let round = 0; round < 6; round += 1) {
    const a = newKey()
    if (round % 2 === 0) await send(here, a, 10)
    const answers = await Promise.all(
      [8, 9, 10, 11].map((quantity, index) => send(processes[index % 2]!, newKey(), quantity, [newKey(), a])),
    )
    assert.ok(answers.every(({ outcome }) => outcome === 'placed'))
    const { quantities, missing } = await standing()
    assert.equal(quantities.length, 1)
    assert.equal(missing, quantities[0])
    const { orders } = await here.orders.list(all)
    for (const { orderId } of orders) await here.orders.remove(orderId, { returnGoods: true })
    assert.equal((await standing()).missing, 0)
  }
})

onEachDatabase(
  'one key thirty times at two processes, answers dropped, and again later: one order',
  async (kind, t) => {
    const { here, there, send, standing } = await openTwo(t, kind)
    const [a, b] = [newKey(), newKey()]
    await send(here, a, 10)
    const storm = async (key: string, supersedes?: string) => {
      const dropped = Array.from({ length: 30 }, (_, index) => send([here, there][index % 2]!, key, 8, supersedes))
      return new Set((await Promise.all(dropped)).flatMap((one) => ('order' in one ? [one.order.orderId] : [])))
    }
    const ids = new Set([...(await storm(b, a)), ...(await storm(b, a))])
    assert.equal(ids.size, 1)
    assert.deepEqual(await standing(), { quantities: [8], missing: 8, stored: 2 })
    assert.equal((await storm(newKey())).size, 1)
    assert.deepEqual(await standing(), { quantities: [8, 8], missing: 16, stored: 3 })
  },
)

type Way = (there: Database, orderId: string) => Promise<unknown>

/** Retries a short order's stock while its replacement is written. Returns the pieces taken. */
async function takenMeanwhile(t: TestContext, takeAgain: Way) {
  const { here, pots, send, lockPots, standing } = await openTwo(t, 'postgres')
  const database = await openDatabase(here.config, here.system.now)
  cleanup(t, database.close)
  const a = newKey()
  const short = await send(here, a, STOCK + 10)
  const orderId = ('orderId' in short && short.orderId) || assert.fail('it was not stored')
  await here.products.changeStock(pots.id, 40)
  const held = await lockPots()
  const second = send(here, newKey(), 9, a)
  await held.untilWaitedFor(1)
  const again = takeAgain(database, orderId)
  await held.untilWaitedFor(2)
  await held.commit()
  await Promise.all([second, again])
  return (await standing()).missing + 40
}

test('stock is not taken for an order that was replaced while one waited for it (postgres)', async (t) => {
  const live = { publish: () => {} }
  const taken = await takenMeanwhile(t, (database, orderId) =>
    createTakeStockAgain({ database, live, takeStock, system: testSystem() })(orderId),
  )
  assert.equal(taken, 9)
})

test('control: queried in the waiting statement, the replacing order is not seen (postgres)', async (t) => {
  const taken = await takenMeanwhile(t, async ({ db, transaction }, orderId) => {
    const lines = await orderLines(db, orderId)
    await transaction(async (trx) => {
      const { rows } = await sql`update orders set short_of = null where order_id = ${orderId} and short_of is not null
        and (superseded_by is null or not exists (select 1 from orders later where later.order_id = orders.superseded_by))
        returning order_id`.execute(trx)
      if (rows.length > 0) await takeStock(trx, testSystem(), BY_ORDER_LINES, lines)
    })
  })
  assert.equal(taken, 9 + STOCK + 10)
})
