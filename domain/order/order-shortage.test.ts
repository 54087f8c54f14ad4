import assert from 'node:assert/strict'
import test from 'node:test'
import { orderItem } from './order.ts'
import { notOfferedText, shortagesOf, shortageSentence } from './order-shortage.ts'
import { giftBox, lakshmiCrackers, sparklers } from '#test/fixtures/sample-order.ts'

const items = [orderItem(lakshmiCrackers, 10), orderItem(giftBox, 4), orderItem(sparklers, 1)]

function lacking(stock: Record<string, number>) {
  return shortagesOf(items, new Map(Object.entries(stock)))
}

test('§4 a line lacks its goods when fewer are there than were ordered', () => {
  assert.deepEqual(lacking({ lakshmi: 10, 'gift-box': 3, sparklers: 1 }), [
    { productId: 'gift-box', name: 'Deepavali Gift Box 35 Items', ordered: 4, inStock: 3 },
  ])
  assert.deepEqual(lacking({ lakshmi: 10, 'gift-box': 4, sparklers: 1 }), [])
})

test('a product that is sold out, or no longer sold, is lacking', () => {
  assert.deepEqual(
    lacking({ lakshmi: 120, 'gift-box': 0 }).map(({ productId, inStock }) => [productId, inStock]),
    [
      ['gift-box', 0],
      ['sparklers', undefined],
    ],
  )
})

test('§8 Insufficient stock for product {name}, with how many there are', () => {
  const short = lacking({ lakshmi: 120, 'gift-box': 3 })
  assert.equal(
    shortageSentence(short.slice(0, 1)),
    'Insufficient stock for product Deepavali Gift Box 35 Items (4 ordered, 3 in stock)',
  )
  assert.equal(
    shortageSentence(short),
    'Insufficient stock for product Deepavali Gift Box 35 Items (4 ordered, 3 in stock), and 1 more',
  )
  assert.equal(
    shortageSentence(short.slice(1)),
    `Insufficient stock for product ${sparklers.name} (1 ordered, no longer sold)`,
  )
  assert.equal(
    shortageSentence(short.toReversed()),
    `Insufficient stock for product ${sparklers.name} (1 ordered, no longer sold), and 1 more`,
  )
  assert.equal(shortageSentence([]), 'Insufficient stock')
})

test('products switched off are named, if known', () => {
  assert.equal(notOfferedText(['']), 'A product in your cart is no longer sold. Please remove it and send again.')
  assert.equal(notOfferedText(['Rocket']), 'Rocket is no longer sold. Please remove it and send again.')
  assert.equal(
    notOfferedText(['Rocket', 'Wala']),
    'Rocket and Wala are no longer sold. Please remove them and send again.',
  )
  assert.equal(
    notOfferedText(['Rocket', '', 'Wala']),
    'Rocket and 2 more are no longer sold. Please remove them and send again.',
  )
})
