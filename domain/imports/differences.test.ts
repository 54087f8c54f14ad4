import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeText, changesBetween, newProduct, valuesOf, withValues } from './differences.ts'

const before = {
  ...newProduct({ name: 'Atom', mrpPaise: 10000, pricePaise: 2000 }, 'Bomb', { stock: 1200, unit: '1box' }),
  id: '1',
  code: 'PRD0001',
}

test('each field is shown with its old and its new value', () => {
  const after = { ...before, unit: '1pkt' as const, stock: 0, enabled: false, tamilName: 'அணுகுண்டு' }
  assert.deepEqual(changesBetween(before, after).map(changeText), [
    'Tamil name: was –, now அணுகுண்டு',
    'Per: was 1Box, now 1Pkt',
    'Stock: was 1,200, now 0',
    'Shown: was Yes, now No',
  ])
})

test('of a new product all is shown that it will have', () => {
  assert.deepEqual(
    valuesOf({ ...before, contents: '10 pcs' }).map(({ field, value }) => `${field} ${value}`),
    ['contents 10 pcs', 'unit 1Box', 'mrp ₹100', 'price ₹20', 'stock 1,200'],
  )
})

test('a field missing from a row stays; another spelling is no change', () => {
  const kept = withValues(before, { name: 'ATOM', contents: '10 pcs' }, { category: 'Bomb', keepsName: true })
  assert.deepEqual(
    changesBetween(before, kept).map(({ field }) => field),
    ['contents'],
  )
})
