import assert from 'node:assert/strict'
import test from 'node:test'
import { dueAtFirst, dueOf } from './due.ts'
import { stepRemark, toReturnText } from './step-remark.ts'

test('the step “Paid” without the money shows the received and the due amount', () => {
  assert.equal(stepRemark('paid', dueAtFirst(27_529_00)), 'No payment is recorded, and ₹27,529 is due.')
  assert.equal(stepRemark('paid', dueOf(2_813_40, 1_000_00)), 'Only ₹1,000 is recorded, and ₹1,813.40 is due.')
  for (const due of [dueOf(500_00, 500_00), dueOf(500_00, 700_00), dueOf(0, 0)]) {
    assert.equal(stepRemark('paid', due), undefined)
  }
  assert.equal(stepRemark('packed', dueAtFirst(500_00)), undefined)
})

test('a cancelled order shows the amount to return', () => {
  assert.equal(stepRemark('cancelled', dueOf(0, 23_000_00)), 'You received ₹23,000. Refund it to the customer.')
  assert.equal(stepRemark('cancelled', dueOf(0, 0)), undefined)
  assert.equal(toReturnText(500_00, 2), 'You received ₹500 for 2 orders. Refund it to the customers.')
})
