import assert from 'node:assert/strict'
import test from 'node:test'
import { firstCategories } from '../category/category.ts'
import { type Searched, searchProducts } from './product-search.ts'

function product(name: string, changes: Partial<Searched> = {}): Searched {
  return { name, code: 'PRD0042', category: 'One sound crackers', unit: '1pkt', ...changes }
}

function finds(search: string, name: string, changes?: Partial<Searched>): boolean {
  return searchProducts([product(name, changes)], search).length > 0
}

test('§2 each word anywhere in name, code, category or unit, in any case and order', () => {
  assert.ok(finds('LAKSH', '4" Lakshmi'))
  assert.ok(finds('sound lakshmi', '4" Lakshmi'))
  assert.ok(finds('1pkt lakshmi', '4" Lakshmi'))
  assert.ok(!finds('rocket lakshmi', '4" Lakshmi'))
})

test('blanks do not count, where the words follow each other', () => {
  assert.ok(finds('flowerpot', 'Flower Pots Big'))
  assert.ok(finds('10cm', '10 cm Sparklers'))
  assert.ok(finds('10 cm', '10cm Sparklers'))
  assert.ok(!finds('bigflower', 'Flower Pots Big'))
})

test('two fields are never read as one', () => {
  assert.ok(!finds('lakshmione', 'Lakshmi'))
})

test('a number is a whole one', () => {
  assert.ok(finds('4', '4" Lakshmi'))
  for (const other of ['24 Chorsa', '400 Wala', '¼ kg', '1.4 kg']) assert.ok(!finds('4', other), other)
  assert.ok(finds('100', '100 Wala') && !finds('100', '1000 Wala'))
  assert.ok(finds('2 3/4', '2¾" Kuruvi') && !finds('2', '2¾" Kuruvi'))
})

test('§3 a code is found whole, by its beginning, and with a blank', () => {
  for (const search of ['PRD0042', 'prd 0042', 'prd-0042', '0042', 'prd00']) assert.ok(finds(search, 'Lakshmi'), search)
  assert.ok(!finds('42', 'Lakshmi'))
})

test('§3 the unit is found as 1box, 1 box and 1pkt, and its number by no other search', () => {
  for (const search of ['1box', '1 Box', '1 boxes', 'box']) assert.ok(finds(search, 'Rocket', { unit: '1box' }), search)
  for (const search of ['1pkt', '1 packet', '1']) assert.ok(!finds(search, 'Rocket', { unit: '1box' }), search)
  assert.ok(finds('1 packet', 'Rocket'))
})

test('every category finds its goods by its own name', () => {
  for (const category of firstCategories) assert.ok(finds(category, 'Anything', { category }), category)
})

test('an empty search finds everything, in the given order', () => {
  const products = [product('b'), product('a')]
  for (const search of ['', '   ']) assert.deepEqual(searchProducts(products, search), products)
})

test('a search is text, not a pattern', () => {
  for (const search of ['.', '%', '*', '(', '\\', '[', '.*', 'l.kshmi', '4.', '^lakshmi$']) {
    assert.doesNotThrow(() => finds(search, '4" Lakshmi'), search)
  }
  for (const search of ['.', '%', '(', 'l.kshmi', '1.0']) assert.ok(!finds(search, '10" Lakshmi'), search)
})

test('signs alone are searched as they are', () => {
  assert.ok(finds('🎆', 'Sky 🎆') && !finds('🎇', 'Sky 🎆'))
  assert.ok(finds('"', '4" Lakshmi') && !finds('"', 'Rocket'))
})

test('Tamil is found however its letters were composed', () => {
  assert.ok(finds('கொடி'.normalize('NFD'), 'கொடி'))
})

test('only the first 100 characters of a search count', () => {
  assert.ok(finds('x'.repeat(1_000_000), 'x'.repeat(100)))
})
