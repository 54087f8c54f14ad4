import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { demoProducts } from '#server/demo/catalogue.ts'
import { type Cart, type CartProduct, MAX_LINES, quantityOf } from '../cart.ts'
import { addPack } from './add-pack.ts'
import { packStock } from './pack.ts'

const product = (name: string, stock: number): CartProduct => ({
  ...demoProducts[0]!,
  id: name,
  code: name,
  name,
  tamilName: '',
  imageUrl: '',
  videoUrl: '',
  stock,
})
const [rocket, snake] = [product('Rocket', 20), product('Snake', 7)]
const pack = [
  { product: rocket, quantity: 5 },
  { product: snake, quantity: 2 },
]
const inCart = (cart: Cart) => cart.map((line) => [line.product.name, line.quantity])

test('a pack becomes ordinary lines, and increases those that are there', () => {
  const added = addPack([{ product: snake, quantity: 1 }], pack)
  assert.ok('cart' in added)
  assert.deepEqual(inCart(added.cart), [
    ['Snake', 3],
    ['Rocket', 5],
  ])
  assert.deepEqual(added.short, [])
})

test('goods that the cart has already grow up to the stock, and the sentence names them', () => {
  const added = addPack([{ product: snake, quantity: 6 }], pack)
  assert.ok('cart' in added)
  assert.deepEqual(inCart(added.cart), [
    ['Snake', 7],
    ['Rocket', 5],
  ])
  assert.deepEqual(
    added.short.map(({ product: { name }, most }) => [name, most]),
    [['Snake', 7]],
  )
})

test('a cart with all that there is refuses, and is as it was', () => {
  const full: Cart = [
    { product: snake, quantity: 7 },
    { product: rocket, quantity: 20 },
  ]
  assert.deepEqual(addPack(full, pack), {
    refusal: 'We have no more of these than your cart has now: Rocket (20), Snake (7)',
  })
})

test('a pack of which not one is left is refused with the goods that lack', () => {
  const lacking = [{ product: product('Bomb', 1), quantity: 2 }, ...pack]
  assert.deepEqual(addPack([], lacking), { refusal: 'Out of stock: Bomb' })
  const many = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ product: product(name, 0), quantity: 1 }))
  assert.deepEqual(addPack([], many), { refusal: 'Out of stock: A, B, C and 2 more' })
})

test('a cart without room for all goods of a pack gets none', () => {
  const lines = Array.from({ length: MAX_LINES - 1 }, (_, at) => ({ product: product(`${at}`, 5), quantity: 1 }))
  assert.match(String(Reflect.get(addPack(lines, pack), 'refusal')), /^Your cart has room for 500 products/)
})

test('no line is above its stock that was not before, and none becomes less', () => {
  const lines = fc.array(
    fc.record({ stock: fc.nat(40), quantity: fc.integer({ min: 1, max: 20 }), there: fc.nat(50) }),
    {
      maxLength: 12,
    },
  )
  fc.assert(
    fc.property(lines, (some) => {
      const goods = some.map(({ stock, quantity }, at) => ({ product: product(`${at}`, stock), quantity }))
      const before: Cart = some.flatMap(({ there }, at) =>
        there > 0 ? [{ product: goods[at]!.product, quantity: there }] : [],
      )
      const added = addPack(before, goods)
      if ('refusal' in added) return
      assert.ok(packStock(goods) > 0)
      for (const line of goods) {
        const was = quantityOf(before, line.product.id)
        const is = quantityOf(added.cart, line.product.id)
        assert.ok(is >= was && (is <= line.product.stock || is === was))
        const isShort = added.short.some(({ product: { id } }) => id === line.product.id)
        assert.equal(isShort, is < was + line.quantity)
      }
    }),
  )
})
