// The imports of spreadsheets: each is kept for a day from its upload on, so that a reload or another tab goes on where it was.
import { findCategory, type ListedCategory, spellingKey, withoutBrackets } from '#domain/category.ts'
import { readCategoryForm } from '#domain/category/category-form.ts'
import type { Product } from '#domain/product.ts'
import type { Columns } from '#domain/spreadsheet/columns.ts'
import type { SheetProduct } from '#domain/spreadsheet/differences.ts'
import type { Categories } from '../categories/categories.ts'
import type { Database } from '../database/open.ts'
import type { ImportRow, SheetChoiceRow } from './import-tables.ts'
import type { Batch, Batches } from '../products/batches/batches.ts'
import type { Products } from '../products/products.ts'
import type { System } from '../system.ts'
import { countsText } from './import-changes.ts'
import { type ChosenNow, firstChoices, type ImportChoices, withChoices } from './import-choices.ts'
import type { CategoriesView, ColumnsView, Known, PreviewFilter, PreviewView } from './import-views.ts'
import type { SheetWorker } from './sheet-worker.ts'
import { packed } from './tasks.ts'

export type AppliedView = { step: 'applied'; text: string; batch?: Batch }

export type ImportView = { id: string; fileName: string } & (ColumnsView | CategoriesView | PreviewView | AppliedView)

/** An import without its contents, for the list of those on their way. */
export type ImportEntry = { id: string; fileName: string; who: string; createdAt: string; isApplied: boolean }

export type ImportApplied = { ok: true; text: string } | { ok: false; text: string }

export type Imports = {
  /** Reads a file and keeps it under `id`, which comes from the browser. Rejects with UnreadableSheet. */
  start(id: string, file: { bytes: Uint8Array; name: string }, who: string): Promise<void>
  /** Returns what the import's step shows; undefined when there is no such import, or no more. */
  view(id: string, filter: PreviewFilter): Promise<ImportView | undefined>
  /** Stores what was chosen. Returns false when there is no such import, or when it has been applied. */
  choose(id: string, chosen: ChosenNow): Promise<boolean>
  /** Compares with the products as they are now, when they were seen earlier. */
  compareAgain(id: string): Promise<void>
  /** Saves what the preview shows, in one transaction and once, and remembers what was chosen. */
  apply(id: string, who: string): Promise<ImportApplied>
  /** Returns the imports of the last day, newest first. */
  newest(): Promise<ImportEntry[]>
  remove(id: string): Promise<void>
  /** Removes those of more than a day. */
  prune(): Promise<void>
}

type Needs = {
  database: Pick<Database, 'db'>
  products: Pick<Products, 'all'>
  categories: Pick<Categories, 'all' | 'add'>
  batches: Pick<Batches, 'apply' | 'find'>
  worker: SheetWorker
  system: Pick<System, 'now' | 'randomToken'>
}

const DAY_MS = 86_400_000
const NAME_MAX = 120

