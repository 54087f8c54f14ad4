import assert from 'node:assert/strict'
import test from 'node:test'
import { demoProducts } from '#server/demo/catalogue.ts'
import { readList } from '../pasted-list/list-reader.ts'
import { filledLines } from './filled-list.ts'
import type { CellValue } from './grid.ts'

const row = (code: CellValue, quantity: CellValue, price: CellValue = 20.5): CellValue[] => [
  code,
  'Atom bomb 4"',
  '10 pcs',
  '1Box',
  100,
  price,
  quantity,
  0,
]
const heads = ['Code', 'Product', 'Contents', 'Per', 'M.R.P.', 'Our price', 'Qty', 'Amount']

test('each product with a quantity is a line, whatever is around it', () => {
  const rows = [
    ['Our shop'],
    heads,
    ['Bombs'],
    row('PRD0001', 5),
    row('PRD0002', null),
    row('prd0003', ' 12 '),
    ['Sum'],
  ]
  assert.deepEqual(filledLines(rows), ['PRD0001 × 5', 'prd0003 × 12'])
})

test('a column before the list moves all of it', () => {
  assert.deepEqual(
    filledLines([
      ['', ...heads],
      ['x', ...row('PRD0001', 5)],
    ]),
    ['PRD0001 × 5'],
  )
})

test('goods out of stock and a zero are no line; a quantity in words is handed on, and asked about', () => {
  const rows = [row('PRD0001', 'Out of Stock'), row('PRD0002', 0), row('PRD0003', '3 or 4'), row('PRD0004', '௫')]
  assert.deepEqual(filledLines(rows), ['PRD0003 × 3 or 4', 'PRD0004 × ௫'])
})

test('another sheet is not the list', () => {
  for (const rows of [[], [['']], [heads], [['PRD0001', 'Atom', 5]], [row('PRD0001', 5, 'dear')], [row('ABC0001', 5)]])
    assert.equal(filledLines(rows), undefined)
})

test('the list without a quantity is the list, without lines', () => {
  assert.deepEqual(filledLines([row('PRD0001', null)]), [])
})

test('every product of the catalogue is understood by its line', () => {
  const products = demoProducts.map((product) => ({ ...product, id: product.code }))
  for (const product of products) {
    const [line] = readList(products, filledLines([row(product.code, 7)])?.join('\n') ?? '').lines
    const read = line?.kind === 'understood' ? [line.product.code, line.quantity] : line?.kind
    assert.deepEqual(read, [product.code, 7])
  }
})
