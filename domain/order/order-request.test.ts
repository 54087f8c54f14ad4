import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { isIdempotencyKey, readOrderRequest } from './order-request.ts'
import { kavitha } from '#test/fixtures/sample-order.ts'

const one = { id: 'lakshmi', quantity: 1 }

function messageOf(body: unknown): string {
  const read = readOrderRequest(body)
  assert.ok('message' in read, JSON.stringify(read))
  return read.message
}

test('a request is a customer with products and quantities', () => {
  const body = { customer: kavitha, items: [one, { id: 'gift-box', quantity: 2 }] }
  assert.deepEqual(readOrderRequest(body), { request: body })
})

test('a price, total, discount, status or id that the browser sends is not read', () => {
  const body = {
    customer: {},
    items: [{ ...one, ourPrice: 1, discount: 99, stock: 500 }],
    totalAmount: 1,
    verified: 'Verified',
    orderId: 'ORD00000000000000000',
  }
  assert.deepEqual(readOrderRequest(body), { request: { customer: {}, items: [one] } })
})

test('the same product twice is summed, at its first place', () => {
  const items = [
    { id: 'a', quantity: 2 },
    { id: 'b', quantity: 1 },
    { id: 'a', quantity: 3 },
  ]
  assert.deepEqual(readOrderRequest({ customer: {}, items }), {
    request: {
      customer: {},
      items: [
        { id: 'a', quantity: 5 },
        { id: 'b', quantity: 1 },
      ],
    },
  })
  assert.equal(
    messageOf({
      customer: {},
      items: [
        { id: 'a', quantity: 6000 },
        { id: 'a', quantity: 6000 },
      ],
    }),
    'Quantity must be at most 10,000',
  )
})

for (const [quantity, message] of [
  [-1, 'Quantity must be at least 1'],
  [0, 'Quantity must be at least 1'],
  [1.5, 'Quantity must be a whole number'],
  ['2e3', 'Quantity must be a whole number'],
  ['1', 'Quantity must be a whole number'],
  [1e9, 'Quantity must be at most 10,000'],
  [10_001, 'Quantity must be at most 10,000'],
  [Number.NaN, 'Quantity must be a whole number'],
  [Number.POSITIVE_INFINITY, 'Quantity must be a whole number'],
  [[], 'Quantity must be a whole number'],
  [[3], 'Quantity must be a whole number'],
  [{}, 'Quantity must be a whole number'],
  [null, 'Quantity must be a whole number'],
  [true, 'Quantity must be a whole number'],
] as const) {
  test(`a quantity of ${JSON.stringify(quantity)} (${typeof quantity} ${String(quantity)}) is refused: ${message}`, () => {
    assert.equal(messageOf({ customer: {}, items: [{ id: 'a', quantity }] }), message)
  })
}

test('a quantity of 1 to 10,000 is taken', () => {
  for (const quantity of [1, 10_000]) {
    assert.deepEqual(readOrderRequest({ customer: {}, items: [{ id: 'a', quantity }] }), {
      request: { customer: {}, items: [{ id: 'a', quantity }] },
    })
  }
})

test('§8 Your cart is empty', () => {
  assert.equal(messageOf({ customer: {}, items: [] }), 'Your cart is empty')
  assert.equal(messageOf({ customer: {} }), 'Your cart is empty')
})

function lines(length: number): { id: string; quantity: number }[] {
  return Array.from({ length }, (_, at) => ({ id: `p${at}`, quantity: 1 }))
}

test('an order has at most 500 lines', () => {
  assert.ok('request' in readOrderRequest({ customer: {}, items: lines(500) }))
  assert.equal(messageOf({ customer: {}, items: lines(501) }), 'An order can have up to 500 products')
  assert.equal(messageOf({ customer: {}, items: lines(5000) }), 'An order can have up to 500 products')
  assert.equal(messageOf({ customer: {}, items: Array(5000).fill('x') }), 'An order can have up to 500 products')
})

