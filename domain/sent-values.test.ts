import assert from 'node:assert/strict'
import test from 'node:test'
import * as v from 'valibot'
import { sentId, INT32_MAX, isId, listOf, readVersion, wholeNumber } from './sent-values.ts'

test('an id has letters, digits, dashes and underscores, at most 64', () => {
  for (const good of ['ORD20261126112807123', 'a', 'A_b-9', 'x'.repeat(64)]) {
    assert.equal(isId(good), true, good)
    assert.equal(v.is(sentId(), good), true, good)
  }
  for (const bad of ['', 'a\0', '\ud800', 'a b', 'ஒன்று', 'x'.repeat(65), 'a\n', 7, null, ['a']]) {
    assert.equal(v.is(sentId(), bad), false, JSON.stringify(bad))
  }
})

test('a number fits its column', () => {
  for (const good of [0, 1, INT32_MAX]) assert.equal(v.is(wholeNumber(), good), true)
  for (const bad of [-1, INT32_MAX + 1, 2 ** 53, 1.5, NaN, Infinity, '1']) assert.equal(v.is(wholeNumber(), bad), false)
  assert.equal(v.is(wholeNumber(5), 6), false)
})

test('a version is a number that a row can have', () => {
  assert.deepEqual(['0', '7', '2147483647'].map(readVersion), [0, 7, INT32_MAX])
  for (const bad of ['', '-1', '2147483648', '9007199254740993', '1e3', '1.5', ' 1', '\0'])
    assert.equal(readVersion(bad), undefined)
})

test('a list that is too long is refused before its entries are walked', () => {
  let walked = 0
  const item = v.pipe(
    v.unknown(),
    v.check(() => (walked += 1) > 0),
  )
  assert.equal(v.safeParse(listOf(item, 3), [1, 2, 3, 4]).success, false)
  assert.equal(walked, 0)
  assert.equal(v.safeParse(listOf(item, 3), [1, 2, 3]).success, true)
  assert.equal(walked, 3)
})
