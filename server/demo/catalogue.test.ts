import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstCategories } from '#domain/category/category.ts'
import { claimedDiscount, offerOf } from '#domain/product/offer.ts'
import { discountBadge } from '#domain/product/product.ts'
import { stockLevel } from '#domain/product/stock.ts'
import type { StockLevel } from '#domain/product/stock.ts'
import { demoProducts } from './catalogue.ts'
import type { DemoProduct } from './catalogue.ts'

const offending = (isWrong: (product: DemoProduct) => boolean) => demoProducts.filter(isWrong).map(({ code }) => code)
const rupees = ({ pricePaise, mrpPaise }: DemoProduct) => [pricePaise / 100, mrpPaise / 100] as const

test('at least 210 products', () => assert.ok(demoProducts.length >= 210))

test('§1 the demo claims up to 90% discount, and its goods keep it', () => {
  assert.equal(claimedDiscount(offerOf(demoProducts)), 90)
})

test('§3 each of the 22 categories has at least 6 products', () => {
  const poor = firstCategories.filter((name) => demoProducts.filter(({ category }) => category === name).length < 6)
  assert.deepEqual(poor, [])
})

test('§9 codes are PRD and four digits, each once', () => {
  assert.deepEqual(
    offending(({ code }) => !/^PRD\d{4}$/.test(code)),
    [],
  )
  assert.equal(new Set(demoProducts.map(({ code }) => code)).size, demoProducts.length)
})

test('names differ, and some are in Tamil', () => {
  assert.equal(new Set(demoProducts.map(({ name }) => name)).size, demoProducts.length)
  assert.ok(demoProducts.filter(({ name }) => /\p{Script=Tamil}/u.test(name)).length >= 10)
})

test('prices are whole rupees above 0', () => {
  assert.deepEqual(
    offending((product) => rupees(product).some((amount) => !(Number.isInteger(amount) && amount > 0))),
    [],
  )
})

test('§5 the discount is 60 to 90 percent and equals the badge', () => {
  assert.deepEqual(
    offending(({ discount }) => discount < 60 || discount > 90),
    [],
  )
  assert.deepEqual(
    offending((product) => discountBadge(product) !== product.discount),
    [],
  )
})

test('in a category the dearer MRP never has the lower price', () => {
  for (const name of firstCategories) {
    const byMrp = demoProducts.filter(({ category }) => category === name).toSorted((a, b) => a.mrpPaise - b.mrpPaise)
    const prices = byMrp.map(({ pricePaise }) => pricePaise)
    assert.deepEqual(
      prices,
      prices.toSorted((a, b) => a - b),
      name,
    )
  }
})

test('§4 about 70 % are in stock, 18 % low, 12 % out', () => {
  assert.deepEqual({ in: share('in'), low: share('low'), out: share('out') }, { in: 70, low: 18, out: 12 })
})

function share(level: StockLevel): number {
  const many = demoProducts.filter(({ stock }) => stockLevel(stock) === level).length
  return Math.round((many / demoProducts.length) * 100)
}