export function openImports({ database: { db }, products, categories, batches, worker, system }: Needs): Imports {
  const find = (id: string) => db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()

  async function save(id: string, values: Partial<ImportRow>) {
    await db.updateTable('imports').set(values).where('id', '=', id).execute()
  }

  /** The names of the shop's categories in each spelling, and what was chosen for a heading before. */
  async function known(): Promise<Known> {
    const rows = await db.selectFrom('sheet_choices').selectAll().execute()
    const remembered = rows.filter(({ kind }) => kind === 'category')
    const list = await categories.all()
    return {
      categories: Object.fromEntries([
        ...spellings(list),
        ...remembered.map(({ heading, chosen }) => [
          heading,
          chosen === '' ? '' : (findCategory(list, chosen) ?? chosen),
        ]),
      ]) as Record<string, string>,
      columns: Object.fromEntries(
        rows.flatMap(({ kind, heading, chosen }) =>
          kind === 'columns' ? [[heading, JSON.parse(chosen) as Columns]] : [],
        ),
      ),
    }
  }

  async function remember(rows: SheetChoiceRow[]) {
    for (const row of rows) {
      await db
        .insertInto('sheet_choices')
        .values(row)
        .onConflict((conflict) => conflict.columns(['kind', 'heading']).doUpdateSet({ chosen: row.chosen }))
        .execute()
    }
  }

  /** Adds the categories that are new. Returns the refusal of one that cannot be one. */
  async function addMissing(names: readonly string[]): Promise<string | undefined> {
    const list = await categories.all()
    for (const name of names) {
      if (findCategory(list, name) !== undefined) continue
      const read = readCategoryForm({ name, tamilName: '', posterUrl: '', inFooter: '' })
      if ('errors' in read) return `“${name}”: ${read.message}.`
      await categories.add(system.randomToken(12), read.draft)
    }
    return undefined
  }

  async function seenProducts(row: ImportRow): Promise<string> {
    if (row.products !== null) return row.products
    const seen = packed((await products.all()).map(sheetProduct))
    await save(row.id, { products: seen })
    return seen
  }

  async function applied({ applied: text, id }: ImportRow): Promise<AppliedView> {
    const batch = await batches.find(id)
    return { step: 'applied', text: text ?? '', ...(batch && { batch }) }
  }

  return {
    async start(id, { bytes, name }, who) {
      const sheets = await worker.run('read', { bytes })
      const row = {
        id,
        file_name: name.slice(0, NAME_MAX),
        who,
        created_at: system.now().toISOString(),
        sheets,
        choices: JSON.stringify(firstChoices),
        products: null,
        applied: null,
      }
      await db
        .insertInto('imports')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    },

    async view(id, filter) {
      const row = await find(id)
      if (!row) return undefined
      const { file_name: fileName, sheets } = row
      if (row.applied !== null) return { id, fileName, ...(await applied(row)) }
      const choices = JSON.parse(row.choices) as ImportChoices
      const input = { sheets, choices, known: await known() }
      if (choices.step === 'columns') return { id, fileName, ...(await worker.run('columns', input)) }
      if (choices.step === 'categories') return { id, fileName, ...(await worker.run('categories', input)) }
      const seen = await seenProducts(row)
      return { id, fileName, ...(await worker.run('preview', { ...input, products: seen, filter })) }
    },

    async choose(id, chosen) {
      const row = await find(id)
      if (!row || row.applied !== null) return false
      const choices = withChoices(JSON.parse(row.choices) as ImportChoices, chosen)
      // On the way back to the preview the shop is shown as it is then.
      const isBack = chosen.step !== undefined && chosen.step !== 'preview'
      await save(id, { choices: JSON.stringify(choices), ...(isBack && { products: null }) })
      return true
    },

    compareAgain: (id) => save(id, { products: null }),

    async apply(id, who) {
      const row = await find(id)
      if (!row) return { ok: false, text: 'This import is not there any more. Please upload the file again.' }
      if (row.applied !== null) return { ok: true, text: row.applied }
      if (row.products === null) return { ok: false, text: 'Please look at the preview first.' }
      const choices = JSON.parse(row.choices) as ImportChoices
      const input = { sheets: row.sheets, choices, known: await known(), products: row.products }
      const { changes, counts, columns, key, categories: used } = await worker.run('changes', input)
      if (changes.length === 0) return { ok: false, text: 'There is nothing to save.' }
      const refusal = await addMissing(used)
      if (refusal !== undefined) return { ok: false, text: refusal }
      const summary = `${row.file_name}: ${countsText(counts, choices.gone)}`
      // The import's id is the batch's: a second press, or a repeat after a lost answer, saves once.
      const result = await batches.apply(changes, { key: id, kind: 'import', who, summary })
      if ('refusal' in result) return { ok: false, text: result.refusal }
      const text = `${summary}.`
      await save(id, { applied: text })
      await remember([
        ...(key === '' ? [] : [{ kind: 'columns' as const, heading: key, chosen: JSON.stringify(columns) }]),
        ...Object.entries(choices.categories).map(([heading, chosen]) => ({
          kind: 'category' as const,
          heading,
          chosen,
        })),
      ])
      return { ok: true, text }
    },

    async newest() {
      const rows = await db
        .selectFrom('imports')
        .select(['id', 'file_name', 'who', 'created_at', 'applied'])
        .orderBy('created_at', 'desc')
        .limit(5)
        .execute()
      return rows.map(({ id, file_name, who, created_at, applied: text }) => ({
        id,
        fileName: file_name,
        who,
        createdAt: created_at,
        isApplied: text !== null,
      }))
    },

    async remove(id) {
      await db.deleteFrom('imports').where('id', '=', id).execute()
    },

    async prune() {
      const oldest = new Date(system.now().getTime() - DAY_MS).toISOString()
      await db.deleteFrom('imports').where('created_at', '<', oldest).execute()
    },
  }
}

/** The names of the categories in each spelling that is known: with and without brackets, and former names. */
function spellings(list: readonly ListedCategory[]): [string, string][] {
  return list.flatMap(({ name, tamilName, formerNames = [] }) =>
    [...formerNames, tamilName ?? '', withoutBrackets(name), name]
      .filter((text) => text !== '')
      .map((text): [string, string] => [spellingKey(text), name]),
  )
}

function sheetProduct(product: Product): SheetProduct {
  const { id, code, name, category, tamilName, contents, unit, mrpPaise, pricePaise, stock, enabled, isNew } = product
  return { id, code, name, category, tamilName, contents, unit, mrpPaise, pricePaise, stock, enabled, isNew }
}
