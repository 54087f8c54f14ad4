import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import test, { type TestContext } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { cleanup } from '#test/cleanup.ts'
import { newKey, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'
import { unavailableReason } from '../database/unavailable.ts'
import type { LiveEvent } from '../live/live.ts'
import { openLog } from '../log.ts'
import { openShop } from '../shop.ts'
import { realSystem } from '../system.ts'

const PLENTY = { ...goods.lakshmiCrackers, stock: 90_000 }

async function openThreaded(t: TestContext, ordersInWorker = true) {
  const logged: string[] = []
  const log = openLog((line) => logged.push(line), { level: 'warn', format: 'json' })
  const shop = await openTestShop(t, 'sqlite', { ordersInWorker, log })
  return { shop, logged, file: join(shop.config.dataDir, 'shop.sqlite') }
}

/** Bypasses the shop. */
function inFile(file: string, text: string) {
  using database = new DatabaseSync(file)
  database.exec(text)
}

const buy = (shop: Pick<TestShop, 'orders'>, id: string, quantity = 40, key = newKey()) =>
  shop.orders.place(key, { customer: lakshmi, items: [{ id, quantity }] })

const stored = async ({ orders }: TestShop) =>
  (await orders.list({ search: '', verified: '', completion: '', sort: 'newest' })).total

test('an order is stored, taken from stock, published, and found under its key', async (t) => {
  const { shop } = await openThreaded(t)
  const { pots } = await stockUp(shop, { pots: PLENTY })
  const heard: LiveEvent[] = []
  shop.live.subscribe((event) => heard.push(event))
  const key = newKey()
  const placed = await buy(shop, pots.id, 40, key)
  assert.ok(placed.outcome === 'placed')
  assert.ok(Math.abs(Date.parse(placed.order.placedAt) - realSystem.now().getTime()) < 60_000, 'by the real clock')
  assert.deepEqual(heard, [{ topic: 'orders' }, { topic: 'stock', stock: { [pots.id]: 89_960 } }])
  assert.deepEqual(await shop.orders.find(placed.order.orderId), placed.order)
  assert.deepEqual(await buy(shop, pots.id, 40, key), { ...placed, outcome: 'repeated' })
})

test('an order that costs more than was seen is refused there too', async (t) => {
  const { shop } = await openThreaded(t)
  const { pots } = await stockUp(shop, { pots: PLENTY })
  const body = { customer: lakshmi, items: [{ id: pots.id, quantity: 40 }] }
  const key = newKey()
  const refused = await shop.orders.place(key, { ...body, seenTotalPaise: 1_999_99 })
  assert.deepEqual('higherTotal' in refused && refused.higherTotal, {
    totalPaise: 2_000_00,
    pricesPaise: { [pots.id]: 50_00 },
  })
  assert.equal(await stored(shop), 0)
  assert.equal((await shop.orders.place(key, { ...body, seenTotalPaise: 2_000_00 })).outcome, 'placed')
})

test('200 parallel orders for ten pieces: ten are sold, 190 get the shortage, all are saved', async (t) => {
  const { shop } = await openThreaded(t)
  const { shots } = await stockUp(shop, { shots: { ...goods.skyShots, stock: 10 } })
  const placed = await Promise.all(Array.from({ length: 200 }, () => buy(shop, shots.id, 1)))
  assert.equal(placed.filter(({ outcome }) => outcome === 'placed').length, 10)
  const told = placed.filter((answer) => 'message' in answer && answer.message.startsWith('Insufficient stock'))
  assert.equal(told.length, 190)
  assert.equal((await shop.products.find(shots.id))?.stock, 0)
  assert.equal(await stored(shop), 200)
})

test('two shops over one file that get the same key at the same time place one order', async (t) => {
  const { shop } = await openThreaded(t)
  const other = await openShop(shop.config, { ordersInWorker: true })
  cleanup(t, other.close)
  const { pots } = await stockUp(shop, { pots: PLENTY })
  for (let round = 0; round < 8; round += 1) {
    const key = newKey()
    const [one, two] = await Promise.all([buy(shop, pots.id, 40, key), buy(other, pots.id, 40, key)])
    assert.ok('order' in one && 'order' in two, `${one.outcome} and ${two.outcome}`)
    assert.equal(one.order.orderId, two.order.orderId)
  }
  assert.equal((await shop.products.find(pots.id))?.stock, PLENTY.stock - 8 * 40)
})

test('deliveries that the owner enters in a rush are all counted, and need not wait for its end', async (t) => {
  const { shop } = await openThreaded(t)
  const { pots } = await stockUp(shop, { pots: PLENTY })
  await buy(shop, pots.id)
  const most = 1_500
  let orders = 1
  const owner = { isDone: false }
  const rush = Array.from({ length: 32 }, async () => {
    while (!owner.isDone && orders < most) {
      orders += 1
      await buy(shop, pots.id)
    }
  })
  for (let delivery = 0; delivery < 3; delivery += 1) await shop.products.changeStock(pots.id, 1_000)
  owner.isDone = true
  assert.ok(orders < most, 'the owner waited for the end of the rush')
  await Promise.all(rush)
  assert.equal((await shop.products.find(pots.id))?.stock, PLENTY.stock + 3_000 - orders * 40)
})

/** Turns of the event loop while 300 orders are written. */
async function turnsInARush(t: TestContext, ordersInWorker: boolean) {
  const { shop } = await openThreaded(t, ordersInWorker)
  const { pots } = await stockUp(shop, { pots: PLENTY })
  await buy(shop, pots.id)
  let turns = 0
  const state = { isOver: false }
  const rush = Promise.all(Array.from({ length: 300 }, () => buy(shop, pots.id))).then(() => (state.isOver = true))
  while (!state.isOver) {
    await nextTurn()
    turns += 1
  }
  await rush
  return turns
}

test('the shop answers visitors while orders are written', async (t) => {
  const turns = await turnsInARush(t, true)
  assert.ok(turns > 200, `${turns} turns`)
})

test('control: on the thread of the shop, visitors wait for each group of orders', async (t) => {
  const turns = await turnsInARush(t, false)
  assert.ok(turns < 30, `${turns} turns`)
})

test('an invalid order is refused as on the shop’s thread', async (t) => {
  const [{ shop }, here] = [await openThreaded(t), await openThreaded(t, false)]
  const { pots } = await stockUp(shop, { pots: PLENTY })
  const items = [{ id: pots.id, quantity: 40 }]
  for (const body of [
    undefined,
    null,
    'order',
    [],
    {},
    { items },
    { customer: lakshmi, items: [{ id: 'gone', quantity: 1 }] },
  ]) {
    const placed = await shop.orders.place(newKey(), body)
    assert.equal(placed.outcome, 'refused', JSON.stringify(body))
    assert.deepEqual(placed, await here.shop.orders.place(newKey(), body), JSON.stringify(body))
  }
})

test('a database error of one order is its buyer’s only, and the next is placed', async (t) => {
  const { shop, file } = await openThreaded(t)
  const { pots } = await stockUp(shop, { pots: PLENTY })
  await buy(shop, pots.id)
  inFile(file, 'alter table order_keys rename to away; create view order_keys as select * from away')
  await assert.rejects(buy(shop, pots.id), /cannot modify order_keys because it is a view/)
  inFile(file, 'drop view order_keys; alter table away rename to order_keys')
  assert.equal((await buy(shop, pots.id)).outcome, 'placed')
  assert.equal(await stored(shop), 2)
})

/** Limits this process's file size, like a full disk; Node gets a signal. */
function limitFiles(t: TestContext, bytes: number | 'unlimited') {
  execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:unlimited`])
  if (bytes === 'unlimited') return
  process.on('SIGXFSZ', ignore)
  cleanup(t, () => {
    limitFiles(t, 'unlimited')
    process.off('SIGXFSZ', ignore)
  })
}

function ignore() {}

test('an order on a full disk is distinguished from a bug, and its key places it when there is room', async (t) => {
  const { shop, file } = await openThreaded(t)
  const { pots } = await stockUp(shop, { pots: PLENTY })
  await buy(shop, pots.id)
  const key = newKey()
  limitFiles(t, statSync(`${file}-wal`).size)
  const refused = await buy(shop, pots.id, 40, key).catch((error: unknown) => error)
  assert.equal(unavailableReason(refused), 'disk failing', String(refused))
  limitFiles(t, 'unlimited')
  assert.equal((await buy(shop, pots.id, 40, key)).outcome, 'placed')
  assert.equal(await stored(shop), 2)
})

test('a crashed thread is reported and logged, and the next order starts another', async (t) => {
  const { shop, logged, file } = await openThreaded(t)
  const { pots } = await stockUp(shop, { pots: PLENTY })
  inFile(file, `insert into migrations values (999, 'of a newer program', '')`)
  const orders = await Promise.allSettled([buy(shop, pots.id), buy(shop, pots.id)])
  for (const order of orders) assert.match(String(order.status === 'rejected' && order.reason), /has stopped/)
  assert.equal(logged.length, 1)
  assert.match(logged[0]!, /newer than this program/)
  inFile(file, 'delete from migrations where version = 999')
  assert.equal((await buy(shop, pots.id)).outcome, 'placed')
})

test('a shop closed in a rush has answered every stored order', async (t) => {
  const { shop } = await openThreaded(t)
  const { pots } = await stockUp(shop, { pots: PLENTY })
  const rush = Promise.all(Array.from({ length: 100 }, () => buy(shop, pots.id)))
  await nextTurn()
  const [answers] = await Promise.all([rush, shop.close()])
  assert.ok(answers.every(({ outcome }) => outcome === 'placed'))
})
