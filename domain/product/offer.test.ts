import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { claimedDiscount, offerOf } from './offer.ts'
import { giftBox, lakshmiCrackers, sparklers } from '#test/fixtures/sample-order.ts'

test('§1 the greatest discount among the goods in stock is claimed, rounded down', () => {
  assert.deepEqual(offerOf([lakshmiCrackers, giftBox, sparklers]), { products: 3, categories: 3, greatestDiscount: 77 })
  assert.equal(claimedDiscount(offerOf([lakshmiCrackers, giftBox, sparklers])), 77)
  assert.equal(claimedDiscount(offerOf([{ ...sparklers, stock: 1 }])), 90)
})

test('§1 without goods, or without a price below its MRP, no discount is claimed', () => {
  for (const goods of [
    [],
    [sparklers],
    [{ ...lakshmiCrackers, pricePaise: lakshmiCrackers.mrpPaise }],
    [{ ...lakshmiCrackers, mrpPaise: 0 }],
  ]) {
    assert.equal(claimedDiscount(offerOf(goods)), undefined)
  }
  assert.equal(claimedDiscount(undefined), undefined)
})

test('§1 no claim is above the discount that some product in stock has', () => {
  const product = fc.record({
    category: fc.constantFrom('Wala', 'Rocket'),
    mrpPaise: fc.nat(2_000_00),
    pricePaise: fc.nat(2_000_00),
    stock: fc.nat(3),
  })
  fc.assert(
    fc.property(fc.array(product, { maxLength: 12 }), (products) => {
      const { greatestDiscount } = offerOf(products as Parameters<typeof offerOf>[0])
      const keeps = products.some(
        ({ mrpPaise, pricePaise, stock }) => stock > 0 && (mrpPaise - pricePaise) * 100 >= greatestDiscount * mrpPaise,
      )
      assert.ok(greatestDiscount === 0 || keeps)
    }),
  )
})
