/** Reads a table's products with their faults, under the category rows above them. */
import { type CategoryHeading, categoryHeading, headingIn, headingKey } from './category-heading.ts'
import { isContinuation, isNote, isSameCategory, isSum, saysDiscount } from './category-heading.ts'
import { readProductCode } from '../product/product.ts'
import { readMoney } from '../spreadsheets/cells/cell-values.ts'
import type { DecimalSign } from '../spreadsheets/cells/number-text.ts'
import { besideFrom, isHeading } from './columns.ts'
import type { Table } from '../spreadsheets/grid.ts'
import { cellText, filledCells, type GridRow, wordCells } from '../spreadsheets/grid.ts'
import { type Corrections, type ListedRow, readRow, type RowOptions } from './read-row.ts'
import { headingKinds, type SheetField } from '../spreadsheets/sheet-fields.ts'
import { wordsOf } from '../words/catalogue.ts'
import { listRows } from '../words/en/office/goods/list-rows.ts'

export type Listed = {
  rows: ListedRow[]
  /** Distinct, in list order. */
  headings: string[]
  /** Left out. */
  hidden: number[]
  /** In hidden rows, or in a table beside this one. */
  unread: ListedRow[]
  /** Notes, totals, repeated headings, headings without goods. */
  notes: { number: number; text: string }[]
}

export type ListOptions = RowOptions & {
  readsHidden?: boolean
  /** Keys of headings that are not categories: their rows belong to the category above. */
  notCategories?: ReadonlySet<string>
  corrections?: Corrections
  decimals?: DecimalSign | undefined
}

/** `isCell` in a product's row. */
type Heading = CategoryHeading & { number: number; isUsed: boolean; isCell?: boolean }

type Discount = Pick<RowOptions, 'discount' | 'unclear'>
type Read = Pick<Listed, 'rows' | 'unread' | 'notes'>

