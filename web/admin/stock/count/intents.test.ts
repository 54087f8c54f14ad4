import assert from 'node:assert/strict'
import { test } from 'node:test'
import { senderOf } from '#test/fixtures/sender.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'
import { MAX_STOCK } from '#domain/product/stock.ts'
import { MOST_COUNTED, countText, readCount } from '#domain/stock/count.ts'
import { LARGEST_FORM_BYTES } from '#web/http/body-limit.ts'
import { intents, summaryText } from './intents.ts'

const who = 'owner@shop.test'

function send(shop: TestShop, intent: keyof typeof intents, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return intents[intent](form, shop, senderOf(who))
}

test('a count while orders come in is right, applied once, and undone once', async (t) => {
  const shop = await openTestShop(t, 'sqlite')
  const { flowerPots, skyShots } = await stockUp(shop, goods)
  const counted = JSON.stringify([
    { id: flowerPots.id, seen: 10, pieces: 15 },
    { id: skyShots.id, seen: 3, pieces: 2 },
    { id: 'deleted', seen: 3, pieces: 2 },
  ])
  await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: flowerPots.id, quantity: 8 }] })
  const key = newKey()
  assert.deepEqual(await send(shop, 'save-count', { key, counted }), {
    ok: true,
    message: '2 products counted. 2 differ: +5, −1. 1 product was deleted and left out.',
    key,
  })
  const again = await send(shop, 'save-count', { key, counted })
  assert.ok(again.ok)
  assert.match(again.message, /We counted it once\.$/)
  assert.equal((await shop.products.find(flowerPots.id))?.stock, 7)
  assert.equal((await shop.stock.counts())[0]?.who, who)
  assert.equal((await send(shop, 'undo-count', { key })).message, 'Count undone.')
  assert.equal((await send(shop, 'undo-count', { key })).message, 'This count was already undone.')
  assert.deepEqual(await send(shop, 'save-count', { key, counted }), {
    ok: false,
    message: 'This count has been undone since. To save it again, press again.',
    errors: {},
    key,
  })
  assert.equal((await shop.products.find(flowerPots.id))?.stock, 2)
})

test('the largest count fits into a form', async () => {
  const counted = Array.from({ length: MOST_COUNTED }, (_, at) => ({
    id: String(at).padStart(16, 'x'),
    seen: MAX_STOCK,
    pieces: MAX_STOCK,
  }))
  const form = new FormData()
  for (const [name, text] of Object.entries({ intent: 'save-count', key: newKey(), counted: countText(counted) }))
    form.set(name, text)
  assert.ok((await new Response(form).arrayBuffer()).byteLength <= LARGEST_FORM_BYTES)
  assert.equal(readCount(countText(counted))?.length, MOST_COUNTED)
})

test('other numbers under the same key are refused and change nothing', async (t) => {
  const shop = await openTestShop(t, 'sqlite')
  const { flowerPots } = await stockUp(shop, goods)
  const key = newKey()
  const counted = (pieces: number) => JSON.stringify([{ id: flowerPots.id, seen: 10, pieces }])
  await send(shop, 'save-count', { key, counted: counted(8) })
  const refused = await send(shop, 'save-count', { key, counted: counted(9) })
  assert.ok(!refused.ok && refused.isOther)
  assert.deepEqual(refused.errors, {})
  assert.equal((await shop.products.find(flowerPots.id))?.stock, 8)
})

test('invalid counts are refused with a sentence', async (t) => {
  const shop = await openTestShop(t, 'sqlite')
  for (const fields of [
    { key: newKey(), counted: '[]' },
    { key: '', counted: '[{"id":"a","seen":1,"pieces":1}]' },
  ]) {
    const message = 'We cannot read this count. Your stock has not changed. Reload this page, then save again.'
    const { key } = fields
    assert.deepEqual(await send(shop, 'save-count', fields), { ok: false, message, errors: {}, key })
  }
  assert.equal((await send(shop, 'undo-count', { key: 'none' })).message, 'Failed to undo the count')
})

test('a summary has the number of products that differ, and by how much', () => {
  const texts = [
    { products: 1, changed: 0, more: 0, less: 0 },
    { products: 1_200, changed: 1, more: 0, less: 7 },
    { products: 12, changed: 2, more: 3, less: 7 },
  ].map(summaryText)
  assert.deepEqual(texts, [
    '1 product counted. No differences.',
    '1,200 products counted. 1 differs: −7.',
    '12 products counted. 2 differ: +3, −7.',
  ])
})
