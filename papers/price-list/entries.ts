/** Rows of the price list: categories and products. */
import { wordsOf } from '#domain/words/catalogue.ts'
import { papers } from '#domain/words/en/papers/papers.ts'
import type { Section } from '#domain/product/catalogue.ts'
import { formatRupees } from '#domain/money.ts'
import { CONTENT_WIDTH_MM, columnsOf, oneLineCell } from '../page-layout.ts'
import type { Cell } from '../page-layout.ts'
import { discountBadge, type Product, unitLabel } from '#domain/product/product.ts'
import { breakLines, printableText } from '../printable-text.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import { stockLevel } from '#domain/product/stock.ts'

export const LIST_TEXT_MM = 2.8
export const LIST_LINE_MM = 3.6
export const LIST_PADDING_MM = 1
export const LIST_GUTTER_MM = 4
export const LIST_COLUMN_MM = (CONTENT_WIDTH_MM - LIST_GUTTER_MM) / 2
export const LIST_NOTE_MM = 2.8
const ROW_MM = 5
const HEADING_MM = 6
const MOST_LINES = 3

/** Measured from the left edge of a page column. */
export const listColumns = columnsOf(
  [
    ['code', 12, 'left'],
    ['product', 33, 'left'],
    ['unit', 7.5, 'center'],
    ['mrp', 11.5, 'right'],
    ['discount', 7.5, 'center'],
    ['ourPrice', 12, 'right'],
    ['quantity', 7, 'center'],
    ['amount', 10.5, 'right'],
  ],
  0,
  LIST_COLUMN_MM,
)

export type ListSeller = Pick<
  ShopSettings,
  'name' | 'tagline' | 'address' | 'phone' | 'website' | 'minimumOrderPaise' | 'callItEnquiry'
> &
  Partial<Pick<ShopSettings, 'logo' | 'legalNotice' | 'licenceNumber' | 'gstin'>>

export type ListEntry = {
  kind: 'category' | 'product'
  category: string
  /** A product's cells up to 'Our Price': 'Qty' and 'Amount' are filled in by hand. */
  cells: Cell[]
  heightMm: number
  /** Printed in place of 'Qty' and 'Amount'. */
  isSoldOut?: true
}

export function listEntries({ category, tamilName, products }: Omit<Section, 'place'>): ListEntry[] {
  const rows = products.map((product): ListEntry => {
    const percent = discountBadge(product)
    const mrpPaise = Math.max(product.mrpPaise, product.pricePaise)
    const texts = [
      printableText(product.code),
      printableText(fullName(product)),
      unitLabel(product.unit),
      formatRupees(mrpPaise),
      percent === undefined ? '-' : `${percent}%`,
      formatRupees(product.pricePaise),
    ]
    const cells = texts.map((text, at) => cell(text, at))
    const lines = Math.max(...cells.map((one) => one.lines.length))
    const heightMm = ROW_MM + (lines - 1) * LIST_LINE_MM
    return {
      kind: 'product',
      category,
      cells,
      heightMm,
      ...(stockLevel(product.stock) === 'out' && { isSoldOut: true }),
    }
  })
  return [categoryHeading(tamilName ? `${category} · ${tamilName}` : category), ...rows]
}

function fullName({ name, tamilName, contents, isNew }: Product): string {
  const names = tamilName === '' ? name : `${name} ${tamilName}`
  const full = contents === '' ? names : `${names} (${contents})`
  return isNew ? wordsOf(papers).newProduct({ name: full }) : full
}

export function categoryHeading(category: string, isContinued = false): ListEntry {
  const text = isContinued ? wordsOf(papers).categoryContinued({ category }) : category
  const heading = oneLineCell(printableText(text), LIST_COLUMN_MM - 2 * LIST_PADDING_MM, 3.1, true)
  return { kind: 'category', category, cells: [heading], heightMm: HEADING_MM }
}

export function listNotes(seller: ListSeller): string[] {
  const text = wordsOf(papers)
  const marks = [
    seller.licenceNumber && text.licence({ number: seller.licenceNumber }),
    seller.gstin && text.gstin({ number: seller.gstin }),
    `${seller.name}, ${seller.address}.`,
  ]
  const notes = [seller.legalNotice ?? '', marks.filter(Boolean).join(' ')].map(printableText).filter(Boolean)
  return notes.flatMap((note) => breakLines(note, CONTENT_WIDTH_MM, { sizeMm: LIST_NOTE_MM })).slice(0, MOST_NOTE_LINES)
}

const MOST_NOTE_LINES = 12

function cell(text: string, at: number): Cell {
  const { key, widthMm = 0 } = listColumns[at] ?? {}
  const room = widthMm - 2 * LIST_PADDING_MM
  if (key === 'product') {
    return { lines: breakLines(text, room, { sizeMm: LIST_TEXT_MM }, MOST_LINES), sizeMm: LIST_TEXT_MM }
  }
  return oneLineCell(text, room, LIST_TEXT_MM, key === 'ourPrice')
}
