import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OrderItem } from '../order/order.ts'
import { packingLines, packingSections, pickingLines, piecesOf } from './packing-line.ts'

function item(productId: string, category: string, quantity: number): OrderItem {
  const price = { mrpPaise: 100, pricePaise: 50, discount: 50 }
  return {
    productId,
    code: `PRD${productId}`,
    name: `Name ${productId}`,
    imageUrl: '',
    unit: '1box',
    category,
    quantity,
    ...price,
  }
}

const categories = [
  { name: 'Sparklers', tamilName: 'மத்தாப்பு' },
  { name: 'Rockets', formerNames: ['Rocket'] },
  { name: 'Bombs' },
]

test('a packing list has no price, one line a product, and Tamil names where there are some', () => {
  const lines = packingLines(
    [item('1', 'Rocket', 2), item('2', 'Bombs', 1), item('1', 'Rocket', 3)],
    new Map([
      ['1', 'ராக்கெட்'],
      ['2', ''],
    ]),
  )
  assert.deepEqual(lines, [
    { productId: '1', code: 'PRD1', name: 'Name 1', tamilName: 'ராக்கெட்', unit: '1box', category: 'Rocket', quantity: 5 },
    { productId: '2', code: 'PRD2', name: 'Name 2', unit: '1box', category: 'Bombs', quantity: 1 },
  ])
  assert.doesNotMatch(JSON.stringify(lines), /paise|discount/i)
  assert.equal(piecesOf(lines), 6)
})

test('lines follow the order of the categories, then of the codes; a deleted category comes last', () => {
  const items = [
    item('4', 'Gone', 1),
    item('3', 'Bombs', 1),
    item('2', 'Rocket', 1),
    item('1', 'Rockets', 1),
    item('0', 'Sparklers', 1),
  ]
  const sections = packingSections(packingLines(items, new Map()), categories)
  assert.deepEqual(
    sections.map(({ category, tamilName, lines }) => [category, tamilName, lines.map(({ productId }) => productId)]),
    [
      ['Sparklers', 'மத்தாப்பு', ['0']],
      ['Rockets', undefined, ['1', '2']],
      ['Bombs', undefined, ['3']],
      ['Gone', undefined, ['4']],
    ],
  )
})

test('a picking list sums the orders by product', () => {
  const one = packingLines([item('1', 'Bombs', 2), item('2', 'Bombs', 1)], new Map())
  const two = packingLines([item('1', 'Bombs', 40)], new Map())
  assert.deepEqual(
    pickingLines([one, two]).map(({ productId, quantity, orders }) => [productId, quantity, orders]),
    [
      ['1', 42, 2],
      ['2', 1, 1],
    ],
  )
  assert.equal(one[0]?.quantity, 2, 'the orders stay as they are')
})
