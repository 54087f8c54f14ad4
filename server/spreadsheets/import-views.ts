// What each step of an import shows, and what it changes in the end: functions of the file, the choices and the products alone.
import { discountAbove, headingKey } from '#domain/spreadsheet/category-heading.ts'
import {
  type Columns,
  findTable,
  guessColumns,
  headingsKey,
  headingText,
  type Table,
} from '#domain/spreadsheet/columns.ts'
import { type FieldValue, type SheetProduct, valuesOf } from '#domain/spreadsheet/differences.ts'
import { cellText, columnLetters, type Grid, wordCells } from '#domain/spreadsheet/grid.ts'
import {
  type ImportPlan,
  planImport,
  type PlannedRow,
  type RowStatus,
  statusCounts,
} from '#domain/spreadsheet/import-plan.ts'
import { type Listed, readListedRows } from '#domain/spreadsheet/listed-rows.ts'
import { fieldNames, type SheetField } from '#domain/spreadsheet/sheet-fields.ts'
import type { GoneChoice, ImportChoices } from './import-choices.ts'

/** What the shop remembers and knows: columns by their headings, categories by the key of a heading. */
export type Known = { columns: Record<string, Columns>; categories: Record<string, string> }

export type ImportState = { grids: readonly Grid[]; choices: ImportChoices; known: Known }

type Opened = {
  table: Table
  sheet: number
  columns: Columns
  isRemembered: boolean
  discount: number | undefined
  listed: Listed
}

/** Returns the sheet with its table and its rows, as they are chosen, remembered or guessed. */
export function openSheet({ grids, choices, known }: ImportState): Opened {
  const sheet = choices.sheet ?? sheetWithMost(grids)
  const table = findTable(grids[sheet] ?? grids[0]!)
  const key = headingsKey(table)
  const remembered = key === '' ? undefined : known.columns[key]
  const columns = choices.columns ?? remembered ?? guessColumns(table)
  const above = discountAbove(table.above)
  const discount = choices.discount === undefined ? above : (choices.discount ?? undefined)
  const notCategories = new Set(
    Object.entries({ ...known.categories, ...choices.categories }).flatMap(([heading, name]) =>
      name === '' ? [heading] : [],
    ),
  )
  const listed = readListedRows(table, { columns, discount, readsHidden: choices.readsHidden ?? false, notCategories })
  return { table, sheet, columns, isRemembered: remembered !== undefined, discount, listed }
}

/** Returns true for a sheet with rows of more than one cell; without headings one of them must have a number. */
export function hasGoods(grid: Grid): boolean {
  const { headingRows, body } = findTable(grid)
  const rows = body.filter((row) => wordCells(row).length > 1)
  const hasNumber = rows.some(({ cells }) => cells.some((cell) => /\d/.test(cellText(cell))))
  return rows.length > 0 && (headingRows.length > 0 || hasNumber)
}

/** The sheet that reads as most products is the list; the others are covers and notes. */
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

export type HeadingView = { key: string; text: string; rows: number; names: string[]; chosen?: string }
export type CategoriesView = { step: 'categories'; headings: HeadingView[] }

export function categoriesView(state: ImportState): CategoriesView {
  const { rows } = openSheet(state).listed
  const chosen = { ...state.known.categories, ...state.choices.categories }
  const headings = [...Map.groupBy(rows, ({ heading }) => headingKey(heading))].map(([key, own]): HeadingView => {
    const names = own.slice(0, 3).flatMap(({ values }) => values.name ?? [])
    return { key, text: own[0]!.heading, rows: own.length, names, ...(chosen[key] && { chosen: chosen[key] }) }
  })
  return { step: 'categories', headings }
}

export type PreviewFilter = { status: RowStatus | 'gone' | ''; page: number }

/** A row of the plan as the preview shows it; `values` are those of a new product, and empty for any other row. */
export type PreviewRow = Omit<PlannedRow, 'before' | 'after'> & { values: FieldValue[] }

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
  goneChoice: GoneChoice
  changesStock: boolean
}

const PAGE = 100

export function previewView(
  state: ImportState & { products: readonly SheetProduct[]; filter: PreviewFilter },
): PreviewView {
  const { plan, listed, columns } = planned(state)
  const { filter } = state
  const counts = { ...statusCounts(plan.rows), gone: plan.gone.length }
  const chosen = filter.status === '' ? plan.rows : plan.rows.filter(({ status }) => status === filter.status)
  const all = filter.status === 'gone' ? plan.gone.length : chosen.length
  const pages = Math.max(Math.ceil(all / PAGE), 1)
  const page = Math.min(Math.max(filter.page, 1), pages)
  const shown = <Item>(items: readonly Item[]) => items.slice((page - 1) * PAGE, page * PAGE)
  return {
    step: 'preview',
    counts,
    status: filter.status,
    rows: filter.status === 'gone' ? [] : shown(chosen).map(previewRow),
    gone:
      filter.status === 'gone'
        ? shown(plan.gone).map(({ id, code, name, category }) => ({ id, code, name, category }))
        : [],
    page,
    pages,
    hidden: listed.hidden.length,
    notes: listed.notes.slice(0, 20),
    goneChoice: state.choices.gone,
    changesStock: columns.stock !== undefined,
  }
}

function previewRow({ before, after, ...row }: PlannedRow): PreviewRow {
  return { ...row, values: after && !before ? valuesOf(after) : [] }
}

/** Returns the plan of the whole list for the products as they were seen. */
export function planned(state: ImportState & { products: readonly SheetProduct[] }): {
  plan: ImportPlan
  listed: Listed
  columns: Columns
  key: string
} {
  const { table, listed, columns } = openSheet(state)
  const categories = { ...state.known.categories, ...state.choices.categories }
  const { defaults, answers } = state.choices
  const plan = planImport(listed.rows, { products: state.products, categories, defaults, answers })
  return { plan, listed, columns, key: headingsKey(table) }
}
