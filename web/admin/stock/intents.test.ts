import assert from 'node:assert/strict'
import { test } from 'node:test'
import { goods } from '#test/fixtures/sample-data.ts'
import { openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'
import { oldPage } from '../kit/forms/conflicts/seen-fields.ts'
import { intents } from './intents.ts'

function send(shop: TestShop, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return intents['set-low-stock'](form, shop)
}

test('a low-stock limit is set in any script, also on a retry, and reset to the shop’s', async (t) => {
  const shop = await openTestShop(t, 'sqlite')
  const { flowerPots } = await stockUp(shop, goods)
  const { id } = flowerPots
  const set = { ok: true, message: 'The product is low at 40 pieces or fewer.' }
  assert.deepEqual(await send(shop, { id, lowStock: '௪௦', 'seen.lowStock': '' }), set)
  assert.deepEqual(await send(shop, { id, lowStock: '40', 'seen.lowStock': '' }), set)
  assert.equal((await shop.products.find(id))?.lowStock, 40)
  assert.deepEqual(await send(shop, { id, lowStock: ' ', 'seen.lowStock': '40' }), {
    ok: true,
    message: 'The product follows the shop’s low-stock limit.',
  })
  assert.equal((await shop.products.find(id))?.lowStock, undefined)
})

test('each invalid limit has its sentence, and another admin’s is reported before it is replaced', async (t) => {
  const shop = await openTestShop(t, 'sqlite')
  const { flowerPots } = await stockUp(shop, goods)
  const { id } = flowerPots
  const wrong = 'Enter a whole number, for example 48.'
  assert.deepEqual(await send(shop, { id, lowStock: '4.5', 'seen.lowStock': '' }), {
    ok: false,
    message: wrong,
    errors: { lowStock: wrong },
  })
  await send(shop, { id, lowStock: '25', 'seen.lowStock': '' })
  const message = 'Someone else has changed the low-stock limit too. Choose “Use theirs” or “Keep mine”, then save.'
  const refused = { ok: false, message, errors: {}, others: { lowStock: '25' } }
  assert.equal((await send(shop, { id, lowStock: '40' })).message, oldPage())
  assert.deepEqual(await send(shop, { id, lowStock: '40', 'seen.lowStock': '' }), refused)
  assert.equal((await shop.products.find(id))?.lowStock, 25)
  assert.equal((await send(shop, { id, lowStock: '40', 'seen.lowStock': '25' })).ok, true)
  assert.equal(
    (await send(shop, { id, lowStock: '40', 'seen.lowStock': 'x' })).message,
    'Failed to set the low-stock limit',
  )
  await shop.products.remove(id)
  assert.deepEqual(await send(shop, { id, lowStock: '7', 'seen.lowStock': '' }), {
    ok: false,
    message: 'Someone else deleted this product.',
    errors: {},
  })
})
