import { wordsOf } from '#domain/words/catalogue.ts'
import { papers } from '#domain/words/en/papers/papers.ts'
import assert from 'node:assert/strict'
import test from 'node:test'
import { estimateColumns, estimateRows, estimateTotals, unitsFor } from './table.ts'
import { orderItem } from '#domain/order/order.ts'
import { giftBox, lakshmiCrackers, sparklers } from '#test/fixtures/sample-order.ts'

const texts = (items: Parameters<typeof estimateRows>[0]['items']) =>
  estimateRows({ items: items ?? [] }).map(({ cells }) => cells.map(({ lines }) => lines.join('|')))

test('§9 eight columns with their width proportions scaled to fit', () => {
  assert.deepEqual(
    estimateColumns.map(({ key, widthMm }) => [wordsOf(papers)[key], widthMm]),
    [
      ['S.No', 15],
      ['Code', 20],
      ['Product Name', 45],
      ['Qty', 20],
      ['Rate/Qty', 25],
      ['Disc', 20],
      ['Final Rate', 25],
      ['Amount', 20],
    ],
  )
  const last = estimateColumns.at(-1)
  assert.deepEqual([estimateColumns[0]?.leftMm, (last?.leftMm ?? 0) + (last?.widthMm ?? 0)], [10, 200])
})

test('§9 amount = quantity times ourPrice', () => {
  assert.deepEqual(texts([orderItem(lakshmiCrackers, 10)]), [
    ['1', 'PRD0042', '4" Lakshmi', '10', '₹180', '75%', '₹45', '₹450'],
  ])
})

test('§9 counts are grouped as amounts are', () => {
  assert.equal(texts([orderItem(lakshmiCrackers, 10_000)])[0]?.[3], '10,000')
})

test('all amounts show paise as soon as one has some', () => {
  const amounts = texts([orderItem(lakshmiCrackers, 10), orderItem(giftBox, 1)]).map((cells) => cells.at(-1))
  assert.deepEqual(amounts, ['₹450.00', '₹899.50'])
})

test('a price above the M.R.P. has no discount, and nothing is saved', () => {
  const dear = { ...lakshmiCrackers, pricePaise: 200_00 }
  assert.deepEqual(texts([orderItem(dear, 1)])[0]?.slice(4), ['₹200', '-', '₹200', '₹200'])
  assert.equal(estimateTotals({ items: [orderItem(dear, 1)] }).savedPaise, 0)
})

test('a row has whole units of 7 mm: one for a line, two for two or three', () => {
  assert.deepEqual([1, 2, 3, 4, 5, 6].map(unitsFor), [1, 2, 2, 3, 4, 4])
  const name = 'வண்ணமயமான நட்சத்திர மத்தாப்பு பெட்டி 10'
  const [long] = estimateRows({ items: [orderItem({ ...sparklers, name }, 1)] })
  assert.deepEqual([long?.cells[2]?.lines.length, long?.units], [2, 2])
  assert.equal(long?.cells[2]?.lines.join(' '), name)
})

test('a large amount shrinks to its column', () => {
  const [row] = estimateRows({ items: [orderItem({ ...lakshmiCrackers, pricePaise: 99_999_99 }, 99_999)] })
  const amount = row?.cells.at(-1)
  assert.equal(amount?.lines[0], '₹9,99,98,99,000.01')
  assert.ok((amount?.sizeMm ?? 9) < 3.1)
})

test('§9 Total Items counts quantities, Overall Total their prices', () => {
  assert.deepEqual(estimateTotals({ items: [orderItem(lakshmiCrackers, 10), orderItem(giftBox, 2)] }), {
    totalItems: 12,
    totalPaise: 2249_00,
    savedPaise: 7551_00,
    total: '₹2,249',
    charges: [],
  })
})
