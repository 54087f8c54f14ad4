import assert from 'node:assert/strict'
import test from 'node:test'
import { type Movement, wentBack } from './reversals.ts'

const row = (rupees: number, words: string, utrs: string[] = [], day = '2026-11-20'): Movement => ({
  day,
  paise: Math.abs(rupees) * 100,
  side: rupees < 0 ? 'out' : 'in',
  words,
  utrs,
})

test('a credit went back when its number goes out again, once', () => {
  const credit = row(2500, 'UPI-RAVI', ['A'])
  const twin = row(2500, 'UPI-RAVI', ['A'])
  const debit = row(-2500, 'UPI-RAVI-TXN', ['A'])
  assert.deepEqual([...wentBack([debit, credit]).surely], [credit])
  assert.deepEqual([...wentBack([credit, twin, debit]).surely], [credit])
  assert.equal(wentBack([credit, row(-2500, 'UPI-PACKING', ['B'])]).surely.size, 0)
})

test('a reversal without a number is that of the only amount like it, or maybe of several', () => {
  const cash = row(2500, 'CASH DEPOSIT')
  const reversal = row(-2500, 'REVERSAL OF CASH DEPOSIT', [], '2026-11-21')
  assert.deepEqual([...wentBack([cash, reversal]).surely], [cash])
  const two = wentBack([cash, row(2500, 'CASH DEPOSIT'), reversal])
  assert.deepEqual([two.surely.size, two.maybe.size], [0, 2])
  const late = { ...reversal, day: '2026-12-21' }
  assert.equal(wentBack([cash, late]).surely.size + wentBack([cash, late]).maybe.size, 0)
  const part = wentBack([row(2500, 'UPI', ['A']), row(-500, 'REV-UPI', ['A'])])
  assert.deepEqual([part.surely.size, part.maybe.size], [0, 1])
})

test('money that comes back of a payment of the shop is no payment of a customer', () => {
  assert.equal(wentBack([row(200, 'REV-UPI-PACKING', ['B'])]).surely.size, 1)
  assert.equal(wentBack([row(200, 'UPI-REVATHI', ['B'])]).surely.size, 0)
})

test('a word that only may name a reversal leaves the credit to be looked at', () => {
  const [rev, gift] = [row(2500, 'UPI/632500000001/REV JOHN/SBI'), row(1500, 'UPI/632500000002/RETURN GIFT')]
  const { surely, maybe } = wentBack([rev, gift])
  assert.deepEqual([[...surely], [...maybe]], [[], [rev, gift]])
  for (const words of ['REV:UPI/632', 'UPI/RET/632', 'NEFT RETURN-632', 'RETURN OF CHEQUE', 'UPI/632/REVERSAL'])
    assert.equal(wentBack([row(200, words)]).surely.size, 1, words)
})
