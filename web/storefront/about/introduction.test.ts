import assert from 'node:assert/strict'
import test from 'node:test'
import { goods } from '#test/fixtures/sample-data.ts'
import { stockUp } from '#test/shop/open-test-shop.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'

test('About and Order Now count the same kinds of crackers', async (t) => {
  const { send, shop } = await openTestWeb(t)
  const { rockets, flowerPots } = goods
  await stockUp(shop, { rockets, flowerPots, more: { ...rockets, name: 'Sky Rocket', tamilName: '' } })
  const pageOf = async (path: string) => (await send(path)).text()
  assert.match(await pageOf('/about'), /<dt>kinds of crackers<\/dt><dd>3<\/dd>/)
  assert.match(await pageOf('/ordernow'), />3 kinds of crackers/)
})
