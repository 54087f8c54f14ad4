import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testOrder } from '#test/fixtures/sample-order.ts'
import { MOST_ORDERS, orderColumns, orderSheetRows, tooManyOrders } from './order-sheet.ts'

const amounts = (rows: ReturnType<typeof orderSheetRows>) => rows.map((row) => Number(row.at(-1)))

test('an order is a row a line, each with the order and its customer', () => {
  const [first, second, ...more] = orderSheetRows(testOrder())
  assert.deepEqual(first?.slice(0, 9), [
    'ORD20261120224520123',
    '20/11/2026',
    '10:45:20 pm',
    'Kavitha Murugan',
    '9876543210',
    'Tamil Nadu',
    'Madurai',
    'Unverified',
    'Pending',
  ])
  assert.deepEqual(first.slice(9), ['PRD0042', '4" Lakshmi', 'One sound crackers', 10, 180, 45, 450])
  assert.equal(second?.length, orderColumns().length)
  assert.deepEqual(more, [])
})

test('packing and round-off are separate rows, so that the amounts add up to the total', () => {
  const order = testOrder({ totalPaise: 2_300_00, packingPaise: 67_47, roundOffPaise: -16_47 })
  const rows = orderSheetRows(order)
  assert.deepEqual(
    rows.slice(2).map((row) => [row[10], row[15]]),
    [
      ['Packing charge', 67.47],
      ['Round off', -16.47],
    ],
  )
  assert.equal(
    amounts(rows).reduce((sum, amount) => sum + amount, 0),
    2_300,
  )
})

test('an amount that the lines do not explain is a row too', () => {
  const rows = orderSheetRows(testOrder({ totalPaise: 2_000_00 }))
  assert.deepEqual(rows.at(-1)?.slice(10), ['Other', '', null, null, null, -249])
})

test('an erased customer stays erased', () => {
  const { customer } = testOrder()
  const erased = { ...customer, name: '', mobile: '', district: '' }
  const [row] = orderSheetRows(testOrder({ erased: 'request', customer: erased }))
  assert.deepEqual(row?.slice(3, 7), ['Erased at the customer’s request', '', 'Tamil Nadu', ''])
})

test('more orders than a spreadsheet takes have a sentence', () => {
  assert.equal(tooManyOrders(MOST_ORDERS), undefined)
  assert.match(tooManyOrders(MOST_ORDERS + 1) ?? '', /more than 20,000 orders/)
})
