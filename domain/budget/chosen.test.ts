import assert from 'node:assert/strict'
import test from 'node:test'
import { type BudgetProduct, Chosen, takeMore } from './chosen.ts'

const product = (id: string, pricePaise: number, stock: number): BudgetProduct => ({
  id,
  code: id,
  category: 'Bomb',
  pricePaise,
  discount: 0,
  stock,
})
const [cheap, dear] = [product('cheap', 10_00, 5), product('dear', 30_00, 100)]

test('chosen goods have a sum, a rest of the budget and a rest of each product, and a piece can be put back', () => {
  const chosen = new Chosen<BudgetProduct>(100_00)
  chosen.add(cheap, 3)
  chosen.add(dear, 1)
  assert.deepEqual(
    [chosen.totalPaise, chosen.restPaise, chosen.lines, chosen.of('cheap'), chosen.left(cheap)],
    [60_00, 40_00, 2, 3, 2],
  )
  assert.equal(chosen.spentOn([cheap]), 30_00)
  chosen.add(dear, -1)
  assert.deepEqual([chosen.totalPaise, chosen.lines], [30_00, 1])
})

test('more is taken of each as of the others, until the stock, the part or the sum ends', () => {
  const chosen = new Chosen<BudgetProduct>(1_000_00)
  takeMore([cheap, dear], chosen, 90_00)
  assert.deepEqual([chosen.of('cheap'), chosen.of('dear')], [3, 2])
  takeMore([cheap, dear], chosen, 5_000_00)
  assert.deepEqual([chosen.of('cheap'), chosen.of('dear'), chosen.restPaise], [5, 31, 20_00])
})

test('the largest sum of the cheapest goods takes no longer than a few rounds', () => {
  const chosen = new Chosen<BudgetProduct>(5_00_000_00)
  const goods = Array.from({ length: 2_000 }, (_, at) => product(`${at}`, 1_00 + at, 10_000))
  takeMore(goods, chosen, chosen.sumPaise)
  assert.ok(chosen.restPaise >= 0 && chosen.restPaise < 1_00)
})
