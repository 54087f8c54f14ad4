import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Product } from '../product/product.ts'
import { customersList, ownRows } from './price-sheet.ts'

const product = (code: string, more: Partial<Product> = {}): Product => ({
  id: code,
  code,
  name: `Atom ${code}`,
  tamilName: '',
  contents: '10 pcs',
  imageUrl: '',
  unit: '1box',
  category: 'Bomb',
  mrpPaise: 10000,
  pricePaise: 2050,
  discount: 80,
  stock: 5,
  enabled: true,
  isNew: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...more,
})
const goods = {
  products: [product('PRD0001'), product('PRD0002', { stock: 0 })],
  categories: [{ name: 'Bomb', tamilName: 'குண்டு' }],
}
const address = { address: 'Sivakasi', phone: '1', website: '' }
const seller = { name: 'Shop', ...address, minimumOrderPaise: 200000, callItEnquiry: false }

test('the customers’ list has an empty Qty, amounts and a total as formulas, and marks products out of stock', () => {
  const { rows, typed } = customersList(goods, seller, new Date('2026-10-28T06:30:00Z'))
  const cells = rows.map((row) => row.cells)
  assert.deepEqual(cells[4], ['Bomb · குண்டு'])
  assert.deepEqual(cells[5], [
    'PRD0001',
    'Atom PRD0001',
    '10 pcs',
    '1Box',
    100,
    20.5,
    null,
    { formula: 'F6*G6', result: 0 },
  ])
  assert.deepEqual(cells[6]?.slice(6), ['Out of Stock', null])
  assert.deepEqual(cells[7]?.at(-1), { formula: 'SUM(H5:H7)', result: 0 })
  assert.deepEqual(cells[8], ['Minimum order ₹2,000'])
  const enquiring = customersList(goods, { ...seller, callItEnquiry: true }, new Date('2026-10-28T06:30:00Z'))
  assert.deepEqual(enquiring.rows[8]?.cells, ['Minimum enquiry ₹2,000'])
  assert.equal(typed, 'G5:G7')
  assert.match(String(cells[2]), /28\/10\/2026/)
})

test('the own list carries the codes', () => {
  const [heads, first] = ownRows(goods)
  assert.equal(heads?.length, first?.length)
  assert.deepEqual(first?.slice(0, 3), ['PRD0001', 'Bomb', 'Atom PRD0001'])
})
