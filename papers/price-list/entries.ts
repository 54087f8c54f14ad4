/** Rows of the price list: categories and products. */
import { bothNames } from '#domain/names/both-names.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { papers } from '#domain/words/en/papers/papers.ts'
import type { Language } from '#domain/language.ts'
import type { Section } from '#domain/product/catalogue.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { CONTENT_WIDTH_MM, columnsOf, oneLineCell } from '../page-layout.ts'
import type { Cell, Column } from '../page-layout.ts'
import { discountBadge, type Product } from '#domain/product/product.ts'
import { breakLines, printableText } from '../printable-text.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import { stockLevel } from '#domain/product/stock.ts'
import { shownLanguage } from '#domain/words/shown-language.ts'

export const LIST_TEXT_MM = 2.8
export const LIST_LINE_MM = 3.6
export const LIST_PADDING_MM = 1
export const LIST_GUTTER_MM = 4
export const LIST_COLUMN_MM = (CONTENT_WIDTH_MM - LIST_GUTTER_MM) / 2
export const LIST_NOTE_MM = 2.8
const ROW_MM = 5
const HEADING_MM = 6
const MOST_LINES = 5

type ListColumn = 'code' | 'product' | 'unit' | 'mrp' | 'discount' | 'ourPrice' | 'quantity' | 'amount'

type Widths = Readonly<Record<ListColumn, number>>

/** Tamil words for units and quantity are wider. A language without widths of its own takes the English ones. */
const widths: Readonly<{ en: Widths } & Partial<Record<Language, Widths>>> = {
  en: { code: 12, product: 33, unit: 7.5, mrp: 11.5, discount: 7.5, ourPrice: 12, quantity: 7, amount: 10.5 },
  ta: { code: 12, product: 29.5, unit: 10, mrp: 12, discount: 7.5, ourPrice: 12, quantity: 8, amount: 10 },
}

/** Measured from the left edge of a page column. */
export function listColumns(): Column<ListColumn>[] {
  const own = widths[shownLanguage()] ?? widths.en
  return columnsOf(
    [
      ['code', own.code, 'left'],
      ['product', own.product, 'left'],
      ['unit', own.unit, 'center'],
      ['mrp', own.mrp, 'right'],
      ['discount', own.discount, 'center'],
      ['ourPrice', own.ourPrice, 'right'],
      ['quantity', own.quantity, 'center'],
      ['amount', own.amount, 'right'],
    ],
    0,
    LIST_COLUMN_MM,
  )
}

export type ListSeller = Pick<
  ShopSettings,
  'name' | 'tagline' | 'address' | 'phone' | 'website' | 'minimumOrderPaise' | 'callItEnquiry'
> &
  Partial<Pick<ShopSettings, 'logo' | 'legalNotice' | 'licenceNumber' | 'gstin'>>

export type ListEntry = {
  kind: 'category' | 'product'
  /** In both languages, as in the heading. */
  category: string
  /** A product's cells up to 'Our Price': 'Qty' and 'Amount' are filled in by hand. */
  cells: Cell[]
  heightMm: number
  /** Printed in place of 'Qty' and 'Amount'. */
  isSoldOut?: true
}

export function listEntries({ category: name, tamilName, products }: Omit<Section, 'place'>): ListEntry[] {
  const category = bothNames({ name, tamilName })
  const columns = listColumns()
  const { box, packet } = wordsOf(papers)
  const rows = products.map((product): ListEntry => {
    const percent = discountBadge(product)
    const mrpPaise = Math.max(product.mrpPaise, product.pricePaise)
    const texts = [
      printableText(product.code),
      printableText(fullName(product)),
      product.unit === '1box' ? box : packet,
      formatRupees(mrpPaise),
      percent === undefined ? '-' : `${percent}%`,
      formatRupees(product.pricePaise),
    ]
    const cells = texts.map((text, at) => cell(text, columns[at]))
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
  return [categoryHeading(category), ...rows]
}

function fullName({ name, tamilName, contents, isNew }: Product): string {
  const names = bothNames({ name, tamilName })
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

function cell(text: string, { key, widthMm = 0 }: Partial<Column<ListColumn>> = {}): Cell {
  const room = widthMm - 2 * LIST_PADDING_MM
  if (key === 'product') {
    return { lines: breakLines(text, room, { sizeMm: LIST_TEXT_MM }, MOST_LINES), sizeMm: LIST_TEXT_MM }
  }
  return oneLineCell(text, room, LIST_TEXT_MM, key === 'ourPrice')
}
