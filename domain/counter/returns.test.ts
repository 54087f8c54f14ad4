import assert from 'node:assert/strict'
import test from 'node:test'
import { giftBox, lakshmiCrackers } from '#test/fixtures/sample-order.ts'
import { type Pieces, refundOf, returnable, returnedPieces, returnFault } from './returns.ts'
import { counterLine } from './sale.ts'

const { id: lakshmi } = lakshmiCrackers
/** Refunds of returns one after the other. */
function refunds(
  of: typeof sold,
  parts: readonly Pieces[] = [{ [lakshmi]: 1 }, { [lakshmi]: 2 }, { [giftBox.id]: 1 }],
) {
  const earlier: { pieces: Pieces; refundPaise: number }[] = []
  for (const pieces of parts) earlier.push({ pieces, refundPaise: refundOf(of, earlier, pieces) })
  return earlier.map(({ refundPaise }) => refundPaise)
}

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
  // ₹1,034.50 of goods were sold for ₹930.50.
  assert.deepEqual(refunds({ ...sold, totalPaise: 930_50 }), [40_48, 80_95, 809_07])
  const free = { ...sold, lines: [{ ...sold.lines[0]!, pricePaise: 0 }], totalPaise: 0 }
  assert.equal(refundOf(free, [], { [lakshmi]: 1 }), 0)
})

test('money goes back in whole rupees if the sale had no paise, and the last return takes the rest', () => {
  assert.deepEqual(refunds(sold), [40_00, 81_00, 809_00])
  const three = { lines: [counterLine({ ...lakshmiCrackers, pricePaise: 100_00 }, 3)], totalPaise: 268_00 }
  const single = [1, 1, 1].map((pieces) => ({ [lakshmi]: pieces }))
  assert.deepEqual(refunds(three, single), [89_00, 90_00, 89_00])
  assert.deepEqual(refunds({ ...three, totalPaise: 268_01 }, single), [89_34, 89_33, 89_34])
  // What an earlier version refunded to the paisa counts, and the next return makes it whole.
  const earlier = [{ pieces: { [lakshmi]: 1 }, refundPaise: 89_33 }]
  assert.equal(refundOf(three, earlier, { [lakshmi]: 1 }), 179_00 - 89_33)
  assert.equal(refundOf(three, earlier, { [lakshmi]: 2 }), 268_00 - 89_33)
})

test('several returns of a sale are added up', () => {
  const returns = [{ pieces: { [lakshmi]: 1 } }, { pieces: { [lakshmi]: 2, [giftBox.id]: 1 } }]
  assert.deepEqual(returnedPieces(returns), { [lakshmi]: 3, [giftBox.id]: 1 })
  assert.deepEqual(returnedPieces([]), {})
})
