import assert from 'node:assert/strict'
import { test } from 'node:test'
import { giftBox, lakshmiCrackers, sparklers } from '#test/fixtures/sample-order.ts'
import { orderItem } from '../order/order.ts'
import { changesBetween, changesText } from './changes.ts'
import type { RevisionContents } from './revision.ts'

const contents = (changes: Partial<RevisionContents> = {}): RevisionContents => ({
  items: [orderItem(lakshmiCrackers, 5), orderItem(giftBox, 1)],
  packingNote: '',
  freightNote: '',
  totalPaise: 2_000_00,
  ...changes,
})

test('two revisions are compared line by line, and in each other field of an edit', () => {
  const before = contents()
  const after = contents({
    items: [orderItem(lakshmiCrackers, 3), { ...orderItem(sparklers, 2), substituteFor: giftBox.name }],
    discount: { percent: 5 },
    packingNote: 'two cartons',
    totalPaise: 1_500_00,
  })
  const { lines, others } = changesBetween(before, after)
  assert.deepEqual(
    lines.map(({ name, from, to, substituteFor }) => [name, from, to, substituteFor]),
    [
      [lakshmiCrackers.name, 5, 3, undefined],
      [giftBox.name, 1, 0, undefined],
      [sparklers.name, 0, 2, giftBox.name],
    ],
  )
  assert.deepEqual(others, [
    { name: 'Discount', from: '', to: '5 %' },
    { name: 'Packing note', from: '', to: 'two cartons' },
    { name: 'Total Amount', from: '₹2,000', to: '₹1,500' },
  ])
  assert.equal(
    changesText({ lines, others }),
    [
      `${lakshmiCrackers.name}: was 5, now 3`,
      `${giftBox.name} removed (1)`,
      `${sparklers.name} added in place of ${giftBox.name}: 2`,
      'Discount: 5 %',
      'Packing note: two cartons',
      'Total Amount: was ₹2,000, now ₹1,500',
    ].join('\n'),
  )
  assert.deepEqual(changesBetween(after, after), { lines: [], others: [] })
  assert.match(changesText(changesBetween(after, before)), /Discount removed/)
})

test('the history names the first of many changes and counts the others', () => {
  const many = Array.from({ length: 60 }, (_, at) => ({ ...orderItem(sparklers, 1), productId: `p${at}` }))
  const text = changesText(changesBetween(contents(), contents({ items: many })))
  assert.equal(text.split('\n').length, 6)
  assert.match(text, /\nand 57 more changes$/)
})
