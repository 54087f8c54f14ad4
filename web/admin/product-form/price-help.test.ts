import assert from 'node:assert/strict'
import { test } from 'node:test'
import { priceRemark, type Prices, withTyped } from './price-help.ts'

const empty: Prices = { mrp: '', discount: '', ourPrice: '', typed: [] }
/** Types digit by digit. */
const keys = (prices: Prices, field: 'mrp' | 'ourPrice', text: string) =>
  [...text].reduce((now, _key, at) => withTyped(now, field, text.slice(0, at + 1)), prices)
const texts = ({ mrp, discount, ourPrice }: Prices) => [mrp, discount, ourPrice]

test('§2 MRP and discount give our price', () => {
  const prices = withTyped(withTyped(empty, 'mrp', '100'), 'discount', '80')
  assert.deepEqual(texts(prices), ['100', '80', '20'])
})

test('§2 MRP and our price give the discount', () => {
  const prices = withTyped(withTyped(empty, 'mrp', '250'), 'ourPrice', '50')
  assert.deepEqual(texts(prices), ['250', '80', '50'])
})

test('§2 our price and discount give the MRP', () => {
  const prices = withTyped(withTyped(empty, 'ourPrice', '20'), 'discount', '80')
  assert.deepEqual(texts(prices), ['100', '80', '20'])
})

test('§2 a computed price can be overridden, and then another one follows', () => {
  const filled = withTyped(withTyped(empty, 'mrp', '100'), 'discount', '80')
  assert.deepEqual(texts(withTyped(filled, 'ourPrice', '25')), ['100', '75', '25'])
  assert.deepEqual(texts(withTyped(filled, 'mrp', '200')), ['200', '80', '40'])
})

test('§2 a typed MRP is never changed by later input', () => {
  let prices = withTyped(empty, 'mrp', '100')
  for (const [field, text] of [
    ['discount', '80'],
    ['ourPrice', '30'],
    ['discount', '50'],
    ['ourPrice', '10'],
  ] as const) {
    prices = withTyped(prices, field, text)
    assert.equal(prices.mrp, '100')
  }
})

test('a value that cannot be calculated stays', () => {
  assert.deepEqual(texts(withTyped(empty, 'mrp', '100')), ['100', '', ''])
  assert.deepEqual(texts(withTyped(withTyped(empty, 'mrp', 'abc'), 'discount', '80')), ['abc', '80', ''])
  assert.deepEqual(texts(withTyped(withTyped(empty, 'mrp', '100'), 'ourPrice', '120')), ['100', '', '120'])
  assert.deepEqual(texts(withTyped(withTyped(empty, 'ourPrice', '20'), 'discount', '100')), ['', '100', '20'])
})

test('a price above the MRP has no discount, also while it is typed digit by digit, and one below it has one again', () => {
  const above = keys(withTyped(empty, 'mrp', '100'), 'ourPrice', '150')
  assert.deepEqual(texts(above), ['100', '', '150'])
  assert.deepEqual(texts(withTyped(above, 'ourPrice', '25')), ['100', '75', '25'])
  assert.deepEqual(texts(withTyped(above, 'mrp', '300')), ['300', '50', '150'])
  const edited: Prices = { mrp: '100', discount: '20', ourPrice: '80', typed: ['mrp', 'discount', 'ourPrice'] }
  assert.deepEqual(texts(keys(edited, 'ourPrice', '150')), ['100', '', '150'])
  assert.deepEqual(texts(withTyped(withTyped(empty, 'mrp', '0'), 'ourPrice', '0')), ['0', '', '0'])
})

test('unlikely prices get a remark, likely and half-typed ones do not', () => {
  assert.equal(priceRemark({ mrp: '௧௦௦', ourPrice: 'Rs. 150' }), 'Our price ₹150 is above the M.R.P ₹100.')
  assert.equal(priceRemark({ mrp: '100', ourPrice: '0' }), 'Our price is ₹0.')
  for (const ourPrice of ['100', '', 'abc', '-1', '1', '0.5'])
    assert.equal(priceRemark({ mrp: '100', ourPrice }), undefined)
  assert.equal(priceRemark({ mrp: '', ourPrice: '150' }), undefined)
})

test('a cleared field is computed again', () => {
  const filled = withTyped(withTyped(empty, 'mrp', '100'), 'discount', '80')
  const cleared = withTyped(filled, 'discount', '')
  assert.equal(cleared.ourPrice, '20')
  assert.deepEqual(texts(withTyped(cleared, 'ourPrice', '30')), ['100', '70', '30'])
})
