import assert from 'node:assert/strict'
import { senderOf } from '#test/fixtures/sender.ts'
import type { BulkAction } from '#domain/bulk/chosen-change.ts'
import type { Product } from '#domain/product/product.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'
import { intents } from './intents.ts'

const who = 'owner@shop.test'

type Sent = { action: BulkAction; value?: string; roundTo?: string; rows: unknown; key?: string }

function apply(shop: TestShop, { action, value = '', roundTo = '0', rows, key = newKey() }: Sent) {
  const form = new FormData()
  for (const [name, text] of Object.entries({ action, value, roundTo, key, rows: JSON.stringify(rows) }))
    form.set(name, text)
  return intents['bulk-apply'](form, shop, senderOf(who))
}

function undo(shop: TestShop, bulkChange: string) {
  const form = new FormData()
  form.set('bulkChange', bulkChange)
  return intents['bulk-undo'](form, shop, senderOf(who))
}

const prices = ({ id, mrpPaise, pricePaise }: Product) => [id, [mrpPaise, pricePaise]]
const priceOf = async (shop: TestShop, { id }: Product) => (await shop.products.find(id))?.pricePaise

onEachDatabase(
  'prices are raised for all chosen products, recorded with the person, and undone in one press',
  async (kind, t) => {
    const shop = await openTestShop(t, kind)
    const { flowerPots, skyShots, rockets } = await stockUp(shop, goods)
    const sent = {
      action: 'raise-percent',
      value: '10',
      roundTo: '500',
      rows: [flowerPots, skyShots].map(prices),
    } as const
    const answer = await apply(shop, sent)
    assert.ok(answer.ok)
    assert.equal(answer.message, '2 products changed: Raise the price by 10 %, rounded to ₹5.')
    assert.equal(answer.about, answer.message, 'for the change history')
    assert.deepEqual(
      [await priceOf(shop, flowerPots), await priceOf(shop, skyShots), await priceOf(shop, rockets)],
      [275_00, 2_750_00, rockets.pricePaise],
    )
    const [bulkChange] = await shop.bulkChanges.newest()
    assert.deepEqual([bulkChange?.who, bulkChange?.kind, bulkChange?.id], [who, 'bulk', answer.bulkChange])
    const undone = await undo(shop, answer.bulkChange!)
    assert.equal(undone.message, 'Undone: Raise the price by 10 %, rounded to ₹5.')
    assert.equal(await priceOf(shop, flowerPots), flowerPots.pricePaise)
  },
)

onEachDatabase('products changed after the preview are left alone, and reported', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots, rockets } = await stockUp(shop, goods)
  await shop.products.edit(flowerPots.id, { ...goods.flowerPots, pricePaise: 300_00 }, goods.flowerPots)
  await shop.products.remove(rockets.id)
  const answer = await apply(shop, { action: 'discount', value: '50', rows: [flowerPots, rockets].map(prices) })
  assert.ok(answer.ok)
  assert.equal(answer.message, 'No product was changed. 2 products were left out.')
  assert.equal(await priceOf(shop, flowerPots), 300_00)
  assert.deepEqual(
    answer.left.map(({ why }) => why),
    ['Someone else has just changed Prices.', 'It was deleted before.'],
  )
})

onEachDatabase('a stock that is set counts the orders since the preview', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots } = await stockUp(shop, goods)
  const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: flowerPots.id, quantity: 8 }] })
  assert.ok('order' in placed)
  const sent = { action: 'stock-set', value: '50', rows: [[flowerPots.id, [10]]], key: newKey() } as const
  await apply(shop, sent)
  // A second press.
  await apply(shop, sent)
  assert.equal((await shop.products.find(flowerPots.id))?.stock, 42)
})

onEachDatabase('deleted products come back whole', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots, rockets } = await stockUp(shop, goods)
  const rows = [flowerPots, rockets].map(({ id, name, pricePaise, enabled }) => [id, [name, pricePaise, enabled]])
  const before = await shop.products.all()
  const answer = await apply(shop, { action: 'delete', rows })
  assert.ok(answer.ok && answer.bulkChange)
  assert.equal(answer.message, '2 products deleted.')
  assert.equal((await shop.products.all()).length, before.length - 2)
  await undo(shop, answer.bulkChange)
  assert.deepEqual(await shop.products.all(), before)
})

onEachDatabase('a form that no screen sends is refused, and nothing is changed', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots } = await stockUp(shop, goods)
  for (const rows of [{}, 'rows', [[1, []]], [[flowerPots.id, [{}]]], Array.from({ length: 5_001 }, () => ['x', []])]) {
    assert.deepEqual(await apply(shop, { action: 'off', rows }), {
      ok: false,
      message: 'Failed to change the products',
      errors: {},
    })
  }
  assert.deepEqual(await apply(shop, { action: 'discount', value: 'much', rows: [] }), {
    ok: false,
    message: 'Enter a percentage, for example 10 or 7.5.',
    errors: { value: 'Enter a percentage, for example 10 or 7.5.' },
  })
  assert.equal((await undo(shop, 'none')).message, 'This change is too old to undo.')
  assert.deepEqual(await shop.bulkChanges.newest(), [])
})
