import assert from 'node:assert/strict'
import { noSums } from '#domain/reports/report-sums.ts'
import { goods, lakshmi, murugan } from '#test/fixtures/sample-data.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'

/** The test's clock starts at noon in India. */
const HOURS = 3_600

onEachDatabase('§2 an empty shop has an empty morning', async (kind, t) => {
  const { dashboard } = await openTestShop(t, kind)
  const { week, ...rest } = await dashboard()
  assert.deepEqual(
    week.map(({ name, asked }) => [name, asked.count]),
    [22, 23, 24, 25, 26, 27, 28].map((day) => [`${day}/10/2026`, 0]),
  )
  assert.deepEqual(rest, {
    today: noSums(),
    unverified: 0,
    pending: 0,
    outOfStock: 0,
    newest: [],
  })
})

onEachDatabase('§2 the day’s orders count from midnight in India', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots } = await stockUp(shop, { flowerPots: { ...goods.flowerPots, stock: 1_000 } })
  const place = () => shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: flowerPots.id, quantity: 8 }] })
  await place()
  shop.system.advance(12 * HOURS - 1)
  await place()
  assert.deepEqual((await shop.dashboard()).today.asked, { count: 2, paise: 4_000_00 })
  shop.system.advance(1)
  assert.deepEqual((await shop.dashboard()).today.asked, { count: 0, paise: 0 })
  await place()
  assert.deepEqual((await shop.dashboard()).today.asked, { count: 1, paise: 2_000_00 })
})

onEachDatabase('confirmed and ordered sums are apart, today and on each of seven days', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { skyShots } = await stockUp(shop, { skyShots: { ...goods.skyShots, stock: 1_000 } })
  const place = async () => {
    const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: skyShots.id, quantity: 1 }] })
    assert.ok('order' in placed)
    return placed.order.orderId
  }
  const week = async () => (await shop.dashboard()).week.map(({ asked, confirmed }) => [asked.count, confirmed.count])
  const first = await place()
  shop.system.advance(24 * HOURS)
  await shop.orders.steps.verify(await place(), 'Verified')
  await place()
  const { today } = await shop.dashboard()
  assert.deepEqual(today, { asked: { count: 2, paise: 5_000_00 }, confirmed: { count: 1, paise: 2_500_00 } })
  const none = Array.from({ length: 5 }, () => [0, 0])
  assert.deepEqual(await week(), [...none, [1, 0], [2, 1]])
  await shop.orders.steps.complete(first, 'Complete')
  assert.deepEqual(await week(), [...none, [1, 1], [2, 1]])
})

onEachDatabase('§2 unverified and pending follow the chips, and a deleted order is gone', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { skyShots } = await stockUp(shop, goods)
  const ids: string[] = []
  for (const customer of [lakshmi, murugan, lakshmi]) {
    const placed = await shop.orders.place(newKey(), { customer, items: [{ id: skyShots.id, quantity: 1 }] })
    assert.ok('order' in placed)
    ids.push(placed.order.orderId)
    shop.system.advance(60)
  }
  const counts = async () => {
    const { unverified, pending, newest } = await shop.dashboard()
    return [unverified, pending, newest.length]
  }
  assert.deepEqual(await counts(), [3, 3, 3])
  await shop.orders.steps.verify(ids[0] ?? '', 'Verified')
  await shop.orders.steps.complete(ids[0] ?? '', 'Complete')
  await shop.orders.steps.complete(ids[1] ?? '', 'Complete')
  assert.deepEqual(await counts(), [2, 1, 3])
  const { newest } = await shop.dashboard()
  assert.deepEqual(
    newest.map(({ name, district, totalPaise, lacksStock }) => [name, district, totalPaise, lacksStock]),
    [lakshmi, murugan, lakshmi].map(({ name, district }) => [name, district, 2_500_00, false]),
  )
  assert.equal(newest[0]?.orderId, ids[2])
  await shop.orders.steps.take(ids[2] ?? '', 'cancelled')
  const marks = (await shop.dashboard()).newest.map(({ isCancelled }) => isCancelled)
  assert.deepEqual(marks, [true, false, false], 'a cancelled order stays in the list, marked')
})

onEachDatabase('§4 an order without its goods is counted until a later one replaces it', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots } = await stockUp(shop, goods)
  const place = (quantity: number, supersedes?: string) => {
    const key = newKey()
    const request = { customer: lakshmi, items: [{ id: flowerPots.id, quantity }], ...(supersedes && { supersedes }) }
    return shop.orders.place(key, request).then((placed) => ({ key, placed }))
  }
  const { key, placed } = await place(11)
  assert.equal(placed.outcome, 'refused')
  const short = await shop.dashboard()
  assert.deepEqual([await shop.orders.countShort(), short.today.asked.count, short.today.asked.paise], [1, 1, 2_750_00])
  assert.equal(short.newest[0]?.lacksStock, true)
  await place(10, key)
  const mended = await shop.dashboard()
  assert.deepEqual(
    [await shop.orders.countShort(), mended.today.asked.count, mended.today.asked.paise],
    [0, 1, 2_500_00],
  )
  assert.deepEqual(
    mended.newest.map(({ lacksStock }) => lacksStock),
    [false],
  )
})

onEachDatabase('§4 low is 1 to 10, out is 0', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const stocks = [0, 0, 1, 10, 11, 1_000]
  await stockUp(shop, Object.fromEntries(stocks.map((stock, i) => [`${i}`, { ...goods.flowerPots, stock }])))
  assert.deepEqual([await shop.stock.countLow(10), (await shop.dashboard()).outOfStock], [2, 2])
  const edit = { edited: { lowStock: 11 }, seen: { lowStock: 10 } }
  await shop.settingsVersions.save(edit, { key: newKey(), who: 'owner@shop.test' })
  assert.deepEqual(await shop.dayWork(['low']), [{ kind: 'low', count: 3 }], 'the line is the shop’s own')
})

onEachDatabase('only the five newest orders are shown', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { lakshmiCrackers } = await stockUp(shop, goods)
  for (let order = 0; order < 7; order += 1) {
    await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: lakshmiCrackers.id, quantity: 40 + order }] })
    shop.system.advance(1)
  }
  const { newest } = await shop.dashboard()
  assert.deepEqual(
    newest.map(({ totalPaise }) => totalPaise / 50_00),
    [46, 45, 44, 43, 42],
  )
})
