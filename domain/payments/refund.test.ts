import assert from 'node:assert/strict'
import test from 'node:test'
import { balanceOf, balanceText } from './balance.ts'
import type { TakenBackReason } from './payment.ts'
import { aboveBalance, aboveReceived, amountText, takingBackRefusal } from './refund.ts'

type Counted = Parameters<typeof balanceOf>[1][number]

const seen = { at: '2026-10-28T06:30:00.000Z' }
const received = { amountPaise: 500_00, seen }

test('a refund is a payment below zero, and no longer counts as received', () => {
  const balance = balanceOf(0, [received, { amountPaise: -200_00, seen }])
  assert.equal(balanceText(balance), '₹300 received, to be refunded')
  assert.equal(balanceOf(0, [received, { amountPaise: -500_00, seen }]).state, 'nothing due')
  assert.deepEqual([received, { amountPaise: -200_00 }].map(amountText), ['₹500', '₹200 refunded'])
})

test('a refund is at most the money received and seen', () => {
  const balance = balanceOf(0, [received, { amountPaise: -200_00, seen }])
  assert.equal(aboveReceived(300_00, balance), undefined)
  assert.equal(aboveReceived(300_01, balance), 'You can refund up to ₹300, the money that you received.')
  const said = balanceOf(0, [received, { amountPaise: 100_00 }])
  assert.equal(aboveReceived(600_00, said), 'You can refund up to ₹500, the money that you checked in the bank.')
  const unchecked = balanceOf(0, [{ amountPaise: 100_00 }])
  assert.equal(aboveReceived(1_00, unchecked), 'Check the payment in the bank first, then record the refund.')
  assert.equal(aboveReceived(1_00, balanceOf(0, [])), 'You have received no money for this order.')
})

test('a refund above what is overpaid has its sentence and a way to go on, but not above the money received', () => {
  const over = balanceOf(300_00, [received])
  assert.equal(aboveBalance(-200_00, over), undefined)
  assert.match(
    aboveBalance(-250_00, over) ?? '',
    /^Only ₹200 is overpaid, and ₹50 would be due after .*tick “Refund more than is overpaid”/,
  )
  assert.equal(aboveBalance(-250_00, over, true), undefined)
  assert.match(aboveBalance(-500_01, over, true) ?? '', /^You can refund up to ₹500/)
  const part = balanceOf(600_00, [received])
  assert.match(aboveBalance(-1_00, part) ?? '', /^This order is not overpaid, and ₹101 would be due/)
  assert.match(aboveBalance(1_00, over) ?? '', /^This order is already paid/)
  assert.equal(aboveBalance(1_00, over, true), undefined)
})

test('a payment with a refund is voided only after its refund', () => {
  const refund = { amountPaise: -200_00, seen }
  const refusal = (payment: typeof received, asked: number, payments: Counted[], reason: TakenBackReason = 'mistake') =>
    takingBackRefusal(payment, balanceOf(asked, payments), { reason, payments })
  assert.match(refusal(received, 0, [received, refund]) ?? '', /already refunded/)
  assert.equal(refusal(received, 0, [received]), undefined)
  assert.equal(refusal(refund, 0, [received, refund]), undefined)
  const twice = [received, received, { amountPaise: -500_00, seen }]
  assert.match(refusal(received, 500_00, twice, 'returned') ?? '', /already refunded/)
  assert.equal(refusal(received, 500_00, twice), undefined)
  const inParts = [received, received, { amountPaise: -200_00, seen }, { amountPaise: -300_00, seen }]
  assert.match(refusal(received, 500_00, inParts, 'returned') ?? '', /already refunded/)
  assert.equal(refusal(received, 800_00, inParts.slice(0, 3), 'returned'), undefined, 'the bank sent it back')
  assert.equal(refusal(received, 500_00, [received], 'returned'), undefined)
  const undone = { amountPaise: -500_00, seen, takenBack: { ...seen, reason: 'mistake' } as const }
  assert.equal(refusal(received, 500_00, [received, received, undone], 'returned'), undefined)
})
