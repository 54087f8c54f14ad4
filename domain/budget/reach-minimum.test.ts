import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { allowed, cases, rules } from '#test/fixtures/some-budgets.ts'
import type { BudgetProduct } from './chosen.ts'
import { type BudgetInput, fillBudget } from './fill-budget.ts'

/** Whether any choice of goods costs from `least` to `most`, by trying every sum. */
function isReachable(goods: readonly BudgetProduct[], least: number, most: number): boolean {
  let sums = new Set([0])
  for (const { pricePaise, stock } of goods) {
    const next = new Set(sums)
    for (const sum of sums)
      for (let pieces = 1; pieces <= stock && sum + pieces * pricePaise <= most; pieces += 1)
        next.add(sum + pieces * pricePaise)
    sums = next
  }
  return [...sums].some((sum) => sum >= least && sum > 0)
}

test('never below the minimum order if any choice of the goods reaches it', () => {
  fc.assert(
    fc.property(cases, ([products, input]) => {
      const { totalPaise } = fillBudget(products, rules, input)
      const { minimumPaise, sumPaise } = input
      if (!isReachable(allowed(products, input), minimumPaise, sumPaise)) return
      assert.ok(totalPaise >= minimumPaise, `${totalPaise} of ${minimumPaise}`)
    }),
    { numRuns: 2_000 },
  )
})

test('control: without the last step goods are left below a minimum that they reach', () => {
  const products = [700_00, 1_000_00].map((pricePaise, at): BudgetProduct => ({
    id: `${at}`,
    code: `${at}`,
    category: 'Bomb',
    pricePaise,
    discount: 90 - at,
    stock: 5,
  }))
  const input: BudgetInput = { sumPaise: 2_000_00, minimumPaise: 0, who: 'mixed', noise: 'any' }
  assert.equal(fillBudget(products, rules, input).totalPaise, 1_700_00)
  assert.equal(fillBudget(products, rules, { ...input, minimumPaise: 2_000_00 }).totalPaise, 2_000_00)
})
