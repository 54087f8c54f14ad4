import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Product, productDefaults } from '#domain/product/product.ts'
import { typePrice } from '#web/admin/product-form/price-help.ts'
import { isChanged, productInWords, readCopy, startCopy, type WorkingCopy } from './working-copy.ts'

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

test('a conflict describes each part in words', () => {
  const { texts } = start
  assert.equal(productInWords('prices', texts), 'M.R.P ₹100, 80% off, our price ₹20')
  assert.equal(productInWords('productName', texts), 'Rocket')
  assert.equal(productInWords('per', texts), '1Box')
  assert.equal(productInWords('inTheShop', { ...texts, enabled: 'no' }), 'Switched off')
})

test('existing prices adjust each other: the MRP moves the price, the price moves the discount', () => {
  assert.equal(typePrice(start, 'mrp', '200').texts.ourPrice, '40')
  assert.equal(typePrice(start, 'ourPrice', '50').texts.discount, '50')
  assert.equal(typePrice(start, 'discount', '90').texts.ourPrice, '10')
})

test('an edit survives a closed dialog and a reload', () => {
  const copy = { ...typed({ productName: 'Big Rocket' }), key: 'k1' }
  assert.deepEqual(readCopy(JSON.parse(JSON.stringify(copy)), rocket), copy)
})

test('a draft from before a field existed takes that field from the product', () => {
  const { unit: _seen, ...seen } = start.seen
  const { unit: _typed, ...texts } = { ...start.texts, productName: 'Big Rocket' }
  assert.deepEqual(readCopy({ seen, texts, key: '' }, rocket), typed({ productName: 'Big Rocket' }))
})

for (const odd of [[], {}, { seen: {}, texts: {} }, { seen: start.seen, texts: { stock: 7 } }]) {
  test(`storage holding ${JSON.stringify(odd)?.slice(0, 40)} is no working copy`, () => {
    assert.equal(readCopy(odd, rocket), undefined)
  })
}
