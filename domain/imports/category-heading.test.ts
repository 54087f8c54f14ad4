import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gridOf } from '#test/fixtures/sheet-rows.ts'
import { categoryHeading, discountForAll, headingKey, isNote, isSum } from './category-heading.ts'
import type { CellValue } from '../spreadsheets/grid.ts'

const heading = (...cells: CellValue[]) => categoryHeading({ number: 1, cells })

test('a category is a text alone in its row, in whichever column', () => {
  assert.deepEqual(heading('FLOWER POTS'), { text: 'FLOWER POTS' })
  assert.deepEqual(heading(null, 'SPL FOUNTAIN (5Pcs)', null), { text: 'SPL FOUNTAIN (5Pcs)' })
  assert.deepEqual(heading(null, `78'' 19 '' WOW SERIES FANCY PIPES`), { text: `78'' 19 '' WOW SERIES FANCY PIPES` })
  assert.equal(heading(1, 'Kuruvi', 20), undefined)
})

test('its discount is in it, or beside it', () => {
  assert.deepEqual(heading('One Sound Crackers (90% Discount)'), { text: 'One Sound Crackers', discount: 90 })
  assert.deepEqual(heading('Rockets - 80 % off'), { text: 'Rockets', discount: 80 })
  assert.deepEqual(heading(null, 'Bombs', null, 0.75), { text: 'Bombs', discount: 75 })
  assert.deepEqual(heading(null, 'Bombs', '75%'), { text: 'Bombs', discount: 75 })
  assert.deepEqual(heading('GIFT BOXES (Net Rate)'), { text: 'GIFT BOXES', discount: 0 })
  for (const said of ['80%', '80% Discount', 'Discount: 80%', '(Less 80%)', 'Dis 80%']) {
    assert.deepEqual(heading('Bombs', said), { text: 'Bombs', discount: 80 }, said)
    assert.deepEqual(heading(null, said), { text: '', discount: 80 }, said)
  }
  assert.equal(heading(null, 0.8), undefined)
  for (const text of ['BOMBS (Less 80%)', 'BOMBS Dis. 80%', 'BOMBS @ 80% Less', 'BOMBS [80%]', 'BOMBS 80% தள்ளுபடி'])
    assert.deepEqual(heading(text), { text: 'BOMBS', discount: 80 }, text)
  for (const end of ['NET', '(NET)', '- Nett Rate', '(No Dis.)', '- nil discount'])
    assert.deepEqual(heading(`BOMBS ${end}`), { text: 'BOMBS', discount: 0 }, end)
  assert.deepEqual(heading('BOMBS', null, 'NET RATE'), { text: 'BOMBS', discount: 0 })
  assert.deepEqual(heading('BOMBS UPTO 80%'), { text: 'BOMBS', unclear: 'UPTO 80%' })
})

test('notes, totals and sentences are no categories', () => {
  for (const note of [
    'Note: goods once sold',
    'Minimum order 3000',
    'GRAND TOTAL',
    'Cell: 98765 43210',
    'Sub Total',
    'Last day of booking: 20 Oct',
  ]) {
    assert.equal(isNote(note), true, note)
  }
  assert.equal(heading('Goods are sent by lorry. The freight is to pay'), undefined)
})

const above = (...rows: CellValue[][]) => discountForAll({ above: gridOf(rows).rows, headingRows: [] })
const headed = (...cells: CellValue[]) => discountForAll({ above: [], headingRows: [{ number: 1, cells }] })

test('the discount for all is above the table', () => {
  assert.equal(above(['SRI CRACKERS'], [null, 'Discount %', 80]), 80)
  assert.equal(above(['Discount', null, 0.8]), 80)
  assert.equal(above(['Discount'], ['85%']), 85)
  assert.equal(above(['Flat 70% Discount on all']), 70)
  assert.equal(above(['Up to 90% discount'], ['SRI CRACKERS']), undefined)
})

test('a category that continues on the next page has one name', () => {
  for (const text of [
    'BOMBS (Contd.)',
    'BOMBS contd...',
    'BOMBS - Continued',
    'BOMBS (90% Discount) Contd',
    'BOMBS (CONT)',
    'BOMBS (தொடர்ச்சி)',
  ])
    assert.deepEqual([heading(text)?.text, heading(text)?.isContinued], ['BOMBS', true], text)
  for (const text of ['Contd. BOMBS', 'Continued: BOMBS (50%)', '(Contd.) BOMBS', "BOMBS (cont'd from page 1)"])
    assert.deepEqual([heading(text)?.text, heading(text)?.isContinued], ['BOMBS', true], text)
  for (const text of ['Contd.', '(Continued on page 2)', 'Contd. from last page', 'Continued overleaf', 'contd...2'])
    assert.equal(heading(text), undefined, text)
})

