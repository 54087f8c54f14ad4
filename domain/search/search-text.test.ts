import assert from 'node:assert/strict'
import test from 'node:test'
import { matchesSearch } from './search-text.ts'

test('text is found anywhere in any field, in any case', () => {
  assert.ok(matchesSearch('LAKSH', ['4" Lakshmi', 'PRD0042']))
  assert.ok(matchesSearch('0042', ['4" Lakshmi', 'PRD0042']))
  assert.ok(!matchesSearch('bijili', ['4" Lakshmi', 'PRD0042']))
})

test('an empty search finds everything, blanks around it do not count', () => {
  assert.ok(matchesSearch('', []))
  assert.ok(matchesSearch('   ', ['Lakshmi']))
  assert.ok(matchesSearch('  lakshmi ', ['4" Lakshmi']))
})

test('a search is text, not a pattern', () => {
  for (const search of ['.', '%', '_', '*', '(', '\\', '[a-z]']) assert.ok(!matchesSearch(search, ['Lakshmi']), search)
  assert.ok(matchesSearch('(wala)', ['Chorsa & Gaints (Wala)']))
})

test('Tamil is found however its letters were composed', () => {
  assert.ok(matchesSearch('கொ', ['கொடி']))
  assert.ok(matchesSearch('கொ'.normalize('NFD'), ['கொடி'.normalize('NFC')]))
})

test('two fields are never read as one', () => {
  assert.ok(!matchesSearch('ab', ['a', 'b']))
})

test('only the first 100 characters of a search count', () => {
  assert.ok(matchesSearch('x'.repeat(1_000_000), ['x'.repeat(100)]))
  assert.ok(!matchesSearch('x'.repeat(1_000_000), ['x'.repeat(99)]))
})
