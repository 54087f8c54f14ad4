/** Decides by its cells whether a row is a product, a category, repeated headings or a note. */
import { readProductCode } from '../product/product.ts'
import { readMoney } from '../spreadsheets/cells/cell-values.ts'
import { cellText, filledCells, type GridRow, wordCells } from '../spreadsheets/grid.ts'
import { type Columns, headingKinds, type SheetField } from '../spreadsheets/sheet-fields.ts'
import {
  type CategoryHeading,
  categoryHeading,
  isDiscount,
  isNote,
  isSum,
  type KnownHeadings,
} from './category-heading.ts'
import { isHeading } from './columns.ts'

export type RowKind =
  | { kind: 'empty' }
  /** `category` is the text in the name column. */
  | { kind: 'headings'; category: string | undefined }
  | { kind: 'category'; heading: CategoryHeading }
  | { kind: 'product' }
  | { kind: 'note' }

export function rowKind(row: GridRow, columns: Columns, known?: KnownHeadings): RowKind {
  if (filledCells(row).length === 0) return { kind: 'empty' }
  if (isHeading(row, 2)) return { kind: 'headings', category: categoryInHeadings(row, columns) }
  const heading = headingOf(row, columns, known)
  if (heading) return { kind: 'category', heading }
  return { kind: isProduct(row, columns) ? 'product' : 'note' }
}

/** A list may repeat its headings above each category, with the category in the name column. */
export function categoryInHeadings(row: GridRow, { name }: Columns): string | undefined {
  const text = name === undefined ? '' : cellText(row.cells[name])
  if (!isHeading(row, 2) || headingKinds(text).size > 0 || !/\p{L}\p{M}*\p{L}/u.test(text) || isNote(text))
    return undefined
  return text
}

export function isProduct(row: GridRow, columns: Columns): boolean {
  const filled = wordCells(row)
  const name = columns.name === undefined ? '' : cellText(row.cells[columns.name])
  if (/[\p{L}\p{N}]/u.test(name)) {
    const isNumbered = hasSerial(row, columns) && hasGoods(row, columns)
    if (isSum(name) && !isNumbered) return false
    return (
      (!isNote(name) || isNumbered || hasPrice(row, columns)) &&
      (filled.length > 1 || hasGoods(row, columns) || isMissing(row, columns))
    )
  }
  return (
    (columns.code !== undefined && readProductCode(cellText(row.cells[columns.code])) !== undefined) ||
    (filled.length > 2 && hasGoods(row, columns) && !filled.some((at) => isNote(cellText(row.cells[at]))))
  )
}

function headingOf(row: GridRow, columns: Columns, known?: KnownHeadings): CategoryHeading | undefined {
  const { category, name = -1, price, mrp } = columns
  if (hasGoods(row, columns)) return undefined
  if (category !== undefined && (cellText(row.cells[category]) === '' || cellText(row.cells[name]) !== ''))
    return undefined
  const isUnpriced = (price ?? mrp) !== undefined && !hasSerial(row, columns)
  const inBoth = isUnpriced && !isMissing(row, columns)
  return categoryHeading(row, { filler: isUnpriced && isFilled(row), inBoth, known })
}

/** Only texts, ones and zeros: forms count so in rows without goods. */
function isFilled({ cells }: GridRow): boolean {
  return cells.every((cell) => !/\d/.test(cellText(cell)) || /\p{L}/u.test(cellText(cell)) || Number(cell) <= 1)
}

function hasGoods({ cells }: GridRow, columns: Columns): boolean {
  const goods: SheetField[] = ['code', 'contents', 'unit', 'price', 'mrp', 'stock']
  const name = cellText(columns.name === undefined ? '' : cells[columns.name])
  return goods.some((field) => {
    const text = columns[field] === undefined ? '' : cellText(cells[columns[field]])
    if (field === 'code') return readProductCode(text) !== undefined
    return /[\p{L}\p{N}]/u.test(text) && name !== text && !/%/.test(text) && !isDiscount(text) && Number(text) !== 0
  })
}

function hasSerial({ cells }: GridRow, { name = 0 }: Columns): boolean {
  return cells.slice(0, name).some((cell) => /^\d{1,4}\s*[.)]?$/.test(cellText(cell)))
}

function hasPrice({ cells }: GridRow, { mrp, price }: Columns): boolean {
  return [mrp, price].some((at) => {
    const read = at === undefined ? undefined : readMoney(cells[at], '')
    return read && 'value' in read && read.value > 0
  })
}

function isMissing({ withoutResult = [] }: GridRow, { price, mrp }: Columns): boolean {
  return withoutResult.some((at) => at === price || at === mrp)
}
