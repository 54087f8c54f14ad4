import assert from 'node:assert/strict'
import test from 'node:test'
import { readMessage, writeMessages } from './live-message.ts'
import type { Hint } from './live.ts'

const MOST_BYTES = 8_000

test('every hint is read as it was written', () => {
  const hints: Hint[] = [
    { topic: 'products' },
    { topic: 'videos' },
    { topic: 'orders' },
    { topic: 'sessions' },
    { topic: 'stock', stock: { p1: 0, p2: 1_000_000 } },
  ]
  const read = writeMessages('here', hints).map(readMessage)
  assert.deepEqual(
    read,
    hints.map((hint) => ({ from: 'here', hint })),
  )
})

test('the stock of many products goes in parts that a notification can hold, and none is left out', () => {
  const ids = Array.from({ length: 1_000 }, (_, place) => String(place).padStart(64, 'p'))
  const stock = Object.fromEntries(ids.map((id, place) => [id, 1_000_000 - place]))
  const messages = writeMessages('0b9e2b63-6d0f-4c58-b6a5-4f3a3b1d9d0e', [{ topic: 'stock', stock }])
  assert.ok(messages.every((text) => Buffer.byteLength(text) < MOST_BYTES))
  const parts = messages.map((text) => readMessage(text)?.hint)
  assert.deepEqual(Object.assign({}, ...parts.map((hint) => hint?.topic === 'stock' && hint.stock)), stock)
})

const strange = [
  undefined,
  '',
  'text',
  '[]',
  '{"hint":{"topic":"orders"}}',
  '{"from":"here","hint":{"topic":"x"}}',
  '{"from":"here","hint":{"topic":"stock"}}',
  '{"from":"here","hint":{"topic":"stock","stock":{"p1":"many"}}}',
]

test('what no process of the shop would say is not read', () => {
  for (const payload of strange) assert.equal(readMessage(payload), undefined, String(payload))
})