test('a heading is known in every spelling', () => {
  assert.equal(headingKey('FLOWER POTS'), headingKey('Flower pot'))
})

test('a category in Tamil may have no two letters side by side', () => {
  assert.deepEqual(categoryHeading({ number: 1, cells: [null, 'ராக்கெட்', null] }), { text: 'ராக்கெட்' })
})

test('a tax is no discount, one of two discounts is not guessed, and one that the rates include is not applied', () => {
  assert.equal(above(['GST 18% extra. Discount: contact us']), undefined)
  assert.equal(above(['Crackers 80% discount'], ['Gift boxes 60% discount']), undefined)
  assert.equal(above(['Flat 80% + 5% discount']), undefined)
  assert.equal(above(['80% discount already given']), undefined)
  assert.equal(above(['80% discount'], ['80% Discount for all']), 80)
  assert.deepEqual(heading('BOMBS (80% + 10% Discount)'), { text: 'BOMBS', unclear: '80% + 10%' })
  assert.deepEqual(heading('BOMBS (80%+10%+5%)'), { text: 'BOMBS', unclear: '80%+10%+5%' })
  assert.deepEqual(heading('BOMBS (80+10% Discount)'), { text: 'BOMBS', unclear: '80+10%' })
  for (const said of ['80% Discount + 10%', '80% & 10%', '80% plus 10%', '80% - 85%', '80%/10%', '80-85%', '80/10%'])
    for (const cells of [[`BOMBS (${said} Discount)`], [null, `BOMBS ${said}`], ['BOMBS', said]])
      assert.deepEqual(heading(...cells), { text: 'BOMBS', unclear: said }, JSON.stringify(cells))
  assert.deepEqual(heading('BOMBS (80% + 10% Extra)'), { text: 'BOMBS', unclear: '80% + 10%' })
  assert.deepEqual(heading('BOMBS (80%)', 0.1), { text: 'BOMBS', unclear: '80%, 10%' })
  assert.deepEqual(heading('LAR 28 - 80%'), { text: 'LAR 28', discount: 80 })
  assert.deepEqual(heading('BOMBS GST 18%, 80% Discount')?.discount, 80)
  assert.equal(above(['Flat 80 + 10% discount']), undefined)
  assert.equal(headed('Product', 'M.R.P.', '80+10% Discount Price'), undefined)
  assert.equal(headed('Product', 'M.R.P.', '80% Discount', '80% Discount Price'), 80)
  assert.equal(headed('Product', 'M.R.P.', '80% + 10% Discount Price'), undefined)
  assert.equal(headed('Product', 'M.R.P.', '80% Discount Price', '85% Discount Price'), undefined)
  assert.deepEqual(heading('GIFT BOXES (GST 18% extra)'), { text: 'GIFT BOXES (GST 18% extra)' })
})

test('a sum is one by its words, and a page is no category', () => {
  const sums = [
    'Grand Total',
    'Page Total',
    'Packing',
    'Total Fire',
    'Happy Birthday Candle',
    'Round Chakkar',
    'Discount Box',
  ]
  assert.deepEqual(sums.filter(isSum), ['Grand Total', 'Page Total', 'Packing'])
  assert.equal(heading('Page 2'), undefined)
})

const named = (text: string, ...names: string[]) =>
  categoryHeading({ number: 1, cells: [text] }, { known: new Set(names.map(headingKey)) })

test('a name that the shop knows stays whole, and its discount counts', () => {
  assert.deepEqual(named('GIFTS (50% Off)', 'Gifts', 'Gifts 50% off'), { text: 'GIFTS (50% Off)', discount: 50 })
  assert.deepEqual(named('GIFTS (50% Off)', 'Gifts'), { text: 'GIFTS', discount: 50 })
  assert.equal(named('GIFTS NET RATE (Contd.)', 'Gifts net rate')?.text, 'GIFTS NET RATE')
  assert.deepEqual([named('Phone Bombs', 'Phone bombs')?.text, named('Phone Bombs')], ['Phone Bombs', undefined])
})
