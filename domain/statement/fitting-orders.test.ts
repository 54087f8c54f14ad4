import assert from 'node:assert/strict'
import test from 'node:test'
import { fittingOrders, isNamedIn } from './fitting-orders.ts'

const line = { paise: 7_993_00, day: '2026-11-20', words: 'UPI/CR/632500000001/THENMOZ/SBIN' }
const order = { orderId: 'ORD1', name: 'Gopal Iyer', placedOn: '2026-11-18', duePaise: 7_993_00 }

test('orders whose due is the amount to the rupee, the named ones first', () => {
  const named = { ...order, orderId: 'ORD2', name: 'Thenmozhi', placedOn: '2026-11-10' }
  const dues = [order, named, { ...order, orderId: 'ORD3', duePaise: 7_993_01 }, { ...order, placedOn: '2026-11-21' }]
  assert.deepEqual(
    fittingOrders(line, dues).map(({ orderId, isNamed }) => [orderId, isNamed]),
    [
      ['ORD2', true],
      ['ORD1', false],
    ],
  )
})

test('the name of a customer in the words of a bank, also where they are cut or run together', () => {
  for (const name of ['THENMOZHI', 'Thenmozhi Raman', 'S Thenmozhi'])
    assert.equal(isNamedIn(line.words, name), true, name)
  assert.equal(isNamedIn('UPI-LAKSHMIDEVI-OK', 'Lakshmi'), true)
  for (const name of ['Then', 'S K', 'Mozhi', 'Gopal', '']) assert.equal(isNamedIn(line.words, name), false, name)
})
