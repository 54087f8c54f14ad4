import assert from 'node:assert/strict'
import test from 'node:test'
import { goods, posterGoods } from '#test/fixtures/sample-data.ts'
import { readableText } from '#test/readable-text.ts'
import { stockUp } from '#test/shop/open-test-shop.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'

test('§1, §2 the landing page makes every claim', async (t) => {
  const { send, shop } = await openTestWeb(t)
  await stockUp(shop, posterGoods)
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
  const [, promises = ''] = /<section[^>]*aria-label="Our promises"[^>]*>([\s\S]*?)<\/section>/.exec(html) ?? []
  assert.equal([...promises.matchAll(/<li/g)].length, 4)
  for (const point of ['Quality', 'Service', 'Faster']) assert.match(html, new RegExp(`<h3[^>]*>${point}</h3>`))
})

test('a category without goods has no poster, no line in the footer and no choice on the order page', async (t) => {
  const { send, shop } = await openTestWeb(t)
  const { Wala: wala } = await stockUp(shop, { Wala: posterGoods['Wala']!, rockets: goods.rockets })
  const posters = async () => [...(await (await send('/')).text()).matchAll(/Shop Now<\/span><span[^>]*>: ([^<]*)</g)]
  const named = async () => (await posters()).map(([, name]) => name)
  const isListed = async (path: string, name: string) => (await (await send(path)).text()).includes(name)
  assert.deepEqual(await named(), ['Wala'])
  for (const path of ['/about', '/ordernow']) {
    assert.equal(await isListed(path, 'Rocket'), true, path)
    assert.equal(await isListed(path, 'Sparklers'), false, path)
  }
  assert.ok(
    (await shop.categories.all()).some(({ name }) => name === 'Sparklers'),
    'the back office has it',
  )

  await shop.products.edit(wala!.id, { ...wala!, enabled: false }, wala!)
  assert.deepEqual(await named(), [], 'its last product is switched off')
})
