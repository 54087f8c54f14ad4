/** Tests of how a search box finds text. */
import assert from 'node:assert/strict'
import test from 'node:test'
import { found } from './search-text.ts'

test('text is found anywhere in any field, in any case', () => {
  assert.ok(found('LAKSH', ['4" Lakshmi', 'PRD0042']))
  assert.ok(found('0042', ['4" Lakshmi', 'PRD0042']))
  assert.ok(!found('bijili', ['4" Lakshmi', 'PRD0042']))
})

test('an empty search finds everything, blanks around it do not count', () => {
  assert.ok(found('', []))
  assert.ok(found('   ', ['Lakshmi']))
  assert.ok(found('  lakshmi ', ['4" Lakshmi']))
})

test('a search is text, not a pattern', () => {
  for (const search of ['.', '%', '_', '*', '(', '\\', '[a-z]']) assert.ok(!found(search, ['Lakshmi']), search)
  assert.ok(found('(wala)', ['Chorsa & Gaints (Wala)']))
})

test('Tamil is found however its letters were composed', () => {
  assert.ok(found('கொ', ['கொடி']))
  assert.ok(found('கொ'.normalize('NFD'), ['கொடி'.normalize('NFC')]))
})

test('two fields are never read as one', () => {
  assert.ok(!found('ab', ['a', 'b']))
})

test('only the first 100 characters of a search count', () => {
  assert.ok(found('x'.repeat(1_000_000), ['x'.repeat(100)]))
  assert.ok(!found('x'.repeat(1_000_000), ['x'.repeat(99)]))
})
