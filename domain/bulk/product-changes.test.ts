import assert from 'node:assert/strict'
import test from 'node:test'
import { lakshmiCrackers } from '#test/fixtures/sample-order.ts'
import { changedSince, changedSinceCreation, listedParts, recordOf, undoneEdit } from './product-changes.ts'

const after = { ...lakshmiCrackers, pricePaise: 40_00, mrpPaise: 200_00, isNew: true, stock: 150 }

test('a bulk change records its changed parts and nothing else', () => {
  assert.equal(recordOf(lakshmiCrackers, { ...lakshmiCrackers, updatedAt: '2026-10-28T06:30:00.000Z' }), undefined)
  assert.deepEqual(recordOf(lakshmiCrackers, after), {
    before: { pricePaise: 45_00, mrpPaise: 180_00, isNew: false, stock: 120 },
    after: { pricePaise: 40_00, mrpPaise: 200_00, isNew: true, stock: 150 },
  })
})

test('an undo restores each part that is unchanged since; the prices stay or go together', () => {
  const { before, after: recorded } = recordOf(lakshmiCrackers, after)!
  const now = { ...after, mrpPaise: 210_00, name: 'Renamed', stock: 140 }
  assert.deepEqual(undoneEdit(now, before, recorded), {
    product: { ...now, isNew: false, stock: 110 },
    stays: ['prices'],
  })
  assert.equal(undoneEdit({ ...now, stock: 20 }, before, recorded).product.stock, 0)
})

test('a new price stays at the undo if the M.R.P. changed since; an older record without the M.R.P. is undone', () => {
  const cheaper = { ...lakshmiCrackers, pricePaise: 40_00 }
  const { before, after: recorded } = recordOf(lakshmiCrackers, cheaper)!
  const now = { ...cheaper, mrpPaise: 42_00 }
  assert.deepEqual(undoneEdit(now, before, recorded), { product: now, stays: ['prices'] })
  assert.deepEqual(undoneEdit(cheaper, before, recorded), { product: lakshmiCrackers, stays: [] })
  const older = undoneEdit(cheaper, { pricePaise: 45_00 }, { pricePaise: 40_00 })
  assert.deepEqual(older, { product: lakshmiCrackers, stays: [] })
})

test('a video that was not there is taken away again', () => {
  const withVideo = { ...lakshmiCrackers, videoUrl: '/media/video/upload/a.mp4' }
  const { before, after: recorded } = recordOf(lakshmiCrackers, withVideo)!
  assert.deepEqual(undoneEdit(withVideo, before, recorded), { product: lakshmiCrackers, stays: [] })
})

test('a field that differs from the shown one is changed, unless it already has the wanted value', () => {
  assert.deepEqual(changedSince(lakshmiCrackers, { pricePaise: 50_00 }, { pricePaise: 30_00 }), ['pricePaise'])
  assert.deepEqual(changedSince(lakshmiCrackers, { pricePaise: 50_00 }, { pricePaise: 45_00 }), [])
  assert.deepEqual(changedSince(lakshmiCrackers, { pricePaise: 45_00 }), [])
  assert.deepEqual(changedSinceCreation({ ...lakshmiCrackers, stock: 1 }, lakshmiCrackers), [])
})

test('parts are listed by their labels', () => {
  assert.equal(listedParts(['category']), 'Category')
  assert.equal(listedParts(['image', 'category', 'prices']), 'Image, Category and Prices')
})
