import assert from 'node:assert/strict'
import test from 'node:test'
import { type Change, decodeMessage, encodeMessages } from './live-message.ts'

const MAX_BYTES = 8_000

test('every change is decoded as it was encoded', () => {
  const changes: Change[] = [
    { topic: 'products' },
    { topic: 'videos' },
    { topic: 'orders' },
    { topic: 'sessions' },
    { topic: 'stock', products: ['p1', 'p2'] },
  ]
  const read = encodeMessages('here', changes).map(decodeMessage)
  assert.deepEqual(
    read,
    changes.map((change) => ({ from: 'here', change })),
  )
})

test('the names of many products are split to the size of a notification, and none is left out', () => {
  const products = Array.from({ length: 1_000 }, (_, place) => String(place).padStart(64, 'p'))
  const messages = encodeMessages('0b9e2b63-6d0f-4c58-b6a5-4f3a3b1d9d0e', [{ topic: 'stock', products }])
  assert.ok(messages.every((text) => Buffer.byteLength(text) < MAX_BYTES))
  const parts = messages.map((text) => decodeMessage(text)?.change)
  assert.deepEqual(
    parts.flatMap((part) => (part?.topic === 'stock' ? part.products : [])),
    products,
  )
})

const strange = [
  undefined,
  '',
  'text',
  '[]',
  '{"notice":{"topic":"orders"}}',
  '{"from":"here","notice":{"topic":"x"}}',
  '{"from":"here","notice":{"topic":"stock"}}',
  '{"from":"here","notice":{"topic":"stock","products":[4]}}',
]

test('a message that no process of the shop would send is ignored', () => {
  for (const payload of strange) assert.equal(decodeMessage(payload), undefined, String(payload))
})
