// Closes the counter's day once, with the expected cash, and reopens it.
import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { newKey } from '#test/shop/open-test-shop.ts'
import { operation } from '../operation.ts'
import { expectedCash } from './model-sales.ts'

export const dayOperations = [
  fc
    .record({ missing: fc.integer({ min: -2, max: 2 }), isTwice: fc.boolean(), isLeft: fc.boolean() })
    .map(({ missing, isTwice, isLeft }) =>
      operation(
        `close the counter's day with ₹${missing} missing${isTwice ? ', pressed twice' : ''}${isLeft ? '' : ', and open it again'}`,
        async ({ desk }, real) => {
          const { counter } = real.process()
          const { date } = real.counterDay()
          const expectedPaise = expectedCash(desk.sales)
          const said = { countedPaise: expectedPaise - missing * 100, note: 'counted', who: desk.person() }
          const key = newKey()
          const before = desk.day.closed
          desk.day.closed ??= { expectedPaise, countedPaise: said.countedPaise, who: said.who }
          const result = await counter.closeDay(date, { ...said, key })
          assert.equal(result.outcome, before ? 'already' : 'closed')
          assert.equal(result.closed.expectedPaise, desk.day.closed.expectedPaise)
          if (isTwice) assert.equal((await counter.closeDay(date, { ...said, key })).outcome, result.outcome)
          if (isLeft) return
          await counter.reopenDay(date, result.closed.closedAt)
          desk.day.closed = undefined
        },
      ),
    ),
  fc.constant(
    operation("open the counter's day again", async ({ desk }, real) => {
      const { counter } = real.process()
      const { date } = real.counterDay()
      await counter.reopenDay(date, (await counter.day(date)).closed?.closedAt ?? '')
      desk.day.closed = undefined
    }),
  ),
]
