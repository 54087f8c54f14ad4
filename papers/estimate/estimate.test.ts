import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { layOutEstimate, LEAST_BLANK_ROWS } from './estimate.ts'
import type { EstimateLayout, EstimatePage } from './estimate.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { orderItem } from '#domain/order/order.ts'
import type { OrderItem } from '#domain/order/order.ts'
import { A4, MARGIN_MM } from '../page-layout.ts'
import { dueAtFirst } from '#domain/payments/due.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { kavitha, lakshmiCrackers, sparklers, testOrder } from '#test/fixtures/sample-order.ts'

const asPlaced = dueAtFirst(2_249_00)

function items(count: number): OrderItem[] {
  return Array.from({ length: count }, (_, at) => orderItem({ ...lakshmiCrackers, name: `Item ${at + 1}` }, 1))
}

function estimateOf(ordered: OrderItem[], customer = kavitha): EstimateLayout {
  return layOutEstimate(testOrder({ items: ordered, customer }), demoSettings, asPlaced)
}

const rowsOf = (page: EstimatePage | undefined, kind: string) => page?.rows.filter((row) => row.kind === kind) ?? []
const productsOf = ({ pages }: EstimateLayout) => pages.flatMap((page) => rowsOf(page, 'product'))
const bottomOf = ({ rows }: EstimatePage) => Math.max(...rows.map(({ topMm, heightMm }) => topMm + heightMm))

test('§9 one line: band, at least three blank rows, totals', () => {
  const { pages } = estimateOf([orderItem(lakshmiCrackers, 10)])
  assert.equal(pages.length, 1)
  const kinds = pages[0]?.rows.map(({ kind }) => kind) ?? []
  assert.deepEqual(kinds.slice(0, 3), ['columns', 'band', 'product'])
  assert.equal(kinds.at(-1), 'totals')
  assert.ok(rowsOf(pages[0], 'blank').length >= LEAST_BLANK_ROWS)
  assert.deepEqual(pages[0]?.closing?.totals, {
    totalItems: 10,
    totalPaise: 450_00,
    savedPaise: 1350_00,
    total: '₹450',
    charges: [],
  })
})

test('packing and round-off have rows of their own between the goods and the total', () => {
  for (const count of [1, 18, 19, 20, 21, 22, 23, 60]) {
    const order = testOrder({ items: items(count), packingPaise: 13_50, roundOffPaise: -50 })
    const { pages } = layOutEstimate(order, demoSettings, asPlaced)
    const last = pages.at(-1)!
    assert.deepEqual(
      last.rows.slice(-5).map(({ kind }) => kind),
      ['blank', 'charge', 'charge', 'charge', 'totals'],
    )
    const { charges, totalPaise } = last.closing!.totals
    assert.deepEqual(charges, [
      { label: 'Goods', amount: formatRupees(count * lakshmiCrackers.pricePaise) },
      { label: 'Packing charge', amount: '₹13.50' },
      { label: 'Round off', amount: '- ₹0.50' },
    ])
    assert.equal(totalPaise, count * lakshmiCrackers.pricePaise + 13_00)
    assert.ok(last.closing!.notesTopMm + 4 * last.closing!.notes.length <= A4.heightMm - MARGIN_MM, `${count} lines`)
  }
})

test('§9 a new page when full, with the header row repeated', () => {
  for (const count of [24, 25, 26, 27, 28, 60, 500]) {
    const { pages } = estimateOf(items(count))
    assert.ok(pages.length > 1, `${count} lines`)
    for (const page of pages) {
      assert.equal(rowsOf(page, 'columns').length, 1)
      assert.equal(page.rows[0]?.kind, 'columns')
      assert.equal(rowsOf(page, 'band').length, page.number === 1 ? 1 : 0)
      assert.equal(page.head !== undefined, page.number === 1)
      assert.equal(page.closing !== undefined, page.number === pages.length)
    }
    assert.deepEqual(
      productsOf(estimateOf(items(count))).map(({ cells }) => cells[2]?.lines[0]),
      items(count).map(({ name }) => name),
    )
  }
})

test('pages are full before a new one begins: 27 products on the first, 37 on the next', () => {
  const { pages } = estimateOf(items(100))
  assert.deepEqual(
    pages.map((page) => rowsOf(page, 'product').length),
    [27, 37, 31, 5],
  )
})

