// What is typed over a product stays beside what the product becomes meanwhile.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Product, productDefaults } from '#domain/product.ts'
import { productTexts } from '#domain/product-form.ts'
import { typePrice } from '#web/admin/product-form/price-help.ts'
import { isChanged, readCopy, startCopy, takingOthers, type WorkingCopy, withNewer, withStock } from './working-copy.ts'

const rocket: Product = {
  id: 'p1',
  code: 'PRD0001',
  name: 'Rocket',
  imageUrl: '',
  unit: '1box',
  category: 'Rocket',
  mrpPaise: 100_00,
  pricePaise: 20_00,
  discount: 80,
  stock: 10,
  ...productDefaults,
  createdAt: '2026-10-28T06:30:00.000Z',
}
const start = startCopy(rocket)
const typed = (texts: Partial<WorkingCopy['texts']>): WorkingCopy => ({ ...start, texts: { ...start.texts, ...texts } })

test('§4 the modal opens with a working copy of the product', () => {
  assert.equal(isChanged(start), false)
  assert.equal(isChanged(typed({ productName: 'Big Rocket' })), true)
  assert.equal(isChanged(typed({ stock: '11' })), true)
})

test('a stock that nobody typed follows the sales', () => {
  assert.equal(withStock(start, '7').texts.stock, '7')
  assert.equal(isChanged(withStock(start, '7')), false)
  assert.equal(withStock(start, '10'), start)
})

test('§4 a typed stock stays beside the one that was seen, so that the difference stays', () => {
  const copy = withStock(typed({ stock: '35' }), '7')
  assert.deepEqual([copy.seen.stock, copy.texts.stock], ['10', '35'])
})

test('after another edit the untouched fields follow it and the touched ones stay', () => {
  const newer = productTexts({ ...rocket, name: 'Sky Rocket', category: 'Smoke' })
  const copy = withNewer(typed({ productName: 'Big Rocket' }), newer)
  assert.equal(copy.texts.productName, 'Big Rocket')
  assert.equal(copy.texts.category, 'Smoke')
  assert.deepEqual(copy.seen, newer)
})

test('where two changed the same, the other one can be taken', () => {
  const newer = productTexts({ ...rocket, name: 'Sky Rocket', mrpPaise: 120_00 })
  const copy = withNewer(typed({ productName: 'Big Rocket', ourPrice: '30' }), newer)
  assert.equal(takingOthers(copy, ['Product Name']).texts.productName, 'Sky Rocket')
  assert.equal(takingOthers(copy, ['Product Name']).texts.ourPrice, '30')
  assert.equal(isChanged(takingOthers(copy, ['Product Name', 'Prices'])), false)
})

test('prices that stand there help each other: the MRP moves the price, the price moves the discount', () => {
  assert.equal(typePrice(start, 'mrp', '200').texts.ourPrice, '40')
  assert.equal(typePrice(start, 'ourPrice', '50').texts.discount, '50')
  assert.equal(typePrice(start, 'discount', '90').texts.ourPrice, '10')
})

test('an edit survives a closed dialog and a reload', () => {
  const copy = { ...typed({ productName: 'Big Rocket' }), key: 'k1' }
  assert.deepEqual(readCopy(JSON.parse(JSON.stringify(copy)), rocket), copy)
})

test('a copy that was kept before the form had a field takes that from the product', () => {
  const { unit: _seen, ...seen } = start.seen
  const { unit: _typed, ...texts } = { ...start.texts, productName: 'Big Rocket' }
  assert.deepEqual(readCopy({ seen, texts, key: '' }, rocket), typed({ productName: 'Big Rocket' }))
})

for (const odd of [[], {}, { seen: {}, texts: {} }, { seen: start.seen, texts: { stock: 7 } }]) {
  test(`storage holding ${JSON.stringify(odd)?.slice(0, 40)} is no working copy`, () => {
    assert.equal(readCopy(odd, rocket), undefined)
  })
}
