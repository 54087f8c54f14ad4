import assert from 'node:assert/strict'
import { goods } from '#test/fixtures/sample-data.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { openTestShop } from '#test/shop/open-test-shop.ts'

const { flowerPots } = goods

onEachDatabase('a save whose answer was lost makes one product, however often it is repeated', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const made = await shop.products.save(flowerPots, 'key-1')
  const again = await Promise.all(Array.from({ length: 5 }, () => shop.products.save(flowerPots, 'key-1')))
  assert.ok(made)
  for (const repeat of again) assert.deepEqual(repeat, made)
  assert.equal((await shop.products.all()).length, 1)
})

onEachDatabase('ten saves under one key at once make one product', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const saved = await Promise.all(Array.from({ length: 10 }, () => shop.products.save(flowerPots, 'key-1')))
  assert.equal(new Set(saved.map((one) => one?.product.id)).size, 1)
  assert.equal((await shop.products.all()).length, 1)
})

onEachDatabase('the control: without a key each save makes a product', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  await Promise.all([shop.products.create(flowerPots), shop.products.create(flowerPots)])
  await Promise.all([shop.products.save(flowerPots, 'key-1'), shop.products.save(flowerPots, 'key-2')])
  assert.equal((await shop.products.all()).length, 4)
})

onEachDatabase('a repeat after some were sold is still the same product, and sales stay counted', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const made = await shop.products.save({ ...flowerPots, videoUrl: '/media/video/upload/v.mp4' }, 'key-1')
  await shop.products.changeStock(made?.product.id ?? '', -4)
  const again = await shop.products.save({ ...flowerPots, videoUrl: '/media/video/upload/v.mp4' }, 'key-1')
  assert.deepEqual(again, { product: { ...made?.product, stock: flowerPots.stock - 4 } })
})

onEachDatabase('another product under the key of a saved one changes nothing and is refused', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const made = await shop.products.save(flowerPots, 'key-1')
  for (const other of [
    { name: 'Pots' },
    { pricePaise: 1_00 },
    { stock: 11 },
    { imageUrl: '/media/image/upload/a.png' },
  ]) {
    const repeat = await shop.products.save({ ...flowerPots, ...other }, 'key-1')
    assert.deepEqual(repeat, { product: made?.product, isOther: true }, JSON.stringify(other))
  }
  assert.deepEqual(await shop.products.all(), [made?.product])
})

onEachDatabase('a late repeat of a deleted product does not bring it back', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const made = await shop.products.save(flowerPots, 'key-1')
  await shop.products.remove(made?.product.id ?? '')
  assert.equal(await shop.products.save(flowerPots, 'key-1'), undefined)
  assert.deepEqual(await shop.products.all(), [])
})

onEachDatabase('a save that fails leaves its key free', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  await shop.products.create(flowerPots, { code: 'PRD0001' })
  shop.system.randomInteger = () => 1
  await assert.rejects(shop.products.save(flowerPots, 'key-1'), /No free product code/)
  shop.system.randomInteger = () => 2
  assert.equal((await shop.products.save(flowerPots, 'key-1'))?.product.code, 'PRD0002')
})
