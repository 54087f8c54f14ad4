import assert from 'node:assert/strict'
import test from 'node:test'
import { categoryNamed, categoryTexts, mergeCategory, readCategoryForm } from './category-form.ts'

const typed = { name: ' Flower  Pots ', tamilName: 'புஸ்வானம்', posterUrl: '', inFooter: 'on' }

function faultOf(changes: Record<string, unknown>): string | undefined {
  const read = readCategoryForm({ ...typed, ...changes })
  return 'errors' in read ? read.message : undefined
}

test('§3 the form reads names, poster and footer', () => {
  const read = readCategoryForm(typed)
  assert.deepEqual(read, {
    draft: { name: 'Flower Pots', tamilName: 'புஸ்வானம்', posterUrl: '', inFooter: true },
  })
  assert.ok('draft' in read)
  assert.deepEqual(categoryTexts(read.draft), { ...typed, name: 'Flower Pots' })
})

test('every faulty field has its own sentence', () => {
  assert.equal(faultOf({ name: '  ' }), 'Enter a category name.')
  assert.equal(faultOf({ name: undefined }), 'Enter a category name.')
  assert.equal(faultOf({ name: 'x'.repeat(61) }), 'Enter a category name of up to 60 characters.')
  assert.equal(faultOf({ name: '(&)' }), 'Enter a category name with a letter or a digit.')
  assert.equal(faultOf({ name: 'all  categories' }), '“All Categories” is the whole list. Enter another name.')
  assert.equal(faultOf({ tamilName: 'ப'.repeat(61) }), 'Enter a Tamil name of up to 60 characters.')
  assert.equal(faultOf({ posterUrl: 'javascript:alert(1)' }), 'Please select a valid image file')
})

test('two spellings are one name, but not that of the category itself', () => {
  const list = [{ id: 'a', name: 'Flower Pots' }]
  assert.equal(categoryNamed(list, 'flowerpot')?.id, 'a')
  assert.equal(categoryNamed(list, 'flowerpot', 'a'), undefined)
  assert.equal(categoryNamed(list, 'Bomb'), undefined)
})

test('concurrent edits merge by field, and a field that both changed is reported', () => {
  const seen = { name: 'Wala', tamilName: '', posterUrl: '', inFooter: false }
  const now = { ...seen, tamilName: 'சரம்' }
  assert.deepEqual(mergeCategory(seen, { ...seen, name: 'Strings' }, now), { merged: { ...now, name: 'Strings' } })
  assert.deepEqual(mergeCategory(seen, { ...seen, tamilName: 'சரவெடி' }, now), { conflicts: ['tamilName'] })
  assert.deepEqual(mergeCategory(seen, { ...seen, tamilName: 'சரம்' }, now), { merged: now }, 'both the same')
})
