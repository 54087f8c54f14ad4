import assert from 'node:assert/strict'
import test from 'node:test'
import { goods } from '#test/fixtures/sample-data.ts'
import { stockUp } from '#test/shop/open-test-shop.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'

const fails = () => Promise.reject(new Error('no such table'))

test('a page that renders without the products has status 503, so that caches keep an earlier one', async (t) => {
  const { shop, send } = await openTestWeb(t)
  await stockUp(shop, { skyShots: goods.skyShots })
  const { offer, offered } = shop.products
  shop.log.error = () => {}
  for (const path of ['/', '/about', '/pricelist']) {
    Object.assign(shop.products, { offer: fails, offered: fails })
    const poorer = await send(path)
    assert.equal(poorer.status, 503, path)
    assert.match(await poorer.text(), /<h1/, path)
    Object.assign(shop.products, { offer, offered })
    assert.equal((await send(path)).status, 200, path)
  }
})
