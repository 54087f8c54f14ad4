import assert from 'node:assert/strict'
import { sql } from 'kysely'
import type { Order } from '#domain/order/order.ts'
import { type Product, productDefaults } from '#domain/product/product.ts'
import { filesInUse } from '#server/daily/files-in-use.ts'
import { openDatabase } from '#server/database/open.ts'
import { demoProducts } from '#server/demo/catalogue.ts'
import { demoVideos } from '#server/demo/seed-videos.ts'
import { cleanup } from '#test/cleanup.ts'
import { type DatabaseKind, onEachDatabase } from '#test/database/databases.ts'
import { goods, lakshmi, murugan } from '#test/fixtures/sample-data.ts'
import { until } from '#test/until.ts'
import { newKey, NOON, openTestShop, type TestShop } from '#test/shop/open-test-shop.ts'

const IMAGE = '/media/image/upload/'
const byId = (products: Product[]) => products.toSorted((a, b) => (a.id < b.id ? -1 : 1))
const DEMO = demoProducts.slice(0, 6)

/** With six of the demo's products, its videos, and an own product. */
async function openDemoShop(kind: DatabaseKind, t: Parameters<typeof openTestShop>[0]) {
  const shop = await openTestShop(t, kind)
  for (const { code, ...draft } of DEMO) {
    await shop.products.create({ ...productDefaults, ...draft, stock: 100, imageUrl: `${IMAGE}${code}.png` }, { code })
  }
  for (const { title } of demoVideos) await shop.videos.create({ title, videoUrl: `/media/video/upload/${title}.mp4` })
  const database = await openDatabase(shop.config, () => NOON)
  cleanup(t, () => database.close())
  await shop.firstSteps.recordGoods()
  const own = await shop.products.create({ ...goods.lakshmiCrackers, imageUrl: `${IMAGE}own.png` })
  const demo = (await shop.products.all()).filter(({ id }) => id !== own.id)
  return { shop, database, own, demo }
}

async function edit(shop: TestShop, product: Product, change: Partial<Product>) {
  await shop.products.edit(product.id, { ...product, ...change }, product)
}

async function placed(shop: TestShop, ids: string[], customer = lakshmi, kind?: 'trial'): Promise<Order> {
  const items = ids.map((id) => ({ id, quantity: 40 }))
  const result = await shop.orders.place(newKey(), { customer, items }, kind)
  assert.ok('order' in result, JSON.stringify(result))
  return result.order
}

onEachDatabase('the demo and the trial orders go, data of the owner and the customers stay', async (kind, t) => {
  const { shop, own, demo } = await openDemoShop(kind, t)
  const [renamed, pictured, repriced, ...rest] = demo as [Product, Product, Product, ...Product[]]
  await edit(shop, renamed, { name: 'Murugan Special' })
  await edit(shop, pictured, { imageUrl: `${IMAGE}mine.png` })
  await edit(shop, repriced, { pricePaise: repriced.pricePaise + 100 })
  const customers = await placed(shop, [own.id, rest[0]!.id], murugan)
  const trial = await placed(shop, [own.id, rest[1]!.id], lakshmi, 'trial')
  assert.equal(trial.kind, 'trial')

  const state = await shop.firstSteps.state()
  assert.deepEqual(state.demo, { products: 4, videos: 3, orders: 1 })
  assert.deepEqual(state.edited.map(({ id }) => id).toSorted(), [renamed.id, pictured.id].toSorted())
  assert.equal(state.ownProducts, 3)

  const heard = new Set<string>()
  shop.live.subscribe(({ topic }) => heard.add(topic))
  assert.deepEqual(await shop.firstSteps.removeDemo('owner@shop.test', [renamed.id, own.id]), {
    products: 5,
    videos: 3,
    orders: 1,
  })
  await until(async () => ['orders', 'products', 'stock', 'videos'].every((topic) => heard.has(topic)))
  const left = await shop.products.all()
  assert.deepEqual(left.map(({ id }) => id).toSorted(), [own.id, pictured.id].toSorted())
  assert.equal(
    left.find(({ id }) => id === own.id)?.stock,
    own.stock - 40,
    'the trial’s goods are back, the customer’s are not',
  )
  assert.deepEqual(await shop.videos.all(), [])
  assert.equal(await shop.orders.find(trial.orderId), undefined)
  assert.deepEqual(await shop.orders.find(customers.orderId), customers)
  assert.equal(await shop.firstSteps.removeDemo('owner@shop.test'), undefined, 'a second press finds nothing')
})

