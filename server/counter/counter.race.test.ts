import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { type DatabaseKind, onEachDatabase, preparedPlace } from '#test/database/databases.ts'
import { holdRows } from '#test/database/hold-rows.ts'
import { counterSale } from '#test/shop/counter-shop.ts'
import { admin, newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'

const TODAY = '2026-10-28'
const who = admin.email

/** Two shops on one PostgreSQL; on SQLite the same one twice. */
async function twoCounters(t: TestContext, kind: DatabaseKind) {
  const place = await preparedPlace(kind, t)
  const one = await openTestShop(t, kind, { place })
  const two = kind === 'postgres' ? await openTestShop(t, kind, { place }) : one
  return { one, two, ...(await stockUp(one, goods)) }
}

onEachDatabase('the same key twice at once is one sale', async (kind, t) => {
  const { one, two, flowerPots } = await twoCounters(t, kind)
  const key = newKey()
  const sale = counterSale([[flowerPots, 4]])
  const results = await Promise.all([one, two, one, two].map((shop) => shop.counter.sell(sale, { key, who })))
  assert.deepEqual(results.map(({ outcome }) => outcome).toSorted(), ['repeated', 'repeated', 'repeated', 'sold'])
  assert.equal((await one.products.find(flowerPots.id))?.stock, 6)
  assert.equal((await two.counter.sales(TODAY)).length, 1)
})

onEachDatabase('of two counters that sell the last piece one is refused', async (kind, t) => {
  const { one, two, skyShots, flowerPots } = await twoCounters(t, kind)
  const sales = [one, two].map((shop, index) =>
    shop.counter.sell(
      counterSale(
        index === 0
          ? [
              [skyShots, 3],
              [flowerPots, 1],
            ]
          : [
              [flowerPots, 1],
              [skyShots, 3],
            ],
      ),
      { key: newKey(), who },
    ),
  )
  const order = one.orders.place(newKey(), { customer: lakshmi, items: [{ id: flowerPots.id, quantity: 8 }] })
  const outcomes = (await Promise.all(sales)).map(({ outcome }) => outcome)
  assert.deepEqual(outcomes.toSorted(), ['short', 'sold'])
  assert.equal((await order).outcome, 'placed')
  assert.deepEqual(
    [(await one.products.find(skyShots.id))?.stock, (await one.products.find(flowerPots.id))?.stock],
    [0, 1],
  )
})

onEachDatabase('goods returned at two counters at once come back once', async (kind, t) => {
  const { one, two, flowerPots } = await twoCounters(t, kind)
  const { saleId, ...sale } = counterSale([[flowerPots, 4]])
  await one.counter.sell({ saleId, ...sale }, { key: newKey(), who })
  const key = newKey()
  const back = { saleId, pieces: { [flowerPots.id]: 4 }, method: 'cash', who } as const
  const results = await Promise.all([
    one.counter.returnGoods({ ...back, key }),
    two.counter.returnGoods({ ...back, key }),
    one.counter.returnGoods({ ...back, key: newKey() }),
    two.counter.returnGoods({ ...back, key: newKey() }),
  ])
  assert.equal(results.filter(({ outcome }) => outcome === 'returned').length, 1)
  assert.equal((await one.products.find(flowerPots.id))?.stock, 10)
  assert.equal((await one.counter.day(TODAY)).expectedPaise, 0)
})

test('a return that waits for a settled shortfall puts all of its pieces into the stock', async (t) => {
  const place = await preparedPlace('postgres', t)
  const shop = await openTestShop(t, 'postgres', { place })
  const { skyShots } = await stockUp(shop, goods)
  const sale = counterSale([[skyShots, 5]], { isAnyway: true })
  await shop.counter.sell(sale, { key: newKey(), who })
  const shortfall = 'select 1 from counter_shortfalls where sale_id = $1 for update'
  const held = await holdRows(t, place, shortfall, [sale.saleId])
  const settled = shop.counter.settleShortfall(sale.saleId, skyShots.id, who)
  await held.untilWaitedFor(1)
  const pieces = { [skyShots.id]: 5 }
  const back = shop.counter.returnGoods({ saleId: sale.saleId, pieces, method: 'cash', key: newKey(), who })
  await held.untilWaitedFor(2)
  await held.commit()
  await settled
  assert.equal((await back).outcome, 'returned')
  assert.equal((await shop.products.find(skyShots.id))?.stock, 5)
})

onEachDatabase('a day that was closed again is not opened from the earlier closing', async (kind, t) => {
  const { one, two } = await twoCounters(t, kind)
  const close = (shop: typeof one) => shop.counter.closeDay(TODAY, { countedPaise: 0, note: '', key: newKey(), who })
  const { closed } = await close(one)
  assert.equal((await two.counter.reopenDay(TODAY, closed.closedAt)).outcome, 'open')
  assert.equal((await two.counter.reopenDay(TODAY, closed.closedAt)).outcome, 'open', 'the second press')
  one.system.advance(60)
  two.system.advance(60)
  const again = await close(one)
  assert.deepEqual(await two.counter.reopenDay(TODAY, closed.closedAt), {
    outcome: 'closed again',
    closed: again.closed,
  })
  assert.deepEqual((await one.counter.day(TODAY)).closed, again.closed)
})

onEachDatabase('a sale during a closing is in its expected cash, or refused', async (kind, t) => {
  const { one, two, flowerPots } = await twoCounters(t, kind)
  const closing = { countedPaise: 0, note: '', key: newKey(), who }
  const [first, closed, second] = await Promise.all([
    one.counter.sell(counterSale([[flowerPots, 1]]), { key: newKey(), who }),
    two.counter.closeDay(TODAY, closing),
    two.counter.sell(counterSale([[flowerPots, 1]]), { key: newKey(), who }),
  ])
  const sold = [first, second].filter(({ outcome }) => outcome === 'sold').length
  assert.equal(closed.closed.expectedPaise, sold * 250_00)
  assert.equal((await one.counter.day(TODAY)).expectedPaise, sold * 250_00)
})
