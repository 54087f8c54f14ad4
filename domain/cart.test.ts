import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import {
  addToCart,
  grandTotal,
  itemCount,
  lineTotal,
  MAX_LINES,
  quantityOf,
  refreshCart,
  removeFromCart,
  savings,
  setQuantity,
  subtractFromCart,
} from './cart.ts'
import { MAX_QUANTITY } from './product/stock.ts'
import type { Cart, CartChange } from './cart.ts'
import { giftBox, lakshmiCrackers, sparklers } from '#test/fixtures/sample-order.ts'

const full: Cart = [
  { product: lakshmiCrackers, quantity: 10 },
  { product: giftBox, quantity: 2 },
]

function changed(change: CartChange): Cart {
  assert.ok('cart' in change, JSON.stringify(change))
  return change.cart
}

test('§4 Add to Cart puts one in, and one more each time', () => {
  const once = changed(addToCart([], lakshmiCrackers))
  assert.deepEqual(once, [{ product: lakshmiCrackers, quantity: 1 }])
  assert.deepEqual(changed(addToCart(once, lakshmiCrackers)), [{ product: lakshmiCrackers, quantity: 2 }])
})

test('ordered quantities leave the cart, and later additions stay', () => {
  const ordered = [
    { id: lakshmiCrackers.id, quantity: 4 },
    { id: giftBox.id, quantity: 3 },
    { id: 'gone', quantity: 1 },
  ]
  assert.deepEqual(subtractFromCart(full, ordered), [{ product: lakshmiCrackers, quantity: 6 }])
  assert.deepEqual(subtractFromCart(full, []), full)
})

test("§5 adding an out-of-stock product alerts 'This product is out of stock!'", () => {
  assert.deepEqual(addToCart([], sparklers), { refusal: 'This product is out of stock!' })
  assert.deepEqual(setQuantity([], sparklers, 5), { refusal: 'This product is out of stock!' })
  assert.deepEqual(addToCart([{ product: sparklers, quantity: 1 }], sparklers), {
    refusal: 'This product is out of stock!',
  })
})

test("§5 exceeding stock alerts 'Only {n} items available in stock!'", () => {
  const three = changed(setQuantity([], giftBox, 3))
  assert.equal(quantityOf(three, giftBox.id), 3)
  assert.deepEqual(addToCart(three, giftBox), { refusal: 'Only 3 items available in stock!' })
  assert.deepEqual(setQuantity([], giftBox, 4), { refusal: 'Only 3 items available in stock!' })
  assert.deepEqual(setQuantity(three, { ...giftBox, stock: 2 }, 4), { refusal: 'Only 2 items available in stock!' })
})

test('§4 Decrementing to 0 or less removes the line', () => {
  for (const quantity of [0, -1, 0.5, Number.NaN, Number.NEGATIVE_INFINITY]) {
    assert.deepEqual(changed(setQuantity(full, lakshmiCrackers, quantity)), [full[1]])
  }
  assert.deepEqual(changed(setQuantity(full, sparklers, 0)), full)
})

test('going down is never refused, even when the stock fell below the quantity', () => {
  const scarce = { ...lakshmiCrackers, stock: 3 }
  assert.equal(quantityOf(changed(setQuantity(full, scarce, 9)), lakshmiCrackers.id), 9)
  assert.equal(quantityOf(changed(setQuantity(full, { ...lakshmiCrackers, stock: 0 }, 9)), lakshmiCrackers.id), 9)
  assert.deepEqual(setQuantity(full, scarce, 11), { refusal: 'Only 3 items available in stock!' })
})

test('a line keeps its place, and takes the product as it is today; the price that was seen stays with it', () => {
  const dearer = { ...lakshmiCrackers, pricePaise: 50_00 }
  assert.deepEqual(changed(setQuantity(full, dearer, 4)), [{ product: dearer, quantity: 4, seenPaise: 45_00 }, full[1]])
})

test('the last one in stock can be had', () => {
  assert.deepEqual(changed(addToCart([], { ...giftBox, stock: 1 })), [
    { product: { ...giftBox, stock: 1 }, quantity: 1 },
  ])
})

