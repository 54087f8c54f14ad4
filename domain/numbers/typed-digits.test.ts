import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutSeparators } from './typed-digits.ts'

test('separators of a number’s digits are dropped; a text too long for one is none', () => {
  assert.equal(withoutSeparators(' (௬௨௬)\u00A0–\u200E123.'), '626123')
  assert.equal(withoutSeparators('98765/43210'), '98765/43210', 'two numbers may stand on either side of it')
  assert.equal(withoutSeparators('1 '.repeat(33)), '')
})
