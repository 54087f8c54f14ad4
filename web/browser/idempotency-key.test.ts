// Each attempt to save has a key of its own.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isIdempotencyKey, newIdempotencyKey } from './idempotency-key.ts'

test('no two keys are alike, and each is known as one', () => {
  const keys = new Set(Array.from({ length: 1000 }, newIdempotencyKey))
  assert.equal(keys.size, 1000)
  for (const key of keys) {
    assert.ok(isIdempotencyKey(key))
    assert.match(key, /^[0-9a-f]{32}$/, '128 bits')
  }
})

test('no other text is a key', () => {
  for (const text of ['', 'short', 'x'.repeat(65), 'with blanks in between', '0123456789abcde\n']) {
    assert.equal(isIdempotencyKey(text), false, text)
  }
})