test('60 lines fill three pages, the totals with products above them', () => {
  const { pages } = estimateOf(items(60))
  assert.deepEqual(
    pages.map((page) => rowsOf(page, 'product').length),
    [27, 28, 5],
  )
  assert.equal(pages.at(-1)?.closing?.totals.totalItems, 60)
})

test('§9 sample placeholders when data is missing', () => {
  const { pages, fileName } = layOutEstimate({}, demoSettings, asPlaced)
  const head = pages[0]?.head
  assert.deepEqual([head?.enquiryNumber, head?.date], ['ORD00000000000000000', 'DD/MM/YYYY'])
  assert.deepEqual(
    head?.customer.left.map(({ lines }) => lines[0]),
    ['Customer Name', '00000 00000', 'N/A'],
  )
  assert.equal(rowsOf(pages[0], 'product')[0]?.cells[2]?.lines[0], 'Sample Product')
  assert.equal(pages[0]?.closing?.totals.total, '₹0')
  assert.equal(fileName, 'Estimate_ORD00000000000000000_Customer.pdf')
})

test('no row is lost, no page overflows, nothing overlaps and the totals follow a product', () => {
  const names = fc.oneof(fc.string({ maxLength: 150 }), fc.constantFrom('Rocket', sparklers.name.repeat(3)))
  const item = fc
    .record({ name: names, quantity: fc.integer({ min: 1, max: 1e6 }), pricePaise: fc.integer({ min: 0, max: 1e9 }) })
    .map(({ quantity, ...product }) => orderItem({ ...lakshmiCrackers, ...product }, quantity))
  const customer = fc
    .record({ name: fc.string({ maxLength: 100 }), address: fc.string({ maxLength: 500 }), tamil: fc.boolean() })
    .map(({ tamil, ...typed }) =>
      tamil ? { ...kavitha, name: 'ளூ'.repeat(50), address: 'நூளூ '.repeat(100) } : { ...kavitha, ...typed },
    )
  const notice = fc.string({ maxLength: 500 })
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 90 }), customer, notice, (ordered, buyer, legalNotice) => {
      const model = layOutEstimate(
        testOrder({ items: ordered, customer: buyer }),
        { ...demoSettings, legalNotice },
        asPlaced,
      )
      assert.deepEqual(
        productsOf(model).map(({ cells }) => cells[0]?.lines[0]),
        ordered.map((_, at) => String(at + 1)),
      )
      for (const page of model.pages) assertWellSet(page)
      const last = model.pages.at(-1)
      assert.ok(rowsOf(last, 'product').length > 0, 'totals without a product')
      assert.ok(rowsOf(last, 'blank').length >= LEAST_BLANK_ROWS)
      assert.equal(
        last?.closing?.totals.totalPaise,
        ordered.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0),
      )
    }),
    { numRuns: 60 },
  )
})

function assertWellSet(page: EstimatePage) {
  let top = MARGIN_MM + (page.head?.heightMm ?? 7)
  for (const row of page.rows) {
    assert.equal(row.topMm, top)
    assert.equal(row.heightMm % 7, 0)
    top += row.heightMm
  }
  const notesMm = page.closing ? 2 + page.closing.notes.length * 4.1 : 0
  assert.ok(bottomOf(page) + notesMm <= A4.heightMm - MARGIN_MM - 4, `page ${page.number} ends at ${bottomOf(page)}`)
}

test('an edited order has REVISED in its title, its discount above the total, and its substitutes named', () => {
  const order = testOrder({
    items: [{ ...orderItem(lakshmiCrackers, 4), substituteFor: 'Bijili' }],
    totalPaise: 170_00,
    discountPaise: 10_00,
    revision: 1,
    revisedAt: '2026-11-21T05:00:00.000Z',
  })
  const [page] = layOutEstimate(order, demoSettings, asPlaced).pages
  assert.equal(page?.head?.title, 'ESTIMATE (REVISED)')
  assert.equal(page?.closing?.totals.total, '₹170')
  assert.deepEqual(page?.closing?.totals.charges, [
    { label: 'Goods', amount: '₹180' },
    { label: 'Discount', amount: '- ₹10' },
  ])
  const product = page?.rows.find(({ kind }) => kind === 'product')
  assert.match(product?.cells[2]?.lines.join(' ') ?? '', /4" Lakshmi \(in place of Bijili\)/)
})