onEachDatabase('an undo within the day brings all of it back, once; afterwards it is forgotten', async (kind, t) => {
  const { shop, own, demo } = await openDemoShop(kind, t)
  assert.equal((await shop.firstSteps.state()).hasOrders, false)
  const trial = await placed(shop, [own.id, demo[1]!.id], lakshmi, 'trial')
  const before = await shop.products.all()
  const videos = await shop.videos.all()
  await shop.firstSteps.removeDemo('owner@shop.test')
  const { removal } = await shop.firstSteps.state()
  assert.partialDeepStrictEqual(removal, { by: 'owner@shop.test', products: 6, videos: 3, orders: 1 })
  assert.equal(removal?.until, new Date(NOON.getTime() + 86_400_000).toISOString())

  // The owner's product has drawn the free code.
  const drawn = await shop.products.create(goods.skyShots, { code: demo[0]!.code })
  const results = await Promise.all([shop.firstSteps.undo(removal.id), shop.firstSteps.undo(removal.id)])
  const done = results.filter((result) => result !== undefined)
  assert.partialDeepStrictEqual(done, [{ products: 6, videos: 3, orders: 1, left: [{ id: demo[0]!.id }] }])
  assert.deepEqual([done.length, done[0]?.left.length], [1, 1])
  assert.match(
    done[0]!.left[0]!.why,
    new RegExp(`^Its code ${demo[0]!.code} belongs to another product now\\. It has PRD`),
  )
  const after = (await shop.products.all()).filter(({ id }) => id !== drawn.id)
  const withoutCode = (products: Product[]) =>
    byId(products).map((product) => (product.id === demo[0]!.id ? { ...product, code: '' } : product))
  assert.deepEqual(withoutCode(after), withoutCode(before))
  assert.deepEqual(await shop.videos.all(), videos)
  assert.deepEqual(await shop.orders.find(trial.orderId), trial)
  assert.equal((await shop.firstSteps.state()).demo.products, 6)

  await shop.firstSteps.removeDemo('owner@shop.test')
  const again = (await shop.firstSteps.state()).removal
  shop.system.advance(86_400)
  await shop.firstSteps.forgetRemovals()
  const { removal: forgotten, hasOrders, hasCustomerOrders } = await shop.firstSteps.state()
  assert.equal(forgotten, undefined)
  assert.deepEqual([hasOrders, hasCustomerOrders], [true, false], 'the step of the trial stays done')
  assert.equal(await shop.firstSteps.undo(again!.id), undefined)
})

onEachDatabase('a trial order whose goods were sold in between comes back without them', async (kind, t) => {
  const { shop, own } = await openDemoShop(kind, t)
  const trial = await placed(shop, [own.id], lakshmi, 'trial')
  await shop.firstSteps.removeDemo('owner@shop.test')
  await shop.products.changeStock(own.id, 30 - own.stock)
  await shop.firstSteps.undo((await shop.firstSteps.state()).removal!.id)
  assert.equal((await shop.products.find(own.id))?.stock, 30)
  assert.equal((await shop.orders.find(trial.orderId))?.stockDeducted, false)
})

onEachDatabase('pictures of the removed demo are in use until its undo ends', async (kind, t) => {
  const { shop, database, demo } = await openDemoShop(kind, t)
  const name = `image/${demo[0]!.code}.png`
  await shop.firstSteps.removeDemo('owner@shop.test')
  assert.deepEqual([...(await filesInUse(database).inCatalogue([name]))], [name])
  assert.deepEqual([...(await filesInUse(database).inCatalogueAndOrders([name]))], [name])
  shop.system.advance(86_400)
  await shop.firstSteps.forgetRemovals()
  assert.deepEqual([...(await filesInUse(database).inCatalogue([name]))], [])
})

onEachDatabase('a failure in the middle removes nothing', async (kind, t) => {
  const { shop, database, own } = await openDemoShop(kind, t)
  const trial = await placed(shop, [own.id], lakshmi, 'trial')
  const before = [await shop.products.all(), await shop.videos.all()]
  // Fails the transaction's last statement.
  await sql`alter table demo_removals rename to elsewhere`.execute(database.db)
  await assert.rejects(shop.firstSteps.removeDemo('owner@shop.test'))
  assert.deepEqual([await shop.products.all(), await shop.videos.all()], before)
  assert.deepEqual(await shop.orders.find(trial.orderId), trial)
  await sql`alter table elsewhere rename to demo_removals`.execute(database.db)
  assert.ok(await shop.firstSteps.removeDemo('owner@shop.test'))
})

