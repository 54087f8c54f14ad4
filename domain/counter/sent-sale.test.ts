import assert from 'node:assert/strict'
import test from 'node:test'
import { giftBox, lakshmiCrackers } from '#test/fixtures/sample-order.ts'
import { counterLine, NO_DISCOUNT, saleSums } from './sale.ts'
import { readSentSale, type SentSale } from './sent-sale.ts'

function sent(changes: Partial<Record<keyof SentSale, unknown>> = {}): string {
  const lines = [counterLine(lakshmiCrackers, 10), counterLine(giftBox, 1)]
  const { goodsPaise: _goods, ...sums } = saleSums(lines, NO_DISCOUNT, { roundOff: false })
  const sale = { saleId: 'CTR20261120224520007', soldAt: '2026-11-20T17:15:20.000Z', method: 'cash', ...sums, lines }
  return JSON.stringify({ ...sale, customerName: '', mobile: '', isAnyway: false, isLate: false, ...changes })
}

const faultOf = (json: string) => {
  const read = readSentSale(json)
  return 'fault' in read ? read.fault : undefined
}

test('the shop takes a sale as its device sold it', () => {
  const read = readSentSale(sent({ givenPaise: 1400_00, mobile: '98765 43210', customerName: ' Kavitha\n' }))
  assert.ok('sale' in read)
  assert.deepEqual(
    [read.sale.totalPaise, read.sale.givenPaise, read.sale.mobile, read.sale.customerName],
    [1349_50, 1400_00, '9876543210', 'Kavitha'],
  )
  assert.equal(read.sale.lines[0]?.name, '4" Lakshmi')
})

test('a sale that does not add up is refused', () => {
  const wrong = 'The sums of this sale are wrong. Reload the page.'
  assert.equal(faultOf(sent({ totalPaise: 1349_00 })), wrong)
  assert.equal(faultOf(sent({ totalItems: 12 })), wrong)
  assert.equal(faultOf(sent({ discountPaise: 1_00 })), wrong)
  assert.equal(faultOf(sent({ roundOffPaise: 10, totalPaise: 1349_60 })), wrong, 'rounded, and no whole rupees')
  assert.equal(faultOf(sent({ givenPaise: 1300_00 })), 'The cash is less than the total.')
  const line = counterLine(lakshmiCrackers, 5)
  assert.equal(faultOf(sent({ lines: [line, line] })), 'A product is in two lines of this sale. Reload the page.')
})

test('data of another shape is refused', () => {
  const none = 'We could not read this sale. Reload the page.'
  for (const json of ['', 'null', '[]', sent({ lines: [] }), sent({ saleId: 'ORD1' }), sent({ mobile: '12' })])
    assert.equal(faultOf(json), none, json)
  assert.equal(faultOf(sent({ soldAt: '2026-13-41T99:15:20.000Z' })), none)
  assert.equal(faultOf(sent({ lines: [{ ...counterLine(lakshmiCrackers, 1), quantity: 0 }] })), none)
})
