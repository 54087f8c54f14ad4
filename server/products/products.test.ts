import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import { offerOf } from '#domain/product/offer.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { openTestShop, stockUp } from '#test/shop/open-test-shop.ts'
import { untilPublished } from '#test/live/published-stock.ts'
import { until } from '#test/until.ts'

onEachDatabase('§3 a product comes back as it was stored, with a code of PRD and four digits', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const made = await shop.products.create({ ...goods.flowerPots, name: 'பூச்சட்டி ½"', videoUrl: '/media/v.mp4' })
  assert.match(made.code, /^PRD\d{4}$/)
  assert.equal(made.createdAt, '2026-10-28T06:30:00.000Z')
  assert.deepEqual(await shop.products.find(made.id), made)
  assert.deepEqual(await shop.products.all(), [made])
})

onEachDatabase('a product is known by its code, until it is removed', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { id, code } = await shop.products.create(goods.rockets)
  assert.equal(await shop.products.hasCode(code), true)
  assert.equal(await shop.products.hasCode('PRD'), false)
  await shop.products.remove(id)
  assert.equal(await shop.products.hasCode(code), false)
})

onEachDatabase('a taken code is drawn again, and a shop without a free code reports it', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  let drawn = 0
  shop.system.randomInteger = () => Math.floor(drawn++ / 2)
  const codes = []
  for (let n = 0; n < 3; n += 1) codes.push((await shop.products.create(goods.rockets)).code)
  assert.deepEqual(codes, ['PRD0000', 'PRD0001', 'PRD0002'])
  shop.system.randomInteger = () => 1
  await assert.rejects(shop.products.create(goods.rockets), /No free product code/)
})

onEachDatabase('§7 an edit writes the changed fields and their time; the code and the video stay', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const made = await shop.products.create({ ...goods.rockets, videoUrl: '/media/video/upload/v.mp4' })
  shop.system.advance(60)
  const wanted = { ...goods.rockets, name: 'Parachute Rocket', stock: 7 }
  const edited = await shop.products.edit(made.id, wanted, goods.rockets)
  const product = { ...made, name: 'Parachute Rocket', stock: 7, updatedAt: '2026-10-28T06:31:00.000Z' }
  assert.deepEqual(edited, { product })
  assert.deepEqual(await shop.products.find(made.id), product)
  assert.equal(await shop.products.edit('nobody', wanted, goods.rockets), undefined)
})

onEachDatabase('“+25” pressed twice in parallel is +50', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots } = await stockUp(shop, goods)
  await Promise.all([shop.products.changeStock(flowerPots.id, 25), shop.products.changeStock(flowerPots.id, 25)])
  assert.equal((await shop.products.find(flowerPots.id))?.stock, 60)
})

onEachDatabase('§5 stock is clamped to at least 0 and to the largest stock', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { skyShots } = await stockUp(shop, goods)
  assert.deepEqual(await shop.products.changeStock(skyShots.id, -50), { stock: 0 })
  assert.deepEqual(await shop.products.changeStock(skyShots.id, 5_000_000), { stock: 1_000_000 })
  assert.equal(await shop.products.changeStock('nobody', 1), undefined)
})

onEachDatabase('screens receive a new product, an edit, a removal, and the stock', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const heard: unknown[] = []
  t.after(shop.live.subscribe((event) => heard.push(event)))
  const look = { topic: 'products' }
  const untilLooks = (count: number) =>
    until(async () => heard.filter((event) => isDeepStrictEqual(event, look)).length === count)
  const { id } = await shop.products.create(goods.skyShots)
  await untilLooks(1)
  await shop.products.edit(id, goods.skyShots, goods.skyShots)
  await untilLooks(2)
  await shop.products.changeStock(id, 2)
  await untilPublished(heard, { [id]: 5 })
  assert.equal(await shop.products.remove(id), true)
  await untilLooks(3)
  assert.equal(await shop.products.remove(id), false)
  const stock = (count: number) => ({ topic: 'stock', stock: { [id]: count } })
  if (kind === 'sqlite') assert.deepEqual(heard, [look, look, stock(3), stock(5), look])
})

onEachDatabase(
  'a page that missed a change of stock and an edit after it receives the stock after the edit',
  async (kind, t) => {
    const shop = await openTestShop(t, kind)
    const heard: unknown[] = []
    const { id } = await shop.products.create(goods.skyShots)
    const known = shop.live.cursor()
    t.after(shop.live.subscribe((event) => heard.push(event)))
    await shop.products.changeStock(id, -1)
    await shop.products.edit(id, { ...goods.skyShots, stock: goods.skyShots.stock + 5 }, goods.skyShots)
    const left = { [id]: goods.skyShots.stock + 4 }
    await untilPublished(heard, left)
    await until(async () => isDeepStrictEqual(shop.live.eventsSince(known).at(-1), { topic: 'stock', stock: left }))
  },
)

onEachDatabase('§1 the claims about the products are counted in the database as in the rule', async (kind, t) => {
  const { products } = await openTestShop(t, kind)
  assert.deepEqual(await products.offer(), { products: 0, categories: 0, greatestDiscount: 0 })
  const prices = [
    [100_00, 10_00, 0],
    [97_00, 10_12, 5],
    [45_00, 11_00, 96],
    [100_00, 100_00, 1],
    [100_00, 150_00, 1],
    [0, 10_00, 1],
  ] as const
  for (const [mrpPaise, pricePaise, stock] of prices) {
    await products.create({ ...goods.lakshmiCrackers, mrpPaise, pricePaise, stock })
    assert.deepEqual(await products.offer(), offerOf(await products.all()))
  }
  await products.create(goods.rockets)
  assert.deepEqual(await products.offer(), { products: 7, categories: 2, greatestDiscount: 89 })
})