onEachDatabase('a trial is placed while the shop is closed, and replaces no order of a customer', async (kind, t) => {
  const { shop, own } = await openDemoShop(kind, t)
  const key = newKey()
  const items = [{ id: own.id, quantity: 5_000 }]
  const short = await shop.orders.place(key, { customer: murugan, items })
  assert.ok('orderId' in short)
  const tried = await shop.orders.place(
    newKey(),
    { customer: lakshmi, items: [{ id: own.id, quantity: 40 }], supersedes: key },
    'trial',
  )
  assert.ok('order' in tried && !tried.order.supersedes)
  assert.equal((await shop.orders.find(short.orderId!))?.supersededBy, undefined)
  assert.equal((await shop.dashboard()).today.asked.count, 1, 'a trial is not in the day’s numbers')
})

onEachDatabase(
  'a product restored into a renamed category has its name, and a missing category is reported',
  async (kind, t) => {
    const { shop, demo: before } = await openDemoShop(kind, t)
    const [renamed, gone] = ['Renamed', 'Gone']
    for (const name of [renamed, gone]) {
      await shop.categories.add(newKey(), { name, tamilName: '', posterUrl: '', inFooter: false })
    }
    for (const [index, product] of before.entries()) {
      await edit(shop, product, { category: index < 4 ? renamed : gone })
    }
    const ids = new Set(before.map((product) => product.id))
    const demo = (await shop.products.all()).filter((product) => ids.has(product.id))
    await shop.firstSteps.removeDemo('owner@shop.test')
    const categories = await shop.categories.all()
    const named = (name: string) => categories.find((each) => each.name === name)!
    const { id } = named(renamed)
    const seen = { name: renamed, tamilName: '', posterUrl: '', inFooter: false }
    const edited = await shop.categories.edit({ id, edited: { ...seen, name: 'Renamed since' }, seen })
    assert.equal(edited.outcome, 'done')
    assert.equal((await shop.categories.remove({ id: named(gone).id })).outcome, 'done')

    const undone = await shop.firstSteps.undo((await shop.firstSteps.state()).removal!.id)
    const back = byId(await shop.products.all())
    const of = (category: string) => demo.filter((product) => product.category === category)
    for (const product of of(renamed))
      assert.equal(back.find((each) => each.id === product.id)?.category, 'Renamed since')
    assert.deepEqual(
      undone?.left.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      byId(of(gone)).map((product) => ({
        id: product.id,
        name: product.name,
        why: `The category ${gone} was deleted. Choose another one for it.`,
      })),
    )
    const offered = new Set((await shop.products.offered()).map((product) => product.id))
    for (const product of demo) assert.equal(offered.has(product.id), product.category !== gone, product.name)
  },
)

onEachDatabase('a trial comes back with its history, its revisions and its dispatch', async (kind, t) => {
  const { shop, own } = await openDemoShop(kind, t)
  const { orderId } = await placed(shop, [own.id], lakshmi, 'trial')
  const who = 'owner@shop.test'
  const edited = { lines: [{ id: own.id, quantity: 30 }], discountUnit: 'rupees', discount: '' } as const
  const save = (revision: number, quantity: number) =>
    shop.orders.revisions.save(
      orderId,
      { ...edited, revision, lines: [{ id: own.id, quantity }], packingNote: '', freightNote: '' },
      { who, key: newKey() },
    )
  await save(0, 30)
  await save(1, 20)
  await shop.orders.steps.take(orderId, 'confirmed', { who })
  const read = async () => ({
    order: await shop.orders.find(orderId),
    history: await shop.orders.steps.read(orderId),
    revisions: await shop.orders.revisions.list(orderId),
    stock: (await shop.products.find(own.id))?.stock,
  })
  const before = await read()
  assert.deepEqual([before.history.length, before.revisions.length], [3, 3])
  await shop.firstSteps.removeDemo(who)
  assert.ok(await shop.firstSteps.undo((await shop.firstSteps.state()).removal!.id))
  assert.deepEqual(await read(), before)
  assert.equal((await shop.orders.steps.take(orderId, 'confirmed', { who })).outcome, 'refused')
})
