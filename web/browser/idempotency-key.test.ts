import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isIdempotencyKey, newIdempotencyKey } from './idempotency-key.ts'

test('keys are unique and valid', () => {
  const keys = new Set(Array.from({ length: 1000 }, newIdempotencyKey))
  assert.equal(keys.size, 1000)
  for (const key of keys) {
    assert.ok(isIdempotencyKey(key))
    assert.match(key, /^[0-9a-f]{32}$/, '128 bits')
  }
})

test('other text is not a key', () => {
  for (const text of ['', 'short', 'x'.repeat(65), 'with blanks in between', '0123456789abcde\n']) {
    assert.equal(isIdempotencyKey(text), false, text)
  }
})