/** Each non-empty row is in one list of the result. */
export function readListedRows(table: Table, options: ListOptions): Listed {
  const listed: Read = { rows: [], unread: [], notes: [] }
  const { columns } = options
  const right = besideFrom(table) ?? table.width
  const beside = Object.values(columns).every((at) => at < right) ? right : undefined
  const start = filledCells(table.headingRows.at(-1) ?? { number: 0, cells: [] })[0] ?? 0
  const body = table.body.map((row) => ({ ...row, cells: row.cells.slice(0, beside) }))
  const repeatsCategory = body.some((row) => categoryInHeadings(row, options) !== undefined)
  const first = table.headingRows
    .map((row) => (repeatsCategory ? categoryInHeadings(row, options) : undefined))
    .find(Boolean)
  let heading: Heading | undefined = first ? { text: first, number: 0, isUsed: true } : undefined
  let forAll: Discount = { discount: options.discount }
  const isSparse = columns.category !== undefined && hasGaps(body, columns.category)
  let last: { row: GridRow; category: string; read: RowOptions; more: string; joined: number[] } | undefined
  const titles = pageTitles(table.above, body)
  let aboveTitle: Heading | undefined
  const isTitle = (of: Heading | undefined) => of !== undefined && !of.isUsed && titles.has(headingKey(of.text))
  const note = (row: GridRow) => listed.notes.push({ number: row.number, text: rowText(row) })
  const drop = () => {
    if (heading && !heading.isUsed) listed.notes.push({ number: heading.number, text: heading.text })
  }
  const begin = (found: CategoryHeading, row: GridRow, isCell = false) => {
    const before = [heading, isTitle(heading) ? aboveTitle : undefined].find((each) => isSameCategory(found, each))
    drop()
    if (!isTitle(heading)) aboveTitle = heading
    heading = { ...before, ...found, number: row.number, isUsed: isCell, isCell }
  }
  for (const [at, row] of body.entries()) {
    const isEmpty = filledCells(row).length === 0
    if (beside !== undefined && !isHeading(row, 2)) {
      const { cells } = table.body[at]!
      const text = rowText({ ...row, cells: cells.slice(beside) })
      if (/\p{L}/u.test(text) || (isEmpty && text !== ''))
        listed.notes.push({ number: row.number, text: wordsOf(listRows).besideNotRead({ text }) })
      for (let from = beside; from < cells.length; from += beside - start) {
        const other = { ...row, cells: [...cells.slice(0, start).map(() => null), ...cells.slice(from)] }
        if (isProduct(other, options)) listed.unread.push(readRow(other, '', { columns }))
      }
    }
    if (isEmpty) continue
    const before = last
    last = undefined
    const found = headingOf(row, options)
    const repeated = isHeading(row, 2) ? categoryInHeadings(row, options) : undefined
    if (isHeading(row, 2)) {
      if (repeated !== undefined) begin({ text: repeated }, row)
      else {
        note(row)
        if (isTitle(heading)) {
          drop()
          heading = aboveTitle
        }
      }
    } else if (before && continuesName(row, before, options)) {
      before.more = `${before.more} ${rowText(row)}`.trim()
      before.joined.push(row.number)
      listed.rows.pop()
      listed.rows.push({
        ...readRow(before.row, before.category, before.read, before.more),
        joined: before.joined,
      })
      last = before
    } else if (found && (found.text === '' || isTranslation(found, row, heading))) {
      // A discount below a category applies to it, one elsewhere to all that follows.
      if (!heading || heading.isUsed) forAll = found
      else if (saysDiscount(found)) Object.assign(heading, { discount: found.discount, unclear: found.unclear })
      note(row)
    } else if (found && options.notCategories?.has(headingKey(found.text))) {
      note(row)
    } else if (found) {
      begin(found, row)
    } else if (isProduct(row, options)) {
      const own = headingIn(columns.category === undefined ? '' : cellText(row.cells[columns.category]))
      if (own.text !== '' && !isSameCategory(own, heading)) begin(own, row, true)
      if (heading) heading.isUsed ||= !row.isHidden || options.readsHidden === true
      // A cell merged over several rows, or written once, is empty in the rows below.
      const text = heading && (own.text !== '' || isSparse || !heading.isCell) ? heading.text : ''
      const { discount, unclear } = heading && saysDiscount(heading) ? heading : forAll
      last = { row, category: text, read: { ...options, discount, unclear }, more: '', joined: [] }
      listed.rows.push(readRow(row, text, last.read))
    } else note(row)
  }
  drop()
  return withoutHidden(listed, options.readsHidden ? [] : table.body)
}

/** A hidden row may begin the category of those below it, so all are read. */
function withoutHidden({ rows, unread, notes }: Read, body: readonly GridRow[]): Listed {
  const hidden = new Set(body.filter((row) => row.isHidden && filledCells(row).length > 0).map(({ number }) => number))
  const read = rows.filter(({ number }) => !hidden.has(number))
  return {
    rows: read,
    headings: [...new Set(read.map(({ heading }) => heading))],
    hidden: [...hidden],
    unread: [...unread, ...rows.filter(({ number }) => hidden.has(number))],
    notes: notes.filter(({ number }) => !hidden.has(number)).toSorted((a, b) => a.number - b.number),
  }
}

/** Keys of the list's title, if each printed page repeats it above the headings. */
function pageTitles(above: readonly GridRow[], body: readonly GridRow[]): ReadonlySet<string> {
  const title = above.at(-1)
  const isBefore = (at: number) => title !== undefined && at > 0 && rowText(body[at - 1]!) === rowText(title)
  if (!body.every((row, at) => !isHeading(row, 2) || isBefore(at))) return new Set()
  return new Set(above.map((row) => headingKey(categoryHeading(row)?.text ?? '')))
}

function rowText(row: GridRow): string {
  const texts = filledCells(row).map((at) => cellText(row.cells[at]))
  return texts.join(' ').slice(0, 120)
}

/** Lists that write each category once leave most cells below it empty. */
function hasGaps(body: readonly GridRow[], at: number): boolean {
  const goods = body.filter((row) => wordCells(row).length > 1)
  return goods.filter(({ cells }) => cellText(cells[at]) !== '').length <= goods.length * 0.8
}

