/** Reads a table's products with their faults, under the category rows above them. */
import type { DecimalSign } from '../spreadsheets/cells/number-text.ts'
import { cellText, filledCells, type GridRow, type Table, wordCells } from '../spreadsheets/grid.ts'
import type { Columns } from '../spreadsheets/sheet-fields.ts'
import { wordsOf } from '../words/catalogue.ts'
import { listRows } from '../words/en/office/goods/list-rows.ts'
import { categoryHeading, headingIn, headingKey, isContinuation, type KnownHeadings } from './category-heading.ts'
import { besideFrom, isHeading } from './columns.ts'
import { openListCategories } from './list-categories.ts'
import { type Corrections, type ListedRow, readRow, type RowOptions } from './read-row.ts'
import { categoryInHeadings, isProduct, rowKind } from './row-kind.ts'

type Note = { number: number; text: string }

export type Listed = {
  rows: ListedRow[]
  /** Distinct, in list order. */
  headings: string[]
  /** Left out. */
  hidden: number[]
  /** In hidden rows, or in a table beside this one. */
  unread: ListedRow[]
  /** Totals, repeated headings, headings without goods too. */
  notes: Note[]
}

export type ListOptions = RowOptions & {
  readsHidden?: boolean
  /** Keys of headings that are not categories: their rows belong to the category above. */
  notCategories?: ReadonlySet<string>
  known?: KnownHeadings
  corrections?: Corrections
  decimals?: DecimalSign | undefined
}

/** A product's row, with the texts of the rows below that continue its name. */
type Product = { row: GridRow; category: string; options: RowOptions; more: string; joined: number[] }

/** Each non-empty row is in one list of the result. */
export function readListedRows(table: Table, options: ListOptions): Listed {
  const { columns, notCategories, known, readsHidden = false } = options
  const beside = besideOf(table, columns)
  const body = table.body.map((row) => ({ ...row, cells: row.cells.slice(0, beside) }))
  const categories = openListCategories({
    first: firstCategory(table, body, columns),
    discount: options.discount,
    known,
    titles: pageTitles(table.above, body),
    isSparse: columns.category !== undefined && hasGaps(body, columns.category),
  })
  const products: Product[] = []
  const notes: Note[] = []
  const note = (row: GridRow) => notes.push({ number: row.number, text: rowText(row) })
  let isBelowProduct = false
  for (const row of body) {
    const found = rowKind(row, columns, known)
    if (found.kind === 'empty') continue
    const above = isBelowProduct ? products.at(-1) : undefined
    isBelowProduct = false
    if (found.kind === 'headings') {
      if (found.category !== undefined) categories.begin(headingIn(found.category, known), row)
      else {
        categories.beginPage()
        note(row)
      }
    } else if (above && continuesName(row, above, columns)) {
      above.more = `${above.more} ${rowText(row)}`.trim()
      above.joined.push(row.number)
      isBelowProduct = true
    } else if (found.kind === 'product') {
      const cell = columns.category === undefined ? '' : cellText(row.cells[columns.category])
      const { text, ...discount } = categories.ofProduct(cell, row, row.isHidden === true && !readsHidden)
      products.push({ row, category: text, options: { ...options, ...discount }, more: '', joined: [] })
      isBelowProduct = true
    } else if (found.kind === 'note') {
      note(row)
    } else if (categories.belongsAbove(found.heading, row)) {
      categories.discount(found.heading)
      note(row)
    } else if (notCategories?.has(headingKey(found.heading.text))) {
      note(row)
    } else {
      categories.begin(found.heading, row)
    }
  }
  const other = beside === undefined ? { unread: [], notes: [] } : readBeside(table, beside, columns)
  const read = {
    rows: products.map(readProduct),
    unread: other.unread,
    notes: [...other.notes, ...notes, ...categories.end()],
  }
  return withoutHidden(read, readsHidden ? [] : table.body)
}

function readProduct({ row, category, options, more, joined }: Product): ListedRow {
  const read = readRow(row, category, options, more)
  return joined.length > 0 ? { ...read, joined } : read
}

/** Undefined if a column right of it was chosen. */
function besideOf(table: Table, columns: Columns): number | undefined {
  const right = besideFrom(table) ?? table.width
  return Object.values(columns).every((at) => at < right) ? right : undefined
}

/** Each row of the tables on the right is a product, or its words are a note. */
function readBeside(table: Table, beside: number, columns: Columns): { unread: ListedRow[]; notes: Note[] } {
  const unread: ListedRow[] = []
  const notes: Note[] = []
  const start = filledCells(table.headingRows.at(-1) ?? { number: 0, cells: [] })[0] ?? 0
  for (const row of table.body) {
    const own = { ...row, cells: row.cells.slice(0, beside) }
    if (isHeading(own, 2)) continue
    const text = rowText({ ...row, cells: row.cells.slice(beside) })
    if (/\p{L}/u.test(text) || (text !== '' && filledCells(own).length === 0))
      notes.push({ number: row.number, text: wordsOf(listRows).besideNotRead({ text }) })
    for (let from = beside; from < row.cells.length; from += beside - start) {
      const other = { ...row, cells: [...row.cells.slice(0, start).map(() => null), ...row.cells.slice(from)] }
      if (isProduct(other, columns)) unread.push(readRow(other, '', { columns }))
    }
  }
  return { unread, notes }
}

/** The category in the list's first headings, if it repeats them with others. */
function firstCategory({ headingRows }: Table, body: readonly GridRow[], columns: Columns): string | undefined {
  if (body.every((row) => categoryInHeadings(row, columns) === undefined)) return undefined
  return headingRows.map((row) => categoryInHeadings(row, columns)).find((text) => text !== undefined)
}

/** A hidden row may begin the category of those below it, so all are read. */
function withoutHidden({ rows, unread, notes }: Omit<Listed, 'headings' | 'hidden'>, body: readonly GridRow[]): Listed {
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

/** A long name continues below: an open bracket closes, or a bracket or plus sign begins. */
function continuesName(row: GridRow, { row: above, more }: Product, { name: at }: Columns): boolean {
  const filled = wordCells(row)
  if (at === undefined || filled.length !== 1 || filled[0] !== at) return false
  const text = cellText(row.cells[at])
  if (isContinuation(text)) return false
  const name = `${cellText(above.cells[at])} ${more}`
  const isOpen = count(name, '(') > count(name, ')') && count(text, ')') > 0
  return categoryHeading(row)?.text !== '' && (isOpen || /^[([&+,/]/.test(text))
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1
}
