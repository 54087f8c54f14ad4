import assert from 'node:assert/strict'
import test from 'node:test'
import { goods } from '#test/fixtures/sample-data.ts'
import { redSquare } from '#test/fixtures/red-square.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'

const property = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

const data = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  )

test('a message with a product’s address shows name, price and picture', async (t) => {
  const { send, shop } = await openTestWeb(t)
  const imageUrl = await shop.media.putImage((await redSquare()).buffer)
  const { code } = await shop.products.create({ ...goods.flowerPots, imageUrl })
  const html = await (await send(`/ordernow?category=Rocket&product=${code}`)).text()
  assert.match(property(html, 'og:title') ?? '', /^Flower Pots Special · ₹250 \| /)
  assert.match(property(html, 'og:description') ?? '', /^₹250 for 1Box instead of ₹1,250, 80% off\. Flowers pots from /)
  assert.equal(property(html, 'og:url'), `http://shop.test/ordernow?product=${code}`)
  assert.match(html, new RegExp(`rel="canonical" href="http://shop.test/ordernow\\?product=${code}"`))
  const picture = await send((property(html, 'og:image') ?? '').replace('http://shop.test', ''))
  assert.deepEqual([picture.status, picture.headers.get('Content-Type')], [200, 'image/jpeg'])
  assert.equal(property(html, 'og:image:width'), undefined)
  assert.equal(property(html, 'og:image:alt'), 'Flower Pots Special')
})

test('structured data has the product with its offer, and its breadcrumbs', async (t) => {
  const { send, shop } = await openTestWeb(t)
  const { code } = await shop.products.create(goods.flowerPots)
  const [product, way] = data(await (await send(`/ordernow?product=${code}`)).text())
  assert.equal(product?.['@type'], 'Product')
  assert.equal((product?.offers as { url: string } | undefined)?.url, `http://shop.test/ordernow?product=${code}`)
  assert.deepEqual(
    (way?.itemListElement as { name: string }[] | undefined)?.map(({ name }) => name),
    ['Home', 'Order Now', 'Flowers pots', 'Flower Pots Special'],
  )
})

test('a product without a picture is shared with the picture of the order page', async (t) => {
  const { send, shop } = await openTestWeb(t)
  const { code } = await shop.products.create(goods.flowerPots)
  const html = await (await send(`/ordernow?product=${code}`)).text()
  assert.equal(property(html, 'og:image'), 'http://shop.test/share/order.jpg')
  assert.equal(property(html, 'og:image:width'), '1200')
})

test('the URL of an unknown product redirects to the shop', async (t) => {
  const { send, shop } = await openTestWeb(t)
  const { id, code } = await shop.products.create(goods.flowerPots)
  assert.equal((await send(`/ordernow?product=${code.toLowerCase()}`)).status, 200)
  await shop.products.remove(id)
  for (const path of [`/ordernow?product=${code}`, '/ordernow?product=PRD%200000']) {
    const { status, headers } = await send(path)
    assert.deepEqual([status, headers.get('Location')], [302, '/ordernow#no-such-product'], path)
  }
  assert.equal((await send('/ordernow?product=nothing')).status, 200)
})