test('items are a list of products by their ids', () => {
  for (const items of ['x', 7, {}, { length: 1 }, null]) {
    assert.equal(messageOf({ customer: {}, items }), 'The items of an order must be a list')
  }
  for (const item of ['x', 7, null]) {
    assert.equal(messageOf({ customer: {}, items: [item] }), 'Each item needs the id of a product and a quantity')
  }
  for (const id of ['', 7, null, [], undefined]) {
    assert.equal(messageOf({ customer: {}, items: [{ id, quantity: 1 }] }), 'Each item needs the id of a product')
  }
  assert.equal(
    messageOf({ customer: {}, items: [{ id: 'x'.repeat(65), quantity: 1 }] }),
    'Each item needs the id of a product',
  )
})

test('an item without its quantity or its id is refused with a sentence', () => {
  for (const item of [{}, { id: 'a' }, { quantity: 1 }]) {
    assert.equal(messageOf({ customer: {}, items: [item] }), 'Each item needs the id of a product and a quantity')
  }
})

test('the customer is passed on for the checkout form to judge', () => {
  assert.deepEqual(readOrderRequest({ items: [one] }), { request: { customer: {}, items: [one] } })
  assert.equal(messageOf({ customer: 'Kavitha', items: [one] }), 'The customer details could not be read')
})

test('an order may replace earlier ones, named by the keys of those attempts', () => {
  const key = 'd9428888-122b-11e1-b85c-61cd3cbb3210'
  const twenty = Array.from({ length: 20 }, (_, index) => `${key}-${index}`)
  for (const supersedes of [key, [key], twenty]) {
    assert.deepEqual(readOrderRequest({ customer: {}, items: [one], supersedes }), {
      request: { customer: {}, items: [one], supersedes: [supersedes].flat() },
    })
  }
  assert.deepEqual(readOrderRequest({ customer: {}, items: [one], supersedes: [] }), {
    request: { customer: {}, items: [one] },
  })
  const wrongOnes = ['', 'short', 7, ['short'], [key, 7], [[key]], [...twenty, key], "' OR 1=1 --", 'x'.repeat(10_000)]
  for (const wrong of wrongOnes) {
    assert.equal(messageOf({ customer: {}, items: [one], supersedes: wrong }), 'The order to replace is not known')
  }
})

test('the total that was seen is whole paise, or nothing', () => {
  for (const seenTotalPaise of [0, 5_274_00]) {
    const body = { customer: {}, items: [one], seenTotalPaise }
    assert.deepEqual(readOrderRequest(body), { request: body })
  }
  for (const seenTotalPaise of [-1, 0.5, Number.NaN, Infinity, 2 ** 60, '5274', null, [1], {}]) {
    assert.equal(
      messageOf({ customer: {}, items: [one], seenTotalPaise }),
      'The total that was seen must be a whole number of paise',
    )
  }
})

test('a value that is no object is refused, not thrown', () => {
  for (const body of [null, undefined, '', 'x', 7, true]) assert.equal(messageOf(body), 'The order could not be read')
})

test('reading never throws, and whatever passes is sound', () => {
  const item = fc.record({
    id: fc.oneof(fc.string(), fc.anything()),
    quantity: fc.oneof(fc.double(), fc.nat(), fc.anything()),
  })
  const body = fc.oneof(fc.anything(), fc.record({ customer: fc.object(), items: fc.array(item, { maxLength: 5 }) }))
  fc.assert(
    fc.property(body, (sent) => {
      const read = readOrderRequest(sent)
      if ('message' in read) return assert.match(read.message, /^[A-Z].{5,80}$/)
      assert.equal(new Set(read.request.items.map(({ id }) => id)).size, read.request.items.length)
      for (const { id, quantity } of read.request.items) {
        assert.ok(id.length > 0 && id.length <= 64 && Number.isInteger(quantity) && quantity >= 1 && quantity <= 10_000)
      }
    }),
  )
})

test('an idempotency key has 16 to 64 letters, digits, dashes or underlines', () => {
  for (const key of ['a'.repeat(16), 'A-z_9'.repeat(12), 'd9428888-122b-11e1-b85c-61cd3cbb3210'])
    assert.ok(isIdempotencyKey(key))
  for (const key of [
    '',
    'a'.repeat(15),
    'a'.repeat(65),
    'a'.repeat(10_000),
    `${'a'.repeat(16)}\n`,
    'a b'.repeat(8),
    'ா'.repeat(20),
    null,
    undefined,
  ]) {
    assert.ok(!isIdempotencyKey(key), String(key).slice(0, 20))
  }
})
