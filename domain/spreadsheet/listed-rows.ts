/** Reads the rows of an owner's table: the products with their faults, under the categories whose rows stand above them. */
import type { Paise } from '../money.ts'
import { priceFromDiscount } from '../product-form.ts'
import { readProductCode, type Unit } from '../product.ts'
import { type CategoryHeading, categoryHeading, headingKey, isNote } from './category-heading.ts'
import {
  CONTENTS_MAX,
  type Read,
  readContents,
  readMoney,
  readName,
  readPercent,
  readStock,
  readText,
  readUnit,
  readYesNo,
  shown,
} from './cell-values.ts'
import { type Columns, isHeading, type Table } from './columns.ts'
import { type CellValue, cellText, columnLetters, filledCells, type GridRow } from './grid.ts'
import { sheetFields, type SheetField } from './sheet-fields.ts'

/** What a row says of its product; a field that it says nothing of is missing, one that it empties is ''. */
export type RowValues = {
  code?: string
  name?: string
  tamilName?: string
  contents?: string
  unit?: Unit
  mrpPaise?: Paise
  pricePaise?: Paise
  /** In percent, of the row itself, its category or the whole table. */
  discount?: number
  stock?: number
  enabled?: boolean
  isNew?: boolean
}

/** `column` is the cell's letters; '' where a cell is lacking because its column is. */
export type Fault = { column: string; sentence: string }

export type ListedRow = {
  /** The row's number in the file. */
  number: number
  /** The category as it stands in the list; '' above the first one. */
  heading: string
  values: RowValues
  faults: Fault[]
  /** A price that contradicts the discount beside it: read as it stands, once it has been confirmed. */
  question?: string
}

export type Listed = {
  rows: ListedRow[]
  /** The categories in the order of the list, each once. */
  headings: string[]
  /** The numbers of the rows that were left out because they are hidden. */
  hidden: number[]
  /** The rows that are neither product nor category: notes, totals, headings without goods. */
  notes: { number: number; text: string }[]
}

export type ListOptions = {
  columns: Columns
  /** The discount for all, in percent. */
  discount?: number | undefined
  readsHidden?: boolean
  /** The keys of headings that are no categories: the rows below them belong to the category above. */
  notCategories?: ReadonlySet<string>
}

/** Returns what the rows of a table say. */
export function readListedRows(table: Table, options: ListOptions): Listed {
  const listed: Listed = { rows: [], headings: [], hidden: [], notes: [] }
  let heading: (CategoryHeading & { number: number; isUsed: boolean }) | undefined
  let category = ''
  const drop = () => {
    if (heading && !heading.isUsed) listed.notes.push({ number: heading.number, text: heading.text })
  }
  for (const row of table.body) {
    const filled = filledCells(row)
    if (filled.length === 0 || isHeading(row, 2)) continue
    if (row.isHidden && !options.readsHidden) {
      listed.hidden.push(row.number)
      continue
    }
    const found = options.columns.category === undefined && !hasGoods(row, options) ? categoryHeading(row) : undefined
    if (found && options.notCategories?.has(headingKey(found.text))) {
      listed.notes.push({ number: row.number, text: found.text })
    } else if (found) {
      drop()
      heading = { ...found, number: row.number, isUsed: false }
    } else if (isProduct(row, filled, options)) {
      if (heading) heading.isUsed = true
      // A cell merged over several rows, or written once for all below it, is empty in the others.
      category = (options.columns.category !== undefined && cellText(row.cells[options.columns.category])) || category
      const text = options.columns.category === undefined ? (heading?.text ?? '') : category
      if (!listed.headings.includes(text)) listed.headings.push(text)
      listed.rows.push(readRow(row, text, { ...options, discount: heading?.discount ?? options.discount }))
    } else {
      listed.notes.push({
        number: row.number,
        text: filled
          .map((at) => cellText(row.cells[at]))
          .join(' ')
          .slice(0, 120),
      })
    }
  }
  drop()
  return { ...listed, notes: listed.notes.toSorted((a, b) => a.number - b.number) }
}

/** Returns true when one of the cells that only goods have is filled. */
function hasGoods({ cells }: GridRow, { columns }: ListOptions): boolean {
  const goods: SheetField[] = ['code', 'contents', 'unit', 'price', 'mrp', 'stock']
  return goods.some((field) => {
    const text = columns[field] === undefined ? '' : cellText(cells[columns[field]])
    return text !== '' && cellText(columns.name === undefined ? '' : cells[columns.name]) !== text && !/%/.test(text)
  })
}

function isProduct(row: GridRow, filled: readonly number[], options: ListOptions): boolean {
  const { columns } = options
  const name = columns.name === undefined ? '' : cellText(row.cells[columns.name])
  if (name !== '') return !isNote(name) && (filled.length > 1 || hasGoods(row, options))
  return (
    (columns.code !== undefined && cellText(row.cells[columns.code]) !== '') ||
    (filled.length > 2 && hasGoods(row, options) && !filled.some((at) => isNote(cellText(row.cells[at]))))
  )
}

