// The spreadsheet worker's tasks, each a function of its input.
import { readStatement, type Statement } from '#domain/statement/read-statement.ts'
import type { Columns } from '#domain/spreadsheets/sheet-fields.ts'
import type { SheetProduct } from '#domain/imports/differences.ts'
import type { SheetTable } from '#domain/spreadsheets/price-sheet.ts'
import type { Grid } from '#domain/spreadsheets/grid.ts'
import { type ImportChanges, importChanges } from '#domain/imports/import-changes.ts'
import type { ImportChoices } from '#domain/imports/import-choices.ts'
import {
  categoriesView,
  type CategoriesView,
  columnsView,
  hasGoods,
  type ColumnsView,
  type Known,
  planned,
  type PreviewFilter,
  previewView,
  type PreviewView,
} from '#domain/imports/import-views.ts'
import { packed, unpacked } from './packed.ts'
import { readSheets } from './read-sheets.ts'
import { unreadable } from './unreadable-sheet.ts'
import { writeTable } from './write-xlsx.ts'

/** Sheets and products stay packed on the main thread, as they are stored. */
type Import = { sheets: string; choices: ImportChoices; known: Known }
type WithProducts = Import & { products: string }

export type Tasks = {
  /** Returns a price list's sheets, packed. Rejects with UnreadableSheet. */
  read(input: { bytes: Uint8Array }): Promise<string>
  /** Returns a bank statement's credits; undefined if the file is not one. Rejects with UnreadableSheet. */
  statement(input: { bytes: Uint8Array }): Promise<Statement | undefined>
  columns(input: Import): Promise<ColumnsView>
  categories(input: Import): Promise<CategoriesView>
  preview(input: WithProducts & { filter: PreviewFilter }): Promise<PreviewView>
  /** `unanswered` is a question about the whole list that blocks saving. */
  changes(input: WithProducts): Promise<ImportChanges & { key: string; columns: Columns; unanswered?: string }>
  /** Returns a workbook's bytes. */
  write(input: SheetTable): Promise<Uint8Array>
}

export const tasks: Tasks = {
  read: async ({ bytes }) => {
    const grids = await readSheets(bytes)
    if (!grids.some(hasGoods)) throw unreadable('noTable')
    return packed(grids)
  },
  statement: async ({ bytes }) => readStatement(await readSheets(bytes)),
  columns: async (input) => columnsView(stateOf(input)),
  categories: async (input) => categoriesView(stateOf(input)),
  preview: async (input) =>
    previewView({ ...stateOf(input), products: unpacked(input.products), filter: input.filter }),
  changes: async (input) => {
    const products = unpacked<SheetProduct[]>(input.products)
    const { plan, columns, key, questions } = planned({ ...stateOf(input), products })
    const unanswered = questions[0]?.sentence
    return {
      ...importChanges(plan.rows, plan.gone, input.choices.gone),
      key,
      columns,
      ...(unanswered && { unanswered }),
    }
  },
  write: writeTable,
}

function stateOf({ sheets, choices, known }: Import) {
  return { grids: unpacked<Grid[]>(sheets), choices, known }
}
