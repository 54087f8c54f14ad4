import assert from 'node:assert/strict'
import test from 'node:test'
import { firstCategories } from '../category/category.ts'
import { type BudgetRule, rulesOf, SHARE_MAX, unlistedRule, usualBudgetRules } from './budget-rules.ts'

test('§3 each of the 22 categories has a usual rule', () => {
  assert.deepEqual(
    usualBudgetRules.map(({ category }) => category),
    firstCategories,
  )
  assert.ok(usualBudgetRules.every(({ share }) => Number.isInteger(share) && share > 0 && share <= SHARE_MAX))
  const quiet = usualBudgetRules.filter(({ noise }) => noise === 'little').map(({ category }) => category)
  assert.ok(quiet.includes('Sparklers') && !quiet.includes('Bomb'))
})

test('rules follow the shop’s categories: its order, former names, and a place for one that the owner made', () => {
  const bombs: BudgetRule = { category: 'Bomb', share: 40, children: 'no', noise: 'loud' }
  const categories = [{ name: 'Own kind' }, { name: 'Great bombs', formerNames: ['Bomb'] }, { name: 'Sparklers' }]
  const found = rulesOf([bombs, ...usualBudgetRules], categories)
  assert.deepEqual(found, [
    unlistedRule('Own kind'),
    { ...bombs, category: 'Great bombs' },
    usualBudgetRules.find(({ category }) => category === 'Sparklers'),
  ])
})
