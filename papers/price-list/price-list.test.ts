import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { firstCategories } from '#domain/category/category.ts'
import { A4, MARGIN_MM } from '../page-layout.ts'
import { layOutPriceList } from './price-list.ts'
import type { ListPage, PriceListLayout } from './price-list.ts'
import type { Product } from '#domain/product/product.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { giftBox, lakshmiCrackers, sparklers } from '#test/fixtures/sample-order.ts'
import { firstList } from '#test/fixtures/first-list.ts'

const NOON = new Date('2026-10-28T06:30:00Z')
const listOf = (products: Product[]) => layOutPriceList({ products, categories: firstList }, demoSettings, NOON)
const entriesOf = ({ pages }: PriceListLayout) => pages.flatMap(({ columns }) => columns.flat())
const namesOf = (list: PriceListLayout) =>
  entriesOf(list).map(({ kind, cells }) => cells[kind === 'category' ? 0 : 1]?.lines.join(' '))

test('dated, grouped by category in the order of the list, with every price', () => {
  const list = listOf([giftBox, sparklers, lakshmiCrackers])
  assert.equal(list.date, '28/10/2026')
  assert.deepEqual(namesOf(list), [
    'One sound crackers',
    lakshmiCrackers.name,
    'Sparklers',
    sparklers.name,
    'Gift box',
    giftBox.name,
  ])
  const gift = entriesOf(list).at(-1)
  assert.deepEqual(
    gift?.cells.map(({ lines }) => lines.join(' ')),
    ['PRD1999', giftBox.name, '1Box', '₹4,000', '78%', '₹899.50'],
  )
})

test('the legal notice, the licence and the address are at the end', () => {
  const notes = listOf([lakshmiCrackers]).pages.at(-1)?.notes?.lines.join(' ') ?? ''
  assert.ok(notes.includes(demoSettings.legalNotice))
  assert.ok(notes.includes(demoSettings.licenceNumber))
  assert.ok(notes.includes(demoSettings.address))
})

test('a shop without products has a list of one page', () => {
  const list = listOf([])
  assert.deepEqual([list.pages.length, list.productCount, entriesOf(list).length], [1, 0, 0])
})

test('the same catalogue on the same day is the same list', () => {
  assert.deepEqual(
    listOf([lakshmiCrackers]),
    layOutPriceList(
      { products: [lakshmiCrackers], categories: firstList },
      demoSettings,
      new Date('2026-10-28T10:00:00Z'),
    ),
  )
  assert.notDeepEqual(
    listOf([lakshmiCrackers]),
    layOutPriceList(
      { products: [lakshmiCrackers], categories: firstList },
      demoSettings,
      new Date('2026-10-29T10:00:00Z'),
    ),
  )
})

test('the file is named after shop and day', () => {
  assert.equal(listOf([]).fileName, 'Price_List_Sri_Vinayaga_Crackers_28-10-2026.pdf')
})

test('no product is lost, nothing overlaps, no heading is alone, and a category that continues repeats its name', () => {
  const product = fc
    .record({ category: fc.constantFrom(...firstCategories), name: fc.string({ maxLength: 120 }), id: fc.uuid() })
    .map((changes) => ({ ...lakshmiCrackers, ...changes, code: changes.id }))
  fc.assert(
    fc.property(fc.array(product, { maxLength: 400 }), (products) => {
      const list = listOf(products)
      const codes = entriesOf(list).flatMap(({ kind, cells }) => (kind === 'product' ? (cells[0]?.lines ?? []) : []))
      assert.deepEqual(codes.toSorted(), products.map(({ code }) => code).toSorted())
      list.pages.forEach(assertWellSet)
      assert.deepEqual(
        list.pages.map(({ notes }) => notes !== undefined),
        list.pages.map((_, at) => at === list.pages.length - 1),
      )
    }),
    { numRuns: 40 },
  )
})

function assertWellSet({ columns, notes, number }: ListPage) {
  for (const column of columns) {
    let bottom = MARGIN_MM
    for (const { topMm, heightMm } of column) {
      assert.ok(topMm >= bottom - 1e-9)
      bottom = topMm + heightMm
    }
    const endMm = notes ? notes.topMm : A4.heightMm - MARGIN_MM - 4
    assert.ok(bottom <= endMm + 1e-9, `page ${number} ends at ${bottom}`)
    if (column.length > 0) {
      assert.equal(column[0]?.kind, 'category')
      assert.equal(column.at(-1)?.kind, 'product')
    }
  }
}
