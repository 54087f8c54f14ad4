import assert from 'node:assert/strict'
import test from 'node:test'
import { dueOf } from '../payments/due.ts'
import type { Proposal } from '../revisions/proposal.ts'
import { testOrder } from '#test/fixtures/sample-order.ts'
import { firstName, maskedMobile, shownOrder } from './shown-order.ts'

test('the first name is the first word that is more than initials', () => {
  for (const [name, first] of [
    ['Lakshmi Narayanan', 'Lakshmi'],
    ['S. K. Raja', 'Raja'],
    ['S K  Raja Mohamed', 'Raja'],
    ['செ. முருகன்', 'முருகன்'],
    ['Jo', 'Jo'],
    ['', ''],
  ] as const)
    assert.equal(firstName(name), first)
})

test('of the mobile the last four digits are shown', () => {
  assert.equal(maskedMobile('9876543210'), 'xxxxx x3210')
})

const asked: Proposal = {
  orderId: 'ORD20261028120000123',
  number: 3,
  revision: 0,
  offer: {
    lines: [{ productId: 'shots', name: 'Sky Shots', code: 'S1', from: 2, to: 0, pricePaise: 450_00 }],
    totalPaise: { from: 1_900_00, to: 1_000_00 },
  },
  state: 'open',
  asked: { at: '2026-10-28T06:30:00.000Z', who: 'ravi@shop.test' },
}

const shown = (
  proposal: Proposal,
  changes: Parameters<typeof testOrder>[0] = {},
  steps: ('packed' | 'cancelled')[] = [],
) => {
  const order = testOrder(changes)
  const history = steps.map((step, at) => ({ number: at + 1, kind: 'step', step, note: '' }) as const)
  return shownOrder({
    order,
    history,
    revisions: [],
    dispatch: undefined,
    due: dueOf(order.totalPaise, 0),
    said: [],
    proposal,
  })
}

test('an open question is shown while the order can be edited, without who asked', () => {
  assert.deepEqual(shown(asked).question, { number: 3, ...asked.offer })
  assert.ok(!JSON.stringify(shown(asked)).includes('ravi'))
  for (const step of ['packed', 'cancelled'] as const)
    assert.equal(shown(asked, { step }, [step]).question, undefined, step)
  for (const state of ['withdrawn', 'ended'] as const)
    assert.deepEqual([shown({ ...asked, state }).question, shown({ ...asked, state }).answer], [undefined, undefined])
})

test('an answer is shown until the order is edited or dispatched, without why it was not possible', () => {
  const answeredAt = '2026-10-28T07:00:00.000Z'
  for (const state of ['accepted', 'declined', 'not possible'] as const) {
    const answered = { ...asked, state, answeredAt, reason: 'Not enough stock' }
    const ofAnswer = { accepted: { revision: 1, revisedAt: answeredAt }, declined: {}, 'not possible': {} }
    assert.deepEqual(shown(answered, ofAnswer[state]).answer, { number: 3, state, at: answeredAt })
    assert.ok(!JSON.stringify(shown(answered)).includes('Not enough'))
    assert.equal(shown(answered, { revision: 2, revisedAt: '2026-10-28T07:00:01.000Z' }).answer, undefined)
    assert.equal(shown(answered, { step: 'dispatched' }).answer, undefined)
  }
})
