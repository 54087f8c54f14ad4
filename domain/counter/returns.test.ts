import assert from 'node:assert/strict'
import test from 'node:test'
import { giftBox, lakshmiCrackers } from '#test/fixtures/sample-order.ts'
import { refundOf, returnable, returnedPieces, returnFault } from './returns.ts'
import { counterLine } from './sale.ts'

const { id: lakshmi } = lakshmiCrackers
const sold = { lines: [counterLine(lakshmiCrackers, 3), counterLine(giftBox, 1)], totalPaise: 930_00 }

test('a return is at most the sold quantity', () => {
  assert.deepEqual(returnable(sold, { [lakshmi]: 1 }), { [lakshmi]: 2, [giftBox.id]: 1 })
  assert.equal(returnFault(sold, { [lakshmi]: 1 }, { [lakshmi]: 2 }), undefined)
  assert.equal(returnFault(sold, { [lakshmi]: 1 }, { [lakshmi]: 3 }), 'Only 2 of 4" Lakshmi can come back.')
  assert.equal(
    returnFault(sold, { [lakshmi]: 3 }, { [lakshmi]: 1 }),
    'All pieces of 4" Lakshmi have already come back.',
  )
  assert.equal(returnFault(sold, {}, { [lakshmi]: 0 }), 'Type how many pieces come back.')
  assert.equal(returnFault(sold, {}, {}), 'Type how many pieces come back.')
  assert.equal(returnFault(sold, {}, { rocket: 1 }), 'This product was not in the sale. Reload the page.')
  assert.equal(returnFault(sold, {}, { [lakshmi]: 1.5 }), 'Type whole pieces, such as 2.')
  assert.equal(returnFault(sold, {}, { [lakshmi]: -1, [giftBox.id]: 1 }), 'Type whole pieces, such as 2.')
})

test('returns share the discount of the sale, and their parts add up to the total', () => {
  // ₹1,034.50 of goods were sold for ₹930.
  const first = refundOf(sold, {}, { [lakshmi]: 1 })
  assert.equal(first, 40_45)
  const second = refundOf(sold, { [lakshmi]: 1 }, { [lakshmi]: 2 })
  const third = refundOf(sold, { [lakshmi]: 3 }, { [giftBox.id]: 1 })
  assert.equal(first + second + third, sold.totalPaise)
  assert.equal(
    refundOf({ ...sold, lines: [{ ...sold.lines[0]!, pricePaise: 0 }], totalPaise: 0 }, {}, { [lakshmi]: 1 }),
    0,
  )
})

test('several returns of a sale are added up', () => {
  const returns = [{ pieces: { [lakshmi]: 1 } }, { pieces: { [lakshmi]: 2, [giftBox.id]: 1 } }]
  assert.deepEqual(returnedPieces(returns), { [lakshmi]: 3, [giftBox.id]: 1 })
  assert.deepEqual(returnedPieces([]), {})
})
