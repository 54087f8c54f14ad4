import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { type Cart, grandTotal, refreshCart } from '../cart.ts'
import { type ChargingSettings, chargesOn } from '../checkout/charges.ts'
import { giftBox, lakshmiCrackers } from '#test/fixtures/sample-order.ts'
import { chargesRise, higherTotalRefusal, risenLines, seenTotal, withAgreedPrices } from './price-rise.ts'

const free: ChargingSettings = { packing: { unit: 'percent', amount: 0 }, roundOff: false }
const five: ChargingSettings = { packing: { unit: 'percent', amount: 5 }, roundOff: false }
const cart: Cart = [
  { product: lakshmiCrackers, quantity: 10 },
  { product: giftBox, quantity: 2 },
]
const priced = (before: Cart, pricePaise: number) => refreshCart(before, [{ ...lakshmiCrackers, pricePaise }, giftBox])

test('a price that rises twice is compared with the shown one', () => {
  const risen = priced(priced(cart, 60_00), 80_00)
  assert.deepEqual(
    risenLines(risen).map(({ product, seenPaise }) => [product.pricePaise, seenPaise]),
    [[80_00, 45_00]],
  )
  assert.equal(seenTotal(risen, free, free), grandTotal(cart))
})

test('a price that falls is accepted without a question, also back to the shown one', () => {
  for (const pricePaise of [45_00, 40_00]) {
    const fallen = priced(priced(cart, 80_00), pricePaise)
    assert.deepEqual(risenLines(fallen), [])
    assert.equal(seenTotal(fallen, free, free), grandTotal(fallen))
  }
  assert.deepEqual(
    risenLines(priced(priced(cart, 40_00), 45_00)).map(({ seenPaise }) => seenPaise),
    [40_00],
    'the lower one was seen',
  )
})

test('the visitor agrees to one price, or to all', () => {
  const both = refreshCart(cart, [
    { ...lakshmiCrackers, pricePaise: 50_00 },
    { ...giftBox, pricePaise: 900_00 },
  ])
  assert.deepEqual(
    risenLines(withAgreedPrices(both, giftBox.id)).map(({ product }) => product.id),
    [lakshmiCrackers.id],
  )
  const agreed = withAgreedPrices(both)
  assert.deepEqual(risenLines(agreed), [])
  assert.equal(seenTotal(agreed, free, free), grandTotal(both))
})

test('charges that rose are a question while they make this cart dearer', () => {
  assert.equal(chargesRise(cart, free, five), Math.round(grandTotal(cart) * 0.05))
  assert.equal(chargesRise(cart, five, free), 0)
  assert.equal(chargesRise([], free, five), 0)
  assert.equal(seenTotal(cart, free, five), grandTotal(cart))
})

test('the accepted total never exceeds the shown one', () => {
  const price = fc.integer({ min: 0, max: 5_000_00 })
  const charging = fc.record({
    packing: fc.record({ unit: fc.constantFrom('percent', 'rupees'), amount: fc.integer({ min: 0, max: 50 }) }),
    roundOff: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(price, { maxLength: 6 }), charging, charging, (prices, seen, now) => {
      const after = prices.reduce<Cart>(priced, cart)
      const shown = chargesOn(grandTotal(after), now).totalPaise
      const agreed = seenTotal(after, seen, now)
      assert.ok(agreed <= shown)
      if (risenLines(after).length === 0 && chargesRise(after, seen, now) === 0) assert.equal(agreed, shown)
    }),
  )
})

test('an order that costs more than was seen is refused, an equal or unseen one is not', () => {
  const order = { totalPaise: 9_360_00, items: [] }
  assert.equal(higherTotalRefusal(order, undefined), undefined)
  assert.equal(higherTotalRefusal(order, 9_360_00), undefined)
  assert.match(
    higherTotalRefusal(order, 9_359_99)?.message ?? '',
    /^The total is now ₹9,360, you saw ₹9,359\.99\. The order was not taken\./,
  )
})
