import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ImportSummary, noteLines, summaryLines } from './import-summary.ts'

const none = { all: 0, added: 0, mended: 0, same: 0, left: 0, refused: 0 }
const empty: ImportSummary = {
  products: none,
  orders: { ...none, totalPaise: 0, first: '', last: '', past: 0 },
  videos: none,
  dates: { order: 'day first', isCertain: false, votes: { 'day first': 0, 'month first': 0, undecided: 0 } },
  missing: [],
  others: [],
  categories: [],
  pictures: { fetched: 0, addresses: 0, inside: 0, late: 0, hosts: [] },
  videosElsewhere: { count: 0, hosts: [] },
  demoProducts: 0,
}

test('an export without rows has its counts, and no notes', () => {
  assert.deepEqual(noteLines(empty, { isSaved: false }), [])
  assert.deepEqual(summaryLines(empty, { isSaved: false }), [
    'Products: 0 in the export. 0 new.',
    'Orders: 0 in the export. 0 new.',
    'Videos: 0 in the export. 0 new.',
  ])
})

const whole: ImportSummary = {
  ...empty,
  products: { all: 9, added: 4, mended: 2, same: 3, left: 1, refused: 1 },
  orders: {
    ...none,
    all: 1_200,
    added: 1_200,
    totalPaise: 100_050,
    first: '2024-11-02T13:00:00.000Z',
    last: '2025-11-02T13:00:00.000Z',
    past: 1,
  },
  videos: { ...none, all: 1, added: 1 },
  dates: { order: 'month first', isCertain: false, votes: { 'day first': 1, 'month first': 2, undecided: 3 } },
  missing: ['videos'],
  others: ['users', 'chats'],
  categories: ['Electric'],
  pictures: { fetched: 2, addresses: 3, inside: 1, late: 1, hosts: ['a.example'] },
  videosElsewhere: { count: 1, hosts: ['v.example'] },
  demoProducts: 5,
}

test('counts of zero are left out, and each fact is a sentence of its own', () => {
  const [products, orders] = summaryLines(whole, { isSaved: false })
  assert.equal(
    products,
    'Products: 9 in the export. 4 new. 2 of them mended. 3 already here. 1 different here. 1 refused.',
  )
  assert.equal(orders, 'Orders: 1,200 in the export. 1,200 new.')
  assert.deepEqual(noteLines(whole, { isSaved: false }), [
    'The new orders are of 2/11/2024 to 2/11/2025 and add up to ₹1,000.50.',
    'Imported orders use no stock and send no message. The stock is the number in the export for each new product.',
    '1 new order has goods that the shop had before. Compare their stock.',
    'We read dates month first. 1 say day first, 2 say month first, 3 could be both. They differ. Check the dates that the report names.',
    '4 rows have the keys of an earlier import. We do not add them again.',
    'New categories: Electric.',
    '1 product of an earlier import has its picture elsewhere. We try to fetch it again when you save.',
    '3 products have pictures at a.example. We fetch them when you save.',
    '1 product has its picture in the export. We store it when you save.',
    '1 new video stays at v.example, and pages do not play it from there. Upload it again here.',
    'The export does not have these lists: Videos.',
    'We do not import these lists: users and chats.',
    'Your shop has 5 products of the demo, whose codes are taken. Remove them first: Dashboard, “Start with my own products”.',
  ])
})

test('after the save it says where the pictures are', () => {
  const lines = noteLines(whole, { isSaved: true })
  assert.ok(lines.includes('2 products have their pictures in your shop.'))
  assert.ok(lines.includes('3 pictures stay at their addresses, and pages do not load them from there.'))
  assert.ok(!lines.some((line) => /when you save|of the demo/.test(line)))
})
