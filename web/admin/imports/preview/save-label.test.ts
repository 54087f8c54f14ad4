import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GoneChoice } from '#domain/imports/import-choices.ts'
import { savedCount, saveLabel } from './save-label.ts'

const counts = { new: 190, changed: 8, unchanged: 40, unsure: 2, faulty: 4, gone: 5 }
const label = (goneChoice: GoneChoice, more: Partial<typeof counts> = {}) =>
  saveLabel({ counts: { ...counts, ...more }, goneChoice })

test('the button says what it saves, deletes and leaves out', () => {
  assert.equal(label('stay'), 'Save 198 products, 6 left out')
  assert.equal(label('off'), 'Save 198 products, switch off 5, 6 left out')
  assert.equal(label('delete', { unsure: 0, faulty: 0 }), 'Save 198 products, delete 5')
  assert.equal(label('delete', { new: 0, changed: 0 }), 'Delete 5 products, 6 left out')
  assert.equal(label('stay', { new: 1, changed: 0, unsure: 0, faulty: 0 }), 'Save 1 product')
  assert.equal(label('stay', { new: 0, changed: 0 }), 'Nothing to save')
  assert.equal(label('stay', { new: 12_345 }), 'Save 12,353 products, 6 left out')
  assert.equal(savedCount({ counts, goneChoice: 'off' }), 203)
})
