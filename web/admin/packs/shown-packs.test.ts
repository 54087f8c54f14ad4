import assert from 'node:assert/strict'
import test from 'node:test'
import { fewNames, goodsInWords, matchesPack, type PackProduct, shownPack } from './shown-packs.ts'

const product = (id: string, more: Partial<PackProduct> = {}): PackProduct => ({
  id,
  code: 'PRD1000',
  name: `The ${id}`,
  tamilName: '',
  unit: '1box',
  contents: '',
  category: 'Bomb',
  pricePaise: 10_00,
  stock: 9,
  isOffered: true,
  ...more,
})
const products = new Map(
  [product('rocket'), product('snake', { isOffered: false }), product('bomb', { stock: 1, tamilName: 'குண்டு' })].map(
    (each) => [each.id, each],
  ),
)
const pack = (...goods: [string, number][]) => ({
  id: 'p',
  name: 'Family',
  tamilName: 'குடும்பம்',
  about: 'For ten',
  tamilAbout: '',
  enabled: 'on',
  goods: JSON.stringify(goods),
})

test('a pack says what it costs, and how many there are', () => {
  const { pricePaise, stock, pieces, lacking } = shownPack(pack(['rocket', 4]), products, {})
  assert.deepEqual({ pricePaise, stock, pieces, lacking }, { pricePaise: 40_00, stock: 2, pieces: 4, lacking: [] })
})

test('deleted, hidden and lacking goods are named, and such a pack has no stock', () => {
  const shown = shownPack(pack(['rocket', 1], ['snake', 1], ['bomb', 2], ['old', 1], ['older', 1]), products, {
    old: 'Old bomb',
  })
  assert.equal(shown.stock, 0)
  assert.deepEqual(shown.deleted, ['Old bomb', 'a deleted product'])
  assert.deepEqual(shown.hidden, ['The snake'])
  assert.deepEqual(shown.lacking, ['The bomb'])
  assert.equal(fewNames(['A', 'B', 'C', 'D', 'E']), 'A, B, C and 2 more')
})

test('the search finds a pack by its names, its text and its goods', () => {
  const shown = shownPack(pack(['rocket', 1], ['bomb', 1]), products, {})
  for (const search of ['', 'fam', 'குடும்', 'ten', 'rock family', 'குண்டு'])
    assert.ok(matchesPack(search, shown, products), search)
  for (const search of ['snake', 'amily']) assert.ok(!matchesPack(search, shown, products), search)
})

test('a conflict shows the goods in words', () => {
  assert.equal(goodsInWords('[["rocket",3],["old",1]]', products), '3 × The rocket, 1 × a deleted product')
})
