import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sheetProduct } from '#test/fixtures/sheet-product.ts'
import { countsText, importChanges } from './import-changes.ts'
import type { SheetProduct } from './differences.ts'
import type { PlannedRow, RowStatus } from './import-questions.ts'

const atom = sheetProduct('PRD0001', 'Atom Bomb')
const king = sheetProduct('PRD0002', 'King Bomb', { enabled: false })
const row = (status: RowStatus, more: Pick<PlannedRow, 'before' | 'after'> = {}): PlannedRow => ({
  number: 1,
  status,
  name: 'Atom Bomb',
  category: more.after?.category ?? 'Bomb',
  changes: [],
  faults: [],
  ambiguities: [],
  fields: [],
  ...more,
})
const changed = (after: Partial<SheetProduct>) => row('changed', { before: atom, after: { ...atom, ...after } })

test('a changed row edits the fields that differ, with their values of the preview', () => {
  assert.deepEqual(importChanges([changed({ mrpPaise: 12000, name: 'Atom' })], [], 'stay').changes, [
    {
      what: 'edit',
      id: 'prd0001',
      fields: { mrpPaise: 12000, name: 'Atom' },
      seen: { mrpPaise: 10000, name: 'Atom Bomb' },
    },
  ])
})

test('stock changes by the difference from the preview, so that orders of the meantime count', () => {
  assert.deepEqual(importChanges([changed({ stock: 80 })], [], 'stay').changes, [
    { what: 'edit', id: 'prd0001', fields: {}, seen: {}, addStock: 30 },
  ])
})

test('a new row creates a product without a picture', () => {
  const {
    id: _id,
    code: _code,
    ...after
  } = sheetProduct('', 'Ground Chakkar', { category: 'Ground Chakkars', stock: 7 })
  const { changes, categories, counts } = importChanges([row('new', { after })], [], 'stay')
  assert.deepEqual(changes, [{ what: 'create', draft: { ...after, imageUrl: '' } }])
  assert.deepEqual(categories, ['Ground Chakkars'])
  assert.deepEqual(counts, { created: 1, changed: 0, gone: 0, left: 0 })
})

test('rows that are not sure are left out and counted, unchanged ones are not counted', () => {
  const rows = [row('unsure'), row('faulty'), row('unchanged', { before: atom, after: atom })]
  assert.deepEqual(importChanges(rows, [], 'stay'), {
    changes: [],
    categories: [],
    counts: { created: 0, changed: 0, gone: 0, left: 2 },
  })
})

test('products that the list lacks stay, are switched off if they are on, or are deleted as they were seen', () => {
  const gone = [atom, king]
  assert.deepEqual(importChanges([], gone, 'stay').changes, [])
  const off = importChanges([], gone, 'off')
  assert.deepEqual(off.changes, [{ what: 'edit', id: 'prd0001', fields: { enabled: false } }])
  assert.equal(off.counts.gone, 1)
  const deleted = importChanges([], gone, 'delete')
  assert.deepEqual(
    deleted.changes.map((change) => [
      change.what,
      'id' in change && change.id,
      'seen' in change && change.seen?.pricePaise,
    ]),
    [
      ['delete', 'prd0001', 2000],
      ['delete', 'prd0002', 2000],
    ],
  )
  assert.ok(deleted.changes.every((change) => 'seen' in change && !('stock' in (change.seen ?? {}))))
})

test('the summary names what happened, without zeros', () => {
  const counts = { created: 3, changed: 12, gone: 1, left: 2 }
  assert.equal(countsText(counts, 'delete'), '3 new, 12 changed, 1 deleted, 2 left out')
  assert.equal(countsText({ ...counts, created: 0, left: 0 }, 'off'), '12 changed, 1 switched off')
  assert.equal(countsText({ created: 0, changed: 0, gone: 0, left: 0 }, 'stay'), 'nothing changed')
})
