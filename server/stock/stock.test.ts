import assert from 'node:assert/strict'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { newKey, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'
import { untilPublished } from '#test/live/published-stock.ts'

/** One piece is a whole order. */
const dear = {
  lakshmiCrackers: { ...goods.lakshmiCrackers, mrpPaise: 9_000_00, pricePaise: 2_500_00 },
  flowerPots: { ...goods.flowerPots, mrpPaise: 9_000_00, pricePaise: 2_500_00 },
  skyShots: goods.skyShots,
}

const who = 'owner@shop.test'
const HOUR = 3_600
const DAY = 24 * HOUR

async function place(shop: TestShop, quantities: Record<string, number>) {
  const items = Object.entries(quantities).map(([id, quantity]) => ({ id, quantity }))
  const placed = await shop.orders.place(newKey(), { customer: lakshmi, items })
  return ('order' in placed && placed.order.orderId) || ('orderId' in placed && placed.orderId) || assert.fail()
}

/** Kind, pieces and resulting stock of each movement, newest first. */
async function told(shop: TestShop, id: string) {
  const list = await shop.stock.movements(id, 100)
  return list?.movements.map(({ kind, delta, stockAfter }) => [kind, delta, stockAfter])
}

onEachDatabase('each stock movement has its reason, time, person and the stock after it', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { skyShots } = await stockUp(shop, dear)
  shop.system.advance(HOUR)
  const kept = await place(shop, { [skyShots.id]: 1 })
  shop.system.advance(HOUR)
  await shop.products.changeStock(skyShots.id, 50, { key: newKey(), who })
  const list = await shop.stock.movements(skyShots.id, 100)
  assert.deepEqual(list, {
    name: skyShots.name,
    code: skyShots.code,
    stock: 52,
    movements: [
      { at: '2026-10-28T08:30:00.000Z', kind: 'stock', delta: 50, who, stockAfter: 52 },
      { at: '2026-10-28T07:30:00.000Z', kind: 'order', delta: -1, reference: kept, stockAfter: 2, orderId: kept },
      { at: '2026-10-28T06:30:00.000Z', kind: 'created', delta: 3, stockAfter: 3 },
    ],
    hasMore: false,
  })
  const newest = await shop.stock.movements(skyShots.id, 2)
  assert.deepEqual([newest?.movements.length, newest?.hasMore], [2, true])
  assert.equal(await shop.stock.movements('none', 10), undefined)
})

onEachDatabase('a deleted order is in the list twice: the pieces that it took, and their return', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots } = await stockUp(shop, dear)
  shop.system.advance(HOUR)
  const [returned, kept] = [await place(shop, { [flowerPots.id]: 4 }), await place(shop, { [flowerPots.id]: 1 })]
  shop.system.advance(HOUR)
  await shop.orders.remove(returned, { returnGoods: true, who })
  await shop.orders.remove(kept)
  const list = await shop.stock.movements(flowerPots.id, 100)
  assert.deepEqual(list?.movements.map(({ kind: each, delta }) => [each, delta]).toSorted(), [
    ['created', 10],
    ['order', -1],
    ['order', -4],
    ['return', 4],
  ])
  const back = list?.movements[0]
  assert.deepEqual([back?.kind, back?.who, back?.reference, back?.stockAfter], ['return', who, returned, 9])
  assert.ok(
    list?.movements.every(({ orderId }) => orderId === undefined),
    'neither can be opened',
  )
})

onEachDatabase('a short order takes nothing until its stock is taken, at that moment', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { skyShots } = await stockUp(shop, dear)
  shop.system.advance(HOUR)
  const short = await place(shop, { [skyShots.id]: 5 })
  assert.deepEqual(await told(shop, skyShots.id), [['created', 3, 3]])
  shop.system.advance(HOUR)
  await shop.products.changeStock(skyShots.id, 10, { key: newKey() })
  shop.system.advance(HOUR)
  assert.deepEqual(await shop.orders.takeStockAgain(short, { who }), { outcome: 'taken' })
  const list = await shop.stock.movements(skyShots.id, 100)
  assert.deepEqual(await told(shop, skyShots.id), [
    ['order', -5, 8],
    ['stock', 10, 13],
    ['created', 3, 3],
  ])
  assert.deepEqual([list?.movements[0]?.orderId, list?.movements[0]?.at], [short, '2026-10-28T09:30:00.000Z'])
  await shop.orders.remove(short)
  assert.equal((await told(shop, skyShots.id))?.length, 3, 'its take is not told twice')
})

onEachDatabase('a deleted product keeps its movements', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots } = await stockUp(shop, dear)
  shop.system.advance(HOUR)
  await shop.products.remove(flowerPots.id, { who })
  const list = await shop.stock.movements(flowerPots.id, 10)
  assert.deepEqual([list?.name, list?.stock], [flowerPots.name, undefined])
  assert.deepEqual(await told(shop, flowerPots.id), [
    ['deleted', -10, 0],
    ['created', 10, 10],
  ])
})

