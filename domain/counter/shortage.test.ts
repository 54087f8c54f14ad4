import assert from 'node:assert/strict'
import test from 'node:test'
import { giftBox, lakshmiCrackers, sparklers } from '#test/fixtures/sample-order.ts'
import { counterLine } from './sale.ts'
import { counterShortages, counterShortageText } from './shortage.ts'

test('a shortage names the products, and how many there are', () => {
  const lines = [counterLine(lakshmiCrackers, 10), counterLine(giftBox, 5), counterLine(sparklers, 1)]
  const stock = new Map([
    [lakshmiCrackers.id, 10],
    [giftBox.id, 3],
  ])
  assert.deepEqual(counterShortages(lines, stock).map(counterShortageText), [
    'Deepavali Gift Box 35 Items: 5 in this sale, 3 in stock',
    'கம்பி மத்தாப்பு 10 செ.மீ is not in your product list any more',
  ])
})
