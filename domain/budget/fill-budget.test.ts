import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { demoProducts } from '#server/demo/catalogue.ts'
import { allowed, cases, ruleOf, rules } from '#test/fixtures/some-budgets.ts'
import { usualBudgetRules } from './budget-rules.ts'
import type { BudgetProduct } from './chosen.ts'
import { BUDGET_LINES_MAX, fillBudget, noiseChoices, whoChoices, type BudgetInput } from './fill-budget.ts'

test('never above the sum, never more than the stock, whole pieces, each product once', () => {
  fc.assert(
    fc.property(cases, ([products, input]) => {
      const { lines, totalPaise } = fillBudget(products, rules, input)
      assert.ok(totalPaise <= input.sumPaise)
      assert.equal(
        totalPaise,
        lines.reduce((sum, { product, quantity }) => sum + product.pricePaise * quantity, 0),
      )
      for (const { product, quantity } of lines)
        assert.ok(Number.isInteger(quantity) && quantity >= 1 && quantity <= product.stock)
      assert.equal(new Set(lines.map(({ product }) => product.id)).size, lines.length)
    }),
    { numRuns: 1_000 },
  )
})

test('the same goods give the same lines, in whatever order they come', () => {
  fc.assert(
    fc.property(cases, fc.integer(), ([products, input], seed) => {
      const shuffled = products
        .map((product, at) => ({ product, key: Math.imul(at + 1, seed | 1) }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ product }) => product)
      assert.deepEqual(fillBudget(shuffled, rules, input), fillBudget(products, rules, input))
    }),
  )
})

test('only goods that were asked for, each with a reason that is true', () => {
  fc.assert(
    fc.property(cases, ([products, input]) => {
      const fitting = new Set(allowed(products, input).map(({ id }) => id))
      for (const { product, reason } of fillBudget(products, rules, input).lines) {
        assert.ok(fitting.has(product.id))
        const rule = ruleOf(product)
        if (reason === 'children') assert.equal(rule?.children, 'yes')
        if (reason === 'adults') assert.equal(rule?.children, 'no')
        if (reason === 'quiet') assert.equal(rule?.noise, 'little')
      }
    }),
  )
})

test('no product comes twice while another of its category costs no more and is left out', () => {
  fc.assert(
    fc.property(cases, ([products, input]) => {
      const { lines } = fillBudget(products, rules, { ...input, minimumPaise: 0 })
      if (lines.length >= BUDGET_LINES_MAX) return
      const taken = new Set(lines.map(({ product }) => product.id))
      for (const { product, quantity } of lines) {
        if (quantity === 1) continue
        const cheaper = allowed(products, input).filter(
          ({ id, category, pricePaise }) =>
            !taken.has(id) && category === product.category && pricePaise <= product.pricePaise,
        )
        assert.deepEqual(cheaper, [])
      }
    }),
    { numRuns: 1_000 },
  )
})

test('nothing more of what was chosen would fit into the rest of the sum', () => {
  fc.assert(
    fc.property(cases, ([products, input]) => {
      const { lines, totalPaise } = fillBudget(products, rules, { ...input, minimumPaise: 0 })
      const more = lines.filter(
        ({ product, quantity }) => quantity < product.stock && product.pricePaise <= input.sumPaise - totalPaise,
      )
      assert.deepEqual(more, [])
    }),
  )
})

const shop = demoProducts.map((product, at): BudgetProduct => ({
  ...product,
  id: `${at}`,
  code: `PRD${1000 + at}`,
  discount: at % 90,
}))

test('₹5,000 for children with little noise: many kinds, nearly all of the sum, and nothing loud', () => {
  const input: BudgetInput = { sumPaise: 5_000_00, minimumPaise: 2_000_00, who: 'children', noise: 'little' }
  const { lines, totalPaise } = fillBudget(shop, usualBudgetRules, input)
  assert.ok(totalPaise > 4_800_00, `${totalPaise}`)
  assert.ok(lines.length >= 25, `${lines.length}`)
  assert.ok(new Set(lines.map(({ product }) => product.category)).size >= 8)
  assert.ok(lines.every(({ reason }) => reason === 'children'))
  assert.ok(lines.every(({ product }) => !/bomb|wala/i.test(product.category)))
})

test('every sum and choice over the demo’s goods stays within its bounds', () => {
  for (const who of whoChoices)
    for (const noise of noiseChoices)
      for (const rupees of [2_000, 2_001, 3_333, 10_000, 1_00_000, 5_00_000]) {
        const input: BudgetInput = { sumPaise: rupees * 100, minimumPaise: 2_000_00, who, noise }
        const { lines, totalPaise } = fillBudget(shop, usualBudgetRules, input)
        assert.ok(totalPaise <= input.sumPaise && totalPaise >= input.minimumPaise, `${who} ${noise} ${rupees}`)
        assert.ok(lines.length <= BUDGET_LINES_MAX)
      }
})
