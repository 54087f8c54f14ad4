/** Reads a row's product values, its faults, and its ambiguous cells. */
import type { Paise } from '../numbers/money.ts'
import { CONTENTS_MAX, priceFromDiscount } from '../product/product-form.ts'
import { readProductCode, type Unit } from '../product/product.ts'
import {
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
} from '../spreadsheets/cells/cell-values.ts'
import type { DecimalSign } from '../spreadsheets/cells/number-text.ts'
import type { Columns } from '../spreadsheets/sheet-fields.ts'
import { type CellValue, cellText, columnLetters, type GridRow } from '../spreadsheets/grid.ts'
import { isDiscounted } from './price-columns.ts'
import { fieldLabels, type SheetField } from '../spreadsheets/sheet-fields.ts'
import { wordsOf } from '../words/catalogue.ts'
import { listRows } from '../words/en/office/goods/list-rows.ts'

/** Missing if the row lacks it, '' if the row clears it. */
export type RowValues = {
  code?: string
  name?: string
  tamilName?: string
  contents?: string
  unit?: Unit
  mrpPaise?: Paise
  pricePaise?: Paise
  /** In percent, from the row, its category or the table. */
  discount?: number
  stock?: number
  enabled?: boolean
  isNew?: boolean
}

/** `column` has letters, '' if missing. `field` can be typed instead. */
export type Fault = { column: string; sentence: string; field?: SheetField }

/** `text` is the cell's number, '' for a date. */
export type Ambiguity = {
  column: string
  sentence: string
  field: SheetField
  text: string
  readings: readonly string[]
}

export type ListedRow = {
  number: number
  /** As listed; '' above the first category. */
  heading: string
  values: RowValues
  faults: Fault[]
  ambiguities: Ambiguity[]
  /** The price contradicts its discount. */
  question?: string
  /** A formula without a stored result, or empty although the list has prices and no discount. */
  price?: 'formula' | 'missing'
  /** Rows that continue the name. */
  joined?: number[]
}

/** By row and field. */
export type Corrections = ReadonlyMap<number, ReadonlyMap<SheetField, string>>

export type RowOptions = {
  columns: Columns
  discount?: number | undefined
  /** In its place. */
  unclear?: string | undefined
  corrections?: Corrections | undefined
  decimals?: DecimalSign | undefined
}

/** `more` continues the name. */
export function readRow(row: GridRow, heading: string, options: RowOptions, more = ''): ListedRow {
  const { columns, decimals, unclear } = options
  const words = wordsOf(listRows)
  const labels = fieldLabels()
  const typed = options.corrections?.get(row.number)
  const read: ListedRow = { number: row.number, heading, values: {}, faults: [], ambiguities: [] }
  const { values, faults } = read
  const letters = (field: SheetField) => (columns[field] === undefined ? '' : columnLetters(columns[field]))
  const cell = (field: SheetField): CellValue | undefined => {
    if (typed?.has(field)) return typed.get(field)
    const at = columns[field]
    if (at === undefined) return undefined
    return field === 'name' && more !== '' ? `${cellText(row.cells[at])} ${more}` : (row.cells[at] ?? null)
  }
  const fault = (field: SheetField, sentence: string) => faults.push({ column: letters(field), sentence, field })
  const has = (list: readonly number[] | undefined, field: SheetField) =>
    columns[field] !== undefined && !typed?.has(field) && list?.includes(columns[field]) === true
  const value = <Value>(field: SheetField, found: Read<Value>): Value | undefined => {
    if (has(row.withoutResult, field) && field !== 'price') fault(field, words.noResult)
    if (!found) return undefined
    if ('fault' in found) fault(field, found.fault)
    if ('question' in found)
      read.ambiguities.push({
        column: letters(field),
        sentence: found.question,
        field,
        text: found.text,
        readings: found.readings,
      })
    return 'value' in found ? found.value : undefined
  }
  const text = (field: SheetField): string | undefined => {
    const said = value(field, readText(cell(field)))
    if (said === undefined || !has(row.dates, field)) return said
    const readings = readingsOfDate(said)
    const [one = '', other] = readings
    const asked = { field: labels[field], date: said, one }
    const sentence = other === undefined ? words.dateReading(asked) : words.dateReadings({ ...asked, other })
    read.ambiguities.push({ column: letters(field), sentence, field, text: '', readings })
    return undefined
  }
  const isOwn = readCode(read, text('code'), fault)
  const contentsText = text('contents')
  if (has(row.dates, 'name')) text('name')
  else {
    const name = value('name', readName(cell('name'), { keepsContents: contentsText !== undefined || isOwn }))
    if (name) Object.assign(values, { name: name.name, contents: name.contents })
    else if (faults.length === 0) fault('name', words.nameMissing)
  }
  const contents = readContents(contentsText ?? read.values.contents ?? '')
  delete values.contents
  const unitText = text('unit') ?? ''
  const unit = readUnit(unitText)
  // The contents column may have the unit: 1 Pkt.
  const saidUnit = unit ?? readUnit(contentsText ?? '')
  if (saidUnit) values.unit = saidUnit
  if (!unit && unitText !== '' && !/\p{L}/u.test(unitText)) fault('unit', words.notBoxOrPkt({ text: shown(unitText) }))
  // The unit column may have a box's contents: 10 pcs.
  const said = contents || (unit ? '' : readContents(unitText))
  if (said.length > CONTENTS_MAX) fault('contents', words.tooLong({ label: labels.contents, most: CONTENTS_MAX }))
  else if (said !== '' || (isOwn && columns.contents !== undefined)) values.contents = said
  const tamilName = text('tamilName')
  // Excel's plain CSV has a question mark for each Tamil letter.
  if (/\?\?/.test(tamilName ?? '')) fault('tamilName', words.lettersLost)
  else if (tamilName !== undefined || (isOwn && columns.tamilName !== undefined)) values.tamilName = tamilName ?? ''
  if ((values.tamilName?.length ?? 0) > 120) fault('tamilName', words.tooLong({ label: labels.tamilName, most: 120 }))
  assign(values, 'stock', value('stock', readStock(cell('stock'), decimals)))
  assign(values, 'enabled', value('enabled', readYesNo(cell('enabled'), labels.enabled)))
  assign(values, 'isNew', value('isNew', readYesNo(cell('isNew'), labels.isNew)))
  const own = value('discount', readPercent(cell('discount'), decimals))
  assign(values, 'discount', own ?? (unclear === undefined ? options.discount : undefined))
  assign(values, 'mrpPaise', value('mrp', readMoney(cell('mrp'), labels.mrp, decimals)))
  assign(values, 'pricePaise', value('price', readMoney(cell('price'), words.price, decimals)))
  if (unclear !== undefined && own === undefined && values.pricePaise === undefined)
    fault('discount', words.notAPercentage({ text: unclear }))
  readPrices(read, { own, columns, isTyped: typed?.has('price') ?? false, isFormula: has(row.withoutResult, 'price') })
  if (faults.length === 0 && read.ambiguities.length === 0) missingPrice(values, columns, fault)
  return read
}