test('a quantity is whole, and has an upper limit', () => {
  const endless = { ...lakshmiCrackers, stock: 1_000_000 }
  assert.equal(quantityOf(changed(setQuantity([], endless, 2.9)), endless.id), 2)
  assert.equal(quantityOf(changed(setQuantity([], endless, MAX_QUANTITY)), endless.id), MAX_QUANTITY)
  assert.equal(MAX_QUANTITY, 10_000)
  assert.ok('refusal' in setQuantity([], endless, MAX_QUANTITY + 1))
  assert.ok('refusal' in setQuantity([], endless, Number.POSITIVE_INFINITY))
})

test('a cart has an upper limit of lines, at which quantities can still change', () => {
  const lines = Array.from({ length: MAX_LINES }, (_, at) => ({
    product: { ...lakshmiCrackers, id: `p${at}` },
    quantity: 1,
  }))
  assert.deepEqual(addToCart(lines, giftBox), { refusal: 'Your cart has room for 500 products. Remove one first.' })
  assert.equal(changed(addToCart(lines.slice(1), giftBox)).length, MAX_LINES)
  assert.equal(itemCount(changed(addToCart(lines, { ...lakshmiCrackers, id: 'p7' }))), MAX_LINES + 1)
})

test('§2 line total, grand total and item count', () => {
  assert.deepEqual(full.map(lineTotal), [450_00, 1799_00])
  assert.equal(grandTotal(full), 2249_00)
  assert.equal(itemCount(full), 12)
  assert.equal(grandTotal([]), 0)
  assert.equal(itemCount([]), 0)
})

test('savings count against MRP, and a product above its MRP takes nothing away', () => {
  assert.equal(savings(full), 10 * 135_00 + 2 * 3100_50)
  assert.equal(savings([...full, { product: { ...sparklers, pricePaise: 200_00 }, quantity: 5 }]), savings(full))
})

test('§2 remove takes one line out', () => {
  assert.deepEqual(removeFromCart(full, giftBox.id), [full[0]])
  assert.deepEqual(removeFromCart(full, 'unknown'), full)
  assert.equal(quantityOf(full, 'unknown'), 0)
})

test('a refreshed cart has the prices and the stock of today', () => {
  const cheaper = { ...lakshmiCrackers, pricePaise: 40_00, stock: 5 }
  assert.deepEqual(refreshCart(full, [cheaper, giftBox]), [{ product: cheaper, quantity: 10 }, full[1]])
})

test('a product that is gone stays in the cart as last seen, out of stock', () => {
  assert.deepEqual(refreshCart(full, [giftBox]), [{ product: { ...lakshmiCrackers, stock: 0 }, quantity: 10 }, full[1]])
})

test('whatever a visitor presses: one line a product, whole quantities within the stock, totals that add up', () => {
  const products = [
    lakshmiCrackers,
    giftBox,
    sparklers,
    { ...lakshmiCrackers, id: 'bijili', pricePaise: 33_33, stock: 40 },
  ]
  const press = fc.record({
    product: fc.constantFrom(...products),
    quantity: fc.option(fc.oneof(fc.integer({ min: -3, max: 150 }), fc.double()), { nil: undefined }),
  })
  fc.assert(
    fc.property(fc.array(press, { maxLength: 40 }), (presses) => {
      let cart: Cart = Object.freeze([])
      for (const { product, quantity } of presses) {
        const change = quantity === undefined ? addToCart(cart, product) : setQuantity(cart, product, quantity)
        if ('cart' in change) cart = Object.freeze(change.cart)
      }
      assert.equal(new Set(cart.map(({ product }) => product.id)).size, cart.length)
      for (const { product, quantity } of cart) {
        assert.ok(Number.isInteger(quantity) && quantity >= 1 && quantity <= product.stock)
      }
      const expected = products.reduce((sum, { id, pricePaise }) => sum + pricePaise * quantityOf(cart, id), 0)
      assert.equal(grandTotal(cart), expected)
      const atMrp = products.reduce((sum, { id, mrpPaise }) => sum + mrpPaise * quantityOf(cart, id), 0)
      assert.equal(grandTotal(cart) + savings(cart), atMrp)
    }),
  )
})
