import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demoProducts } from '#server/demo/catalogue.ts'
import { type Cart, type CartProduct, MAX_LINES } from '../cart.ts'
import { MAX_QUANTITY } from '../product/stock.ts'
import { addedProducts, addLines } from './add-lines.ts'

const product = (id: string, stock: number): CartProduct => ({
  ...demoProducts[0]!,
  id,
  code: id,
  imageUrl: '',
  videoUrl: '',
  stock,
})
const [rocket, snake] = [product('rocket', 20), product('snake', 7)]

test('a list adds to the cart, and the quantities of one product are summed', () => {
  const before: Cart = [{ product: rocket, quantity: 2 }]
  const lines = [
    { product: snake, quantity: 3 },
    { product: rocket, quantity: 5 },
    { product: snake, quantity: 1 },
    { product: rocket, quantity: 0 },
  ]
  const { cart, outcomes } = addLines(before, lines)
  assert.deepEqual(
    cart.map(({ product: { id }, quantity }) => [id, quantity]),
    [
      ['rocket', 7],
      ['snake', 4],
    ],
  )
  assert.deepEqual(outcomes, [
    { before: 0, after: 3 },
    { before: 2, after: 7 },
    { before: 3, after: 4 },
    { before: 7, after: 7 },
  ])
  assert.equal(addedProducts(lines, outcomes), 2)
})

test('§5 a line above the stock is refused with the sentence of the shop, and the others are added', () => {
  const lines = [
    { product: snake, quantity: 5 },
    { product: snake, quantity: 3 },
    { product: product('gone', 0), quantity: 1 },
    { product: product('many', 1_000_000), quantity: MAX_QUANTITY + 1 },
    { product: rocket, quantity: 1 },
  ]
  const { cart, outcomes } = addLines([], lines)
  assert.deepEqual(outcomes, [
    { before: 0, after: 5 },
    { refusal: 'Only 7 items available in stock!' },
    { refusal: 'This product is out of stock!' },
    { refusal: 'Only 10,000 items available in stock!' },
    { before: 0, after: 1 },
  ])
  assert.equal(cart.length, 2)
  assert.equal(addedProducts(lines, outcomes), 2)
})

test('a full cart takes no further product', () => {
  const full = Array.from({ length: MAX_LINES }, (_, at) => ({ product: product(`${at}`, 9), quantity: 1 }))
  const { cart, outcomes } = addLines(full, [
    { product: rocket, quantity: 1 },
    { product: product('3', 9), quantity: 1 },
  ])
  assert.ok('refusal' in outcomes[0]!)
  assert.deepEqual(outcomes[1], { before: 1, after: 2 })
  assert.equal(cart.length, MAX_LINES)
})
