// What the worker of spreadsheets does: each task is a function of its input alone.
import { gunzipSync, gzipSync } from 'node:zlib'
import { readStatement, type Statement } from '#domain/statement/read-statement.ts'
import type { Columns } from '#domain/spreadsheet/sheet-fields.ts'
import type { SheetProduct } from '#domain/spreadsheet/differences.ts'
import type { SheetTable } from '#domain/spreadsheet/price-sheet.ts'
import type { Grid } from '#domain/spreadsheet/grid.ts'
import { type ImportChanges, importChanges } from './import-changes.ts'
import type { ImportChoices } from './import-choices.ts'
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
} from './import-views.ts'
import { readSheets } from './read-sheets.ts'
import { unreadable } from './unreadable-sheet.ts'
import { writeTable } from './write-xlsx.ts'

/** The sheets and the products are packed: they pass through the shop's thread as they are stored. */
type Import = { sheets: string; choices: ImportChoices; known: Known }
type WithProducts = Import & { products: string }

export type Tasks = {
  /** Returns the sheets of a price list, packed. Rejects with UnreadableSheet. */
  read(input: { bytes: Uint8Array }): Promise<string>
  /** Returns what came in by a bank statement; undefined when the file is none. Rejects with UnreadableSheet. */
  statement(input: { bytes: Uint8Array }): Promise<Statement | undefined>
  columns(input: Import): Promise<ColumnsView>
  categories(input: Import): Promise<CategoriesView>
  preview(input: WithProducts & { filter: PreviewFilter }): Promise<PreviewView>
  /** `unanswered` is a question over the whole list that must be answered first. */
  changes(input: WithProducts): Promise<ImportChanges & { key: string; columns: Columns; unanswered?: string }>
  /** Returns the bytes of a workbook. */
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

/** Returns a value as compressed JSON in base64, as it is stored. */
export function packed(value: unknown): string {
  return gzipSync(JSON.stringify(value)).toString('base64')
}

/** Returns a value from how `packed` stored it. */
export function unpacked<Value>(text: string): Value {
  return JSON.parse(gunzipSync(Buffer.from(text, 'base64')).toString('utf8')) as Value
}