function readRow(row: GridRow, heading: string, { columns, discount: above }: ListOptions): ListedRow {
  const faults: Fault[] = []
  const cell = (field: SheetField): CellValue | undefined =>
    columns[field] === undefined ? undefined : (row.cells[columns[field]] ?? null)
  const fault = (field: SheetField, sentence: string) => {
    faults.push({ column: columns[field] === undefined ? '' : columnLetters(columns[field]), sentence })
  }
  const value = <Value>(field: SheetField, read: Read<Value>): Value | undefined => {
    if (read && 'fault' in read) fault(field, read.fault)
    return read && 'value' in read ? read.value : undefined
  }
  const values: RowValues = {}
  const code = value('code', readText(cell('code')))
  if (code !== undefined) {
    const read = readProductCode(code)
    if (read) values.code = read
    else fault('code', `“${shown(code)}” is no code of this shop: codes are PRD and four digits.`)
  }
  const contentsText = value('contents', readText(cell('contents')))
  const name = value(
    'name',
    readName(cell('name'), { keepsContents: contentsText !== undefined || values.code !== undefined }),
  )
  if (name) values.name = name.name
  else if (faults.length === 0) fault('name', 'The product name is missing.')
  const contents = readContents(contentsText ?? name?.contents ?? '')
  const unitText = value('unit', readText(cell('unit'))) ?? ''
  const unit = readUnit(unitText)
  if (unit) values.unit = unit
  else if (unitText !== '' && !/\p{L}/u.test(unitText))
    fault('unit', `Per “${shown(unitText)}” is neither Box nor Pkt.`)
  // A list may say under Per what is in a box: 10 pcs.
  const said = contents || (unit ? '' : readContents(unitText))
  if (said.length > CONTENTS_MAX) fault('contents', `Contents must be at most ${CONTENTS_MAX} characters.`)
  else if (said !== '' || (values.code !== undefined && columns.contents !== undefined)) values.contents = said
  const tamilName = value('tamilName', readText(cell('tamilName')))
  if (tamilName !== undefined || (values.code !== undefined && columns.tamilName !== undefined))
    values.tamilName = tamilName ?? ''
  if ((values.tamilName?.length ?? 0) > 120) fault('tamilName', 'Tamil name must be at most 120 characters.')
  assign(values, 'stock', value('stock', readStock(cell('stock'))))
  assign(values, 'enabled', value('enabled', readYesNo(cell('enabled'), sheetFields.enabled)))
  assign(values, 'isNew', value('isNew', readYesNo(cell('isNew'), sheetFields.isNew)))
  const own = value('discount', readPercent(cell('discount')))
  assign(values, 'discount', own ?? above)
  assign(values, 'mrpPaise', value('mrp', readMoney(cell('mrp'), 'M.R.P.')))
  assign(values, 'pricePaise', value('price', readMoney(cell('price'), 'Price')))
  const question = own === undefined ? undefined : contradiction(values, own)
  completePrices(values)
  if (faults.length === 0 && values.mrpPaise === undefined && values.pricePaise === undefined)
    missingPrice(values, columns, fault)
  return { number: row.number, heading, values, faults, ...(question && { question }) }
}

function missingPrice(values: RowValues, columns: Columns, fault: (field: SheetField, sentence: string) => void) {
  // A list without any column of prices changes other fields of known products; so does one of discounts alone.
  if (columns.price === undefined && columns.mrp === undefined) return
  if (values.discount !== undefined && columns.discount !== undefined) return
  fault(columns.price === undefined ? 'mrp' : 'price', 'The price is missing.')
}

/** Of M.R.P., discount and price any two give the third. */
function completePrices(values: RowValues) {
  const { mrpPaise, pricePaise, discount } = values
  if (discount === undefined) return
  if (mrpPaise !== undefined) values.pricePaise ??= priceFromDiscount(mrpPaise, discount)
  else if (pricePaise !== undefined && discount < 100)
    values.mrpPaise = Math.round((pricePaise * 100) / (100 - discount))
}

/** A rupee more or less is rounding. */
function contradiction({ mrpPaise, pricePaise }: RowValues, discount: number): string | undefined {
  if (mrpPaise === undefined || pricePaise === undefined) return undefined
  const counted = priceFromDiscount(mrpPaise, discount)
  if (Math.abs(counted - pricePaise) <= Math.max(100, mrpPaise / 100)) return undefined
  return `The price is not the M.R.P. less ${discount} %.`
}

function assign<Key extends keyof RowValues>(values: RowValues, key: Key, value: RowValues[Key]) {
  if (value !== undefined) values[key] = value
}
