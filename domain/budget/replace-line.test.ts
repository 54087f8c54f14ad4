import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { cases, rules } from '#test/fixtures/some-budgets.ts'
import type { BudgetProduct } from './chosen.ts'
import { type BudgetInput, fillBudget } from './fill-budget.ts'
import { replaceLine, withReplaced } from './replace-line.ts'

test('a replaced line is of the same category; sum, minimum and stock hold, and the other goods stay', () => {
  fc.assert(
    fc.property(cases, fc.nat(), ([products, input], which) => {
      const plan = fillBudget(products, rules, input)
      const line = plan.lines[which % Math.max(plan.lines.length, 1)]
      if (!line) return
      const needs = { products, rules, input }
      const next = replaceLine(plan, line.product.id, needs)
      if (!next) return
      assert.ok(next.totalPaise <= input.sumPaise)
      assert.ok(next.totalPaise >= Math.min(input.minimumPaise, plan.totalPaise))
      assert.ok(next.lines.every(({ product, quantity }) => quantity >= 1 && quantity <= product.stock))
      const before = new Set(plan.lines.map(({ product }) => product.id))
      const added = next.lines.filter(({ product }) => !before.has(product.id))
      assert.equal(added.length, 1)
      assert.equal(added[0]?.product.category, line.product.category)
      const after = new Set(next.lines.map(({ product }) => product.id))
      assert.deepEqual(
        plan.lines.filter(({ product }) => !after.has(product.id)).map(({ product }) => product.id),
        [line.product.id],
      )
      assert.deepEqual(withReplaced(plan, [line.product.id, 'gone'], needs), next)
    }),
    { numRuns: 1_000 },
  )
})

test('replacing again and again offers every other product of the category', () => {
  const products = Array.from({ length: 5 }, (_, at): BudgetProduct => ({
    id: `${at}`,
    code: `PRD100${at}`,
    category: 'Sparklers',
    pricePaise: 30_00,
    discount: 90 - at,
    stock: 9,
  }))
  const input: BudgetInput = { sumPaise: 30_00, minimumPaise: 0, who: 'mixed', noise: 'any' }
  const needs = { products, rules, input }
  let plan = fillBudget(products, rules, input)
  const seen: string[] = []
  for (let times = 0; times < 6; times += 1) {
    seen.push(plan.lines.map(({ product }) => product.id).join())
    plan = replaceLine(plan, plan.lines[0]!.product.id, needs) ?? plan
  }
  assert.deepEqual(seen, ['0', '1', '2', '3', '4', '0'])
  assert.equal(replaceLine(plan, 'none', needs), undefined)
})