function headingOf(row: GridRow, options: ListOptions): CategoryHeading | undefined {
  const { category, name = -1, price, mrp } = options.columns
  if (hasGoods(row, options)) return undefined
  if (category !== undefined && (cellText(row.cells[category]) === '' || cellText(row.cells[name]) !== ''))
    return undefined
  return categoryHeading(row, { filler: (price ?? mrp) !== undefined && isFilled(row) && !hasSerial(row, options) })
}

/** Only texts, ones and zeros: forms count so in rows without goods. */
function isFilled({ cells }: GridRow): boolean {
  return cells.every((cell) => !/\d/.test(cellText(cell)) || /\p{L}/u.test(cellText(cell)) || Number(cell) <= 1)
}

/** A list may repeat its headings above each category, with the category in the name column. */
function categoryInHeadings(row: GridRow, { columns }: ListOptions): string | undefined {
  const text = columns.name === undefined ? '' : cellText(row.cells[columns.name])
  if (!isHeading(row, 2) || headingKinds(text).size > 0 || !/\p{L}\p{M}*\p{L}/u.test(text) || isNote(text))
    return undefined
  return text
}

/** An English category, then its Tamil translation. */
function isTranslation({ text }: CategoryHeading, row: GridRow, heading: Heading | undefined): boolean {
  if (!heading || heading.isUsed || row.number > heading.number + 1) return false
  return /\p{Script=Tamil}/u.test(text) && !/\p{Script=Latin}/u.test(text) && /\p{Script=Latin}/u.test(heading.text)
}

/** A long name continues below: an open bracket closes, or a bracket or plus sign begins. */
function continuesName(
  row: GridRow,
  { row: above, more }: { row: GridRow; more: string },
  { columns }: ListOptions,
): boolean {
  const filled = wordCells(row)
  if (columns.name === undefined || filled.length !== 1 || filled[0] !== columns.name) return false
  const text = cellText(row.cells[columns.name])
  if (isContinuation(text)) return false
  const name = `${cellText(above.cells[columns.name])} ${more}`
  const isOpen = count(name, '(') > count(name, ')') && count(text, ')') > 0
  return categoryHeading(row)?.text !== '' && (isOpen || /^[([&+,/]/.test(text))
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1
}

function hasGoods({ cells }: GridRow, { columns }: ListOptions): boolean {
  const goods: SheetField[] = ['code', 'contents', 'unit', 'price', 'mrp', 'stock']
  const name = cellText(columns.name === undefined ? '' : cells[columns.name])
  return goods.some((field) => {
    const text = columns[field] === undefined ? '' : cellText(cells[columns[field]])
    if (field === 'code') return readProductCode(text) !== undefined
    return /[\p{L}\p{N}]/u.test(text) && name !== text && !/%/.test(text) && Number(text) !== 0
  })
}

function hasSerial({ cells }: GridRow, { columns: { name = 0 } }: ListOptions): boolean {
  return cells.slice(0, name).some((cell) => /^\d{1,4}\s*[.)]?$/.test(cellText(cell)))
}

function isProduct(row: GridRow, options: ListOptions): boolean {
  const { columns } = options
  const filled = wordCells(row)
  const name = columns.name === undefined ? '' : cellText(row.cells[columns.name])
  if (/[\p{L}\p{N}]/u.test(name)) {
    const isNumbered = hasSerial(row, options) && hasGoods(row, options)
    if (isSum(name) && !isNumbered) return false
    return (
      (!isNote(name) || isNumbered || hasPrice(row, options)) &&
      (filled.length > 1 || hasGoods(row, options) || isMissing(row, options))
    )
  }
  return (
    (columns.code !== undefined && readProductCode(cellText(row.cells[columns.code])) !== undefined) ||
    (filled.length > 2 && hasGoods(row, options) && !filled.some((at) => isNote(cellText(row.cells[at]))))
  )
}

function hasPrice({ cells }: GridRow, { columns: { mrp, price } }: ListOptions): boolean {
  return [mrp, price].some((at) => {
    const read = at === undefined ? undefined : readMoney(cells[at], '')
    return read && 'value' in read && read.value > 0
  })
}

function isMissing({ withoutResult = [] }: GridRow, { columns: { price, mrp } }: ListOptions): boolean {
  return withoutResult.some((at) => at === price || at === mrp)
}