type AddFault = (field: SheetField, sentence: string) => void

/** Returns true in the shop's own list. */
function readCode({ values }: ListedRow, code: string | undefined, fault: AddFault): boolean {
  if (code === undefined) return false
  const read = readProductCode(code)
  if (read) values.code = read
  else fault('code', wordsOf(listRows).notACode({ text: shown(code) }))
  return read !== undefined
}

/** 3/4 is 3 April or 4 March. */
function readingsOfDate(date: string): string[] {
  const [, month = '', day = ''] = date.split('-').map((part) => String(Number(part)))
  return [...new Set([`${day}/${month}`, `${month}/${day}`])]
}

type PriceCells = { own: number | undefined; columns: Columns; isTyped: boolean; isFormula: boolean }

/** A typed price contradicts nothing. Any two of M.R.P., discount and price determine the third. */
function readPrices(read: ListedRow, { own, columns, isTyped, isFormula }: PriceCells) {
  const { values } = read
  const { mrpPaise, pricePaise, discount } = values
  const isSaid = discount !== undefined && (discount > 0 || own !== undefined)
  if (mrpPaise !== undefined && pricePaise !== undefined && isSaid && !isTyped) {
    if (!isDiscounted({ mrpPaise, pricePaise }, discount))
      read.question = wordsOf(listRows).otherThanDiscount({ discount: String(discount) })
  }
  if (pricePaise === undefined && isFormula) read.price = 'formula'
  else if (pricePaise === undefined && columns.price !== undefined && discount === undefined) read.price = 'missing'
  if (discount === undefined) return
  if (mrpPaise !== undefined) values.pricePaise ??= priceFromDiscount(mrpPaise, discount)
  else if (pricePaise !== undefined && discount < 100)
    values.mrpPaise = Math.round((pricePaise * 100) / (100 - discount))
}

function missingPrice({ mrpPaise, pricePaise, discount }: RowValues, columns: Columns, fault: AddFault) {
  if (mrpPaise !== undefined || pricePaise !== undefined) return
  // Such a list changes other fields of known products.
  if (columns.price === undefined && columns.mrp === undefined) return
  if (discount !== undefined && columns.discount !== undefined) return
  fault(columns.price === undefined ? 'mrp' : 'price', wordsOf(listRows).priceMissing)
}

function assign<Key extends keyof RowValues>(values: RowValues, key: Key, value: RowValues[Key]) {
  if (value !== undefined) values[key] = value
}
