import assert from 'node:assert/strict'
import test from 'node:test'
import { goods } from '#test/fixtures/sample-data.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'

test('§3 GET /products.json returns the catalogue in the spec’s shape, in rupees', async (t) => {
  const { send, shop } = await openTestWeb(t)
  assert.deepEqual(await (await send('/products.json')).json(), [])
  const made = await shop.products.create({ ...goods.flowerPots, pricePaise: 250_50 })
  const response = await send('/products.json')
  assert.equal(response.status, 200)
  assert.deepEqual(await response.json(), [
    {
      id: made.id,
      productName: 'Flower Pots Special',
      code: made.code,
      imageUrl: '',
      category: '1box',
      items: 'Flowers pots',
      mrp: 1250,
      ourPrice: 250.5,
      discount: 80,
      stock: 10,
      createdAt: made.createdAt,
    },
  ])
})

test('a browser with the newest catalogue gets 304', async (t) => {
  const { send, shop } = await openTestWeb(t)
  await shop.products.create(goods.flowerPots)
  const etag = (await send('/products.json')).headers.get('ETag') ?? ''
  const again = () => send('/products.json', { headers: { 'If-None-Match': `"another", W/${etag}` } })
  const unchanged = await again()
  assert.equal(unchanged.status, 304)
  assert.equal(await unchanged.text(), '')
  await shop.products.create(goods.rockets)
  assert.equal((await again()).status, 200)
})