onEachDatabase(
  'a count applies the difference to the stock on the screen: an order in between stays right',
  async (kind, t) => {
    const shop = await openTestShop(t, kind)
    const { flowerPots, skyShots, lakshmiCrackers } = await stockUp(shop, dear)
    const heard: unknown[] = []
    t.after(shop.live.subscribe((event) => heard.push(event)))
    const counted = [
      { id: flowerPots.id, seen: 10, pieces: 8 },
      { id: skyShots.id, seen: 3, pieces: 3 },
      { id: lakshmiCrackers.id, seen: 1_000, pieces: 1_200 },
      { id: 'deleted', seen: 1, pieces: 2 },
    ]
    await place(shop, { [flowerPots.id]: 5 })
    const key = newKey()
    const result = await shop.stock.count(counted, { key, who })
    assert.deepEqual(result, {
      outcome: 'counted',
      stock: { [flowerPots.id]: 3, [skyShots.id]: 3, [lakshmiCrackers.id]: 1_200 },
      gone: ['deleted'],
    })
    await untilPublished(heard, { [flowerPots.id]: 3, [lakshmiCrackers.id]: 1_200 })
    assert.deepEqual(await shop.stock.count(counted.toReversed(), { key, who }), { outcome: 'repeated' })
    assert.deepEqual(await shop.stock.count(counted.slice(1), { key, who }), { outcome: 'other' })
    assert.equal((await shop.products.find(flowerPots.id))?.stock, 3)

    assert.deepEqual(await shop.stock.counts(), [
      {
        key,
        countedAt: '2026-10-28T06:30:00.000Z',
        who,
        isUndone: false,
        products: 4,
        changed: 3,
        more: 201,
        less: 2,
      },
    ])
    assert.deepEqual(
      await Promise.all([shop.stock.undoCount(key, who), shop.stock.undoCount(key, who)]).then((all) => all.toSorted()),
      [false, true],
    )
    assert.equal((await shop.products.find(flowerPots.id))?.stock, 5)
    assert.equal((await shop.products.find(lakshmiCrackers.id))?.stock, 1_000)
    assert.equal((await shop.stock.counts())[0]?.isUndone, true)
    assert.deepEqual(await shop.stock.count(counted, { key, who }), { outcome: 'undone' })
    const list = await shop.stock.movements(flowerPots.id, 10)
    assert.deepEqual(
      list?.movements
        .filter(({ reference }) => reference === key)
        .map(({ kind: each }) => each)
        .toSorted(),
      ['count', 'undo'],
    )
  },
)

onEachDatabase('thirty counts under one key change the stock once', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots } = await stockUp(shop, dear)
  const key = newKey()
  const counted = [{ id: flowerPots.id, seen: 10, pieces: 7 }]
  const results = await Promise.all(Array.from({ length: 30 }, () => shop.stock.count(counted, { key, who })))
  assert.equal(results.filter(({ outcome }) => outcome === 'counted').length, 1)
  assert.equal((await shop.products.find(flowerPots.id))?.stock, 7)
})

onEachDatabase('recent sales are counted over 14 and 30 days, short and trial orders left out', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { lakshmiCrackers, skyShots } = await stockUp(shop, dear)
  await place(shop, { [lakshmiCrackers.id]: 100 })
  shop.system.advance(20 * DAY)
  await place(shop, { [lakshmiCrackers.id]: 50 })
  shop.system.advance(4 * DAY)
  await place(shop, { [lakshmiCrackers.id]: 20 })
  await place(shop, { [skyShots.id]: 9 })
  const trial = { customer: lakshmi, items: [{ id: skyShots.id, quantity: 2 }] }
  assert.equal((await shop.orders.place(newKey(), trial, 'trial')).outcome, 'placed')
  assert.deepEqual([...(await shop.stock.sold())], [[lakshmiCrackers.id, { 14: 70, 30: 170 }]])
  await place(shop, { [lakshmiCrackers.id]: 20 })
  assert.equal((await shop.stock.sold()).get(lakshmiCrackers.id)?.[14], 70, 'a minute old at the most')
  shop.system.advance(61)
  assert.equal((await shop.stock.sold()).get(lakshmiCrackers.id)?.[14], 90)
})

onEachDatabase('a product has its own low-stock threshold, or none', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { skyShots } = await stockUp(shop, dear)
  const set = (pieces: number | undefined, seen: number | undefined, id = skyShots.id) =>
    shop.stock.setLowStock(id, { pieces, seen })
  assert.equal(skyShots.lowStock, undefined)
  assert.deepEqual(await set(40, undefined), { outcome: 'set' })
  assert.equal((await shop.products.find(skyShots.id))?.lowStock, 40)
  assert.equal((await shop.stock.movements(skyShots.id, 1))?.lowStock, 40)
  assert.equal(await shop.stock.countLow(10), 2, 'ten pots at the shop’s own number, three shots at their own')
  assert.deepEqual(await set(40, undefined), { outcome: 'set' }, 'the answer was lost')
  assert.deepEqual(await set(25, undefined), { outcome: 'changed', lowStock: 40 }, 'two admins')
  assert.deepEqual(await set(undefined, 25), { outcome: 'changed', lowStock: 40 })
  await set(0, 40)
  assert.equal(await shop.stock.countLow(10), 1)
  await set(undefined, 0)
  assert.equal((await shop.products.find(skyShots.id))?.lowStock, undefined)
  assert.deepEqual(await set(4, undefined, 'none'), { outcome: 'gone' })
})
