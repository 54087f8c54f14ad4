// The views and results of an import's steps: pure functions of file, choices and products.
import { discountForAll, headingKey } from './category-heading.ts'
import { findTable, guessColumns, headingsKey, headingText } from './columns.ts'
import type { Columns } from '../spreadsheets/sheet-fields.ts'
import type { Table } from '../spreadsheets/grid.ts'
import { type FieldValue, type SheetProduct, valuesOf } from './differences.ts'
import { readNumberText } from '../spreadsheets/cells/number-text.ts'
import { cellText, columnLetters, type Grid, wordCells } from '../spreadsheets/grid.ts'
import { type ImportPlan, planImport, statusCounts } from './import-plan.ts'
import type { PlannedRow, RowStatus } from './import-questions.ts'
import { type ListQuestion, questionsOfList } from './import-questions.ts'
import { type Listed, readListedRows } from './listed-rows.ts'
import { shownRows } from './shown-rows.ts'
import { fieldNames, type SheetField } from '../spreadsheets/sheet-fields.ts'
import { answersOf, confirmedOf, correctionsOf, type GoneChoice, type ImportChoices } from './import-choices.ts'

/** Remembered columns by headings, and categories by heading key. */
export type Known = { columns: readonly Pair<Columns>[]; categories: readonly Pair<string>[] }
type Pair<Value> = readonly [heading: string, value: Value]

export type ImportState = { grids: readonly Grid[]; choices: ImportChoices; known: Known }

type Opened = {
  table: Table
  sheet: number
  columns: Columns
  isRemembered: boolean
  discount: number | undefined
  listed: Listed
}

/** Returns the sheet with table and rows, by choices, memory or guesses. `allHeadings`: even those that are no category. */
export function openSheet({ grids, choices, known }: ImportState, { allHeadings = false } = {}): Opened {
  const sheet = choices.sheet ?? sheetWithMost(grids)
  const table = findTable(grids[sheet] ?? grids[0]!)
  const key = headingsKey(table)
  const remembered = key === '' ? undefined : new Map(known.columns).get(key)
  const columns = choices.columns ?? remembered ?? guessColumns(table)
  const above = discountForAll(table)
  const discount = choices.discount === undefined ? above : (choices.discount ?? undefined)
  const categories = categoriesOf(known, choices)
  const notCategories = [...categories].flatMap(([heading, name]) => (name === '' && !allHeadings ? [heading] : []))
  const listed = readListedRows(table, {
    columns,
    discount,
    readsHidden: choices.readsHidden ?? false,
    notCategories: new Set(notCategories),
    known: new Set([...categories.keys()].filter((heading) => heading !== '')),
    corrections: correctionsOf(choices),
    decimals: choices.decimals,
  })
  return { table, sheet, columns, isRemembered: remembered !== undefined, discount, listed }
}

/** Maps, since a heading may be 'constructor'. The choice for rows without one is of one list only. */
function categoriesOf(known: Known, { categories }: ImportChoices): Map<string, string> {
  const remembered = [...known.categories].filter(([heading]) => heading !== '')
  return new Map([...remembered, ...Object.entries(categories)])
}

/** Returns true for a sheet with rows of several cells; without headings, one needs a number. */
export function hasGoods(grid: Grid): boolean {
  const { headingRows, body } = findTable(grid)
  const rows = body.filter((row) => wordCells(row).length > 1)
  const hasNumber = rows.some(({ cells }) => cells.some((cell) => /\d/.test(cellText(cell))))
  return rows.length > 0 && (headingRows.length > 0 || hasNumber)
}

/** The sheet with the most products is the list; others are covers and notes. */
function sheetWithMost(grids: readonly Grid[]): number {
  const counts = grids.map((grid) => {
    const table = findTable(grid)
    return readListedRows(table, { columns: guessColumns(table) }).rows.length
  })
  return counts.indexOf(Math.max(...counts))
}

export type ColumnView = { at: number; letters: string; heading: string; samples: string[]; field: SheetField | '' }

export type ColumnsView = {
  step: 'columns'
  sheets: string[]
  sheet: number
  columns: ColumnView[]
  isRemembered: boolean
  discount: number | null
  hidden: number
  readsHidden: boolean
  products: number
  defaults: ImportChoices['defaults']
}

const SAMPLES = 4

export function columnsView(state: ImportState): ColumnsView {
  const { table, sheet, columns, isRemembered, discount, listed } = openSheet(state)
  const samples = table.body.filter((row) => wordCells(row).length > 1).slice(0, SAMPLES)
  const used = Array.from({ length: table.width }, (_, at) => at).filter(
    (at) => headingText(table, at) !== '' || samples.some(({ cells }) => cellText(cells[at]) !== ''),
  )
  return {
    step: 'columns',
    sheets: state.grids.map(({ name }) => name),
    sheet,
    columns: used.map((at) => ({
      at,
      letters: columnLetters(at),
      heading: headingText(table, at),
      samples: samples.map(({ cells }) => cellText(cells[at]).slice(0, 40)),
      field: fieldNames.find((field) => columns[field] === at) ?? '',
    })),
    isRemembered,
    discount: discount ?? null,
    hidden: listed.hidden.length,
    readsHidden: state.choices.readsHidden ?? false,
    products: listed.rows.length,
    defaults: state.choices.defaults,
  }
}

