import assert from 'node:assert/strict'
import test from 'node:test'
import { balanceOf, balanceText, isPaidAndSeen, unseenText } from './balance.ts'

const mark = { at: '2026-11-20T17:15:20.000Z' }
const said = (rupees: number) => ({ amountPaise: rupees * 100 })
const seen = (rupees: number) => ({ ...said(rupees), seen: mark })

const TOTAL = 5_000_00

const words = (...payments: Parameters<typeof balanceOf>[1]) => {
  const balance = balanceOf(TOTAL, payments)
  return [balance.state, balanceText(balance)]
}

test('an order is due, part paid, paid, or overpaid after an edit', () => {
  assert.deepEqual(words(), ['due', '₹5,000 due'])
  assert.deepEqual(words(said(3_000)), ['part paid', '₹3,000 of ₹5,000 received, ₹2,000 due'])
  assert.deepEqual(words(said(3_000), seen(2_000)), ['paid', '₹5,000 received'])
  assert.deepEqual(words(seen(6_000)), ['too much', '₹6,000 received, ₹1,000 overpaid'])
})

test('a cancelled order is due nothing: its payments go back', () => {
  assert.equal(balanceText(balanceOf(0, [])), 'No amount is due')
  assert.equal(balanceText(balanceOf(0, [seen(5_000)])), '₹5,000 received, to be refunded')
})

test('a voided payment does not count', () => {
  const back = { ...seen(5_000), takenBack: { ...mark, reason: 'mistake' as const } }
  assert.equal(balanceOf(TOTAL, [back]).duePaise, TOTAL)
})

test('a payment that only the customer reports is not checked in the bank', () => {
  assert.equal(unseenText(balanceOf(TOTAL, [said(5_000)])), 'Not checked in the bank yet.')
  assert.equal(unseenText(balanceOf(TOTAL, [said(1_000), seen(4_000)])), '₹1,000 of it is not checked in the bank yet.')
  assert.equal(unseenText(balanceOf(TOTAL, [seen(4_000)])), undefined)
  assert.equal(isPaidAndSeen(balanceOf(TOTAL, [said(1_000), seen(4_000)])), false)
  assert.equal(isPaidAndSeen(balanceOf(TOTAL, [seen(1_000), seen(4_000)])), true)
  assert.equal(isPaidAndSeen(balanceOf(TOTAL, [seen(4_000)])), false)
})
