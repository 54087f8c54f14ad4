import assert from 'node:assert/strict'
import test from 'node:test'
import { goods } from '#test/fixtures/sample-data.ts'
import { readableText } from '#test/readable-text.ts'
import { stockUp } from '#test/shop/open-test-shop.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'

test('§1, §2 the landing page makes every claim', async (t) => {
  const { send, shop } = await openTestWeb(t)
  await stockUp(shop, { half: { ...goods.lakshmiCrackers, mrpPaise: 250_00, pricePaise: 50_00 } })
  const html = await (await send('/')).text()
  const text = readableText(html)
  for (const claim of [
    // The greatest discount among these products.
    /up to 80% discount/i,
    /fast delivery/i,
    /minimum order Rs\.2,000 for Tamil Nadu/i,
    /premium quality/i,
    /delivery across India/i,
    /booking has started/i,
    /limited time only/i,
    /fancy crackers and gift boxes/i,
  ]) {
    assert.match(text, claim)
  }
  assert.equal([...html.matchAll(/>Shop Now/g)].length, 5)
  const [, promises = ''] = /<section[^>]*aria-label="What we promise"[^>]*>([\s\S]*?)<\/section>/.exec(html) ?? []
  assert.equal([...promises.matchAll(/<li/g)].length, 4)
  for (const point of ['Quality', 'Service', 'Faster']) assert.match(html, new RegExp(`<h3[^>]*>${point}</h3>`))
})