/** `chosen` is '' for a heading that is no category. */
export type HeadingView = { key: string; text: string; rows: number; names: string[]; chosen?: string }
export type CategoriesView = { step: 'categories'; headings: HeadingView[] }

export function categoriesView(state: ImportState): CategoriesView {
  const { rows } = openSheet(state, { allHeadings: true }).listed
  const categories = categoriesOf(state.known, state.choices)
  const headings = [...Map.groupBy(rows, ({ heading }) => headingKey(heading))].map(([key, own]): HeadingView => {
    const names = own.slice(0, 3).flatMap(({ values }) => values.name ?? [])
    const chosen = categories.get(key)
    return { key, text: own[0]!.heading, rows: own.length, names, ...(chosen !== undefined && { chosen }) }
  })
  return { step: 'categories', headings }
}

export type PreviewFilter = { status: RowStatus | 'gone' | ''; page: number }

/** `values` are those after the import; none of a row with faults. */
export type PreviewRow = Omit<PlannedRow, 'before' | 'after' | 'prices'> & { values: FieldValue[] }

export type PreviewView = {
  step: 'preview'
  counts: Record<RowStatus | 'gone', number>
  status: PreviewFilter['status']
  rows: PreviewRow[]
  gone: { id: string; code: string; name: string; category: string }[]
  page: number
  pages: number
  hidden: number
  notes: { number: number; text: string }[]
  notesCount: number
  /** Unanswered questions about the whole list, which block saving. */
  questions: ListQuestion[]
  /** An ambiguous cell, and the number of such rows. */
  decimals?: { sample: string; comma: string; point: string; rows: number }
  goneChoice: GoneChoice
  changesStock: boolean
}

const PAGE = 100
const MOST_NOTES = 500

export function previewView(
  state: ImportState & { products: readonly SheetProduct[]; filter: PreviewFilter },
): PreviewView {
  const { plan, listed, columns, questions } = planned(state)
  const { filter } = state
  const counts = { ...statusCounts(plan.rows), gone: plan.gone.length }
  const chosen = filter.status === 'gone' ? [] : shownRows(plan.rows, filter.status)
  const all = filter.status === 'gone' ? plan.gone.length : chosen.length
  const pages = Math.max(Math.ceil(all / PAGE), 1)
  const page = Math.min(Math.max(filter.page, 1), pages)
  const shown = <Item>(items: readonly Item[]) => items.slice((page - 1) * PAGE, page * PAGE)
  return {
    step: 'preview',
    counts,
    status: filter.status,
    rows: shown(chosen).map(previewRow),
    gone:
      filter.status === 'gone'
        ? shown(plan.gone).map(({ id, code, name, category }) => ({ id, code, name, category }))
        : [],
    page,
    pages,
    hidden: listed.hidden.length,
    notes: listed.notes.slice(0, MOST_NOTES),
    notesCount: listed.notes.length,
    questions,
    ...decimalsView(plan.rows),
    goneChoice: state.choices.gone,
    changesStock: columns.stock !== undefined,
  }
}

/** If several rows have such a cell, one answer may decide all. */
function decimalsView(rows: readonly PlannedRow[]): Pick<PreviewView, 'decimals'> {
  const ambiguities = rows.flatMap((row) =>
    row.ambiguities.filter(({ text, readings }) => text !== '' && readings.length === 2),
  )
  const [first] = ambiguities
  if (first === undefined || ambiguities.length < 2) return {}
  const readings = (['comma', 'point'] as const).map((sign) => readNumberText(first.text, sign))
  const [comma, point] = readings.map((read) => (read && 'number' in read ? read.number : ''))
  return { decimals: { sample: first.text, comma: comma!, point: point!, rows: ambiguities.length } }
}

function previewRow({ before: _before, after, prices: _prices, ...row }: PlannedRow): PreviewRow {
  return { ...row, values: after ? valuesOf(after) : [] }
}

/** Plans the whole list against the products as previewed. */
export function planned(state: ImportState & { products: readonly SheetProduct[] }): {
  plan: ImportPlan
  listed: Listed
  columns: Columns
  key: string
  questions: ListQuestion[]
} {
  const { table, listed, columns } = openSheet(state)
  const { defaults, agreed = {} } = state.choices
  const plan = planImport(listed.rows, {
    unread: listed.unread,
    products: state.products,
    categories: categoriesOf(state.known, state.choices),
    defaults,
    answers: answersOf(state.choices),
    confirmed: confirmedOf(state.choices),
    corrections: correctionsOf(state.choices),
  })
  const questions = questionsOfList(plan.rows).filter(({ kind, count }) => count > (agreed[kind] ?? 0))
  return { plan, listed, columns, key: headingsKey(table), questions }
}
