// Spreadsheet imports, each kept for a day, so that a reload or another tab continues.
import { wordsOf } from '#domain/words/catalogue.ts'
import { imports as words } from '#domain/words/en/office/goods/imports.ts'
import { shownPerson } from '#server/database/recorded-by.ts'
import { addedBy, addMissing } from '../categories/added-categories.ts'
import type { Categories } from '../categories/categories.ts'
import { readCategories } from '../categories/category-rows.ts'
import type { Database } from '../database/open.ts'
import { BulkRefused } from '../products/bulk/apply-changes.ts'
import type { ImportRow } from '../database/tables/import-tables.ts'
import type { BulkChange, BulkChanges } from '../products/bulk/bulk-changes.ts'
import type { Products } from '../products/products.ts'
import type { System } from '../system.ts'
import { countsText } from '#domain/imports/import-changes.ts'
import { type ChosenNow, firstChoices, type ImportChoices } from '#domain/imports/import-choices.ts'
import type { CategoriesView, ColumnsView, PreviewFilter, PreviewView } from '#domain/imports/import-views.ts'
import type { SheetWorker } from '../spreadsheets/sheet-worker.ts'
import {
  importChanged,
  importGone,
  lockImport,
  type ImportDone,
  openImportVersions,
  type SeenVersion,
} from './shown/import-versions.ts'
import { newCategories, openKnownHeadings, rememberHeadings, withPresentNames } from './shown/known-headings.ts'
import { readSeen, refuseOtherProducts, seenColumns } from './shown/seen-shop.ts'

/** `categories` are those that the import added and the shop still has. */
export type AppliedView = { step: 'applied'; text: string; categories: string[]; bulkChange?: BulkChange }

/** `version` is sent with each choice and on applying. */
export type ImportView = { id: string; fileName: string; version: number } & (
  | ColumnsView
  | CategoriesView
  | PreviewView
  | AppliedView
)

/** For the list of imports in progress. */
export type ImportEntry = { id: string; fileName: string; who: string; createdAt: string; isApplied: boolean }

export type Imports = {
  /** Under the browser's `id`. Rejects with UnreadableSheet. */
  start(id: string, file: { bytes: Uint8Array; name: string }, who: string): Promise<void>
  view(id: string, filter: PreviewFilter): Promise<ImportView | undefined>
  /**
   * Stores choices made on the page of this version only. A tab that names itself may send its next choice before it
   * shows the last one's result.
   */
  choose(id: string, seen: SeenVersion, chosen: ChosenNow): Promise<ImportDone>
  /** Compares with the current shop: pages of an earlier comparison can no longer apply. */
  compareAgain(id: string): Promise<void>
  /** In one transaction, once; remembers the choices. */
  apply(id: string, by: { version: number; who: string }): Promise<ImportDone>
  /** Newest first. */
  newest(): Promise<ImportEntry[]>
  remove(id: string): Promise<void>
  /** Older than a day. */
  prune(): Promise<void>
}

type Needs = {
  database: Pick<Database, 'kind' | 'db' | 'transaction'>
  products: Pick<Products, 'all'>
  categories: Pick<Categories, 'all' | 'reread'>
  bulkChanges: Pick<BulkChanges, 'apply' | 'find'>
  worker: SheetWorker
  system: Pick<System, 'now'>
}

const DAY_MS = 86_400_000
const NAME_MAX = 120
const NAMED = 5

export function openImports({
  database: { kind, db, transaction },
  products,
  categories,
  bulkChanges,
  worker,
  system,
}: Needs): Imports {
  const find = (id: string) => db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()

  const versions = openImportVersions({ db, transaction })
  const { known } = openKnownHeadings({ db, categories })

  /** From its first view. */
  async function withSeenShop(row: ImportRow): Promise<ImportRow | undefined> {
    if (row.products !== null) return row
    const list = await categories.all()
    const columns = seenColumns(await products.all(), await known(), list)
    const seen = { ...columns, choices: withPresentNames(row.choices, list) }
    const { numUpdatedRows } = await db
      .updateTable('imports')
      .set(seen)
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .where('products', 'is', null)
      .executeTakeFirst()
    // Another tab was faster: both show its version.
    return numUpdatedRows > 0n ? { ...row, ...seen } : find(row.id)
  }

  async function knownAt({ known: seen }: ImportRow) {
    return readSeen(seen)?.known ?? (await known())
  }

  async function applied({ applied: text, id }: ImportRow): Promise<AppliedView> {
    const [bulkChange, list] = await Promise.all([bulkChanges.find(id), readCategories(db)])
    const added = addedBy(list, id).map(({ name }) => name)
    return { step: 'applied', text: text ?? '', categories: added, ...(bulkChange && { bulkChange }) }
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
        version: 0,
        known: null,
        tab: null,
        tab_from: null,
      }
      await db
        .insertInto('imports')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    },

    async view(id, filter) {
      for (;;) {
        const row = await find(id)
        if (!row) return undefined
        const { file_name: fileName, version } = row
        const head = { id, fileName, version }
        if (row.applied !== null) return { ...head, ...(await applied(row)) }
        const choices = JSON.parse(row.choices) as ImportChoices
        const input = { sheets: row.sheets, choices }
        if (choices.step === 'columns')
          return { ...head, ...(await worker.run('columns', { ...input, known: await known() })) }
        if (choices.step === 'categories')
          return { ...head, ...(await worker.run('categories', { ...input, known: await known() })) }
        const seen = await withSeenShop(row)
        if (seen?.version !== version || seen.products === null) continue
        const compared = { sheets: row.sheets, products: seen.products, known: await knownAt(seen) }
        return { ...head, ...(await worker.run('preview', { ...compared, choices: JSON.parse(seen.choices), filter })) }
      }
    },

    choose: versions.choose,
    compareAgain: versions.compareAgain,

    async apply(id, { version, who }) {
      const row = await find(id)
      const text = wordsOf(words)
      if (!row) return importGone()
      if (row.applied !== null) return { ok: true, text: row.applied }
      if (row.version !== version) return importChanged()
      if (row.products === null) return { ok: false, text: text.previewFirst }
      const choices = JSON.parse(row.choices) as ImportChoices
      const input = { sheets: row.sheets, choices, known: await knownAt(row), products: row.products }
      const { changes, counts, columns, key, categories: used, unanswered } = await worker.run('changes', input)
      if (unanswered !== undefined) return { ok: false, text: text.answerThisFirst({ question: unanswered }) }
      if (changes.length === 0) return { ok: false, text: text.nothingThere }
      const seen = readSeen(row.known)
      const summary = text.summary({ file: row.file_name, counts: countsText(counts, choices.gone) })
      // The import's id is the bulk change's key, so a retry saves once.
      const result = await bulkChanges.apply(changes, {
        key: id,
        kind: 'import',
        who,
        summary,
        async before(trx) {
          await refuseOtherProducts(trx, kind, seen)
          if ((await lockImport(trx, id))?.version !== version) throw new BulkRefused(text.changedByOthers, 'import')
          const added = newCategories(used, await readCategories(trx), seen?.categories ?? [])
          if ('refusal' in added) throw new BulkRefused(added.refusal)
          await addMissing(trx, added.drafts, { kind, changeId: id })
        },
        async after(trx, bulkChange) {
          await trx
            .updateTable('imports')
            .set({ applied: appliedText(bulkChange) })
            .where('id', '=', id)
            .execute()
          await rememberHeadings(trx, [
            ...(key === '' ? [] : [{ kind: 'columns' as const, heading: key, chosen: JSON.stringify(columns) }]),
            ...Object.entries(choices.categories).map(([heading, chosen]) => ({
              kind: 'category' as const,
              heading,
              chosen,
            })),
          ])
        },
      })
      categories.reread()
      if ('bulkChange' in result) return { ok: true, text: appliedText(result.bulkChange) }
      const { refusal, outdated } = result
      if (outdated === 'products') await versions.compareAgain(id)
      return { ok: false, text: refusal, ...(outdated && { isChanged: true }) }
    },

    async newest() {
      const rows = await db
        .selectFrom('imports')
        .select(['id', 'file_name', shownPerson('imports.who').as('who'), 'created_at', 'applied'])
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

/** Describes the result, and what was left out for concurrent changes. */
function appliedText({ summary, leftOut }: BulkChange): string {
  const text = wordsOf(words)
  if (leftOut.length === 0) return text.summaryText({ summary })
  const names = leftOut.slice(0, NAMED).map(({ name }) => name || text.deletedProduct)
  const said = { summary, names: names.join(', ') }
  const count = leftOut.length - NAMED
  return count > 0 ? text.summaryExceptMore({ ...said, count }) : text.summaryExcept(said)
}
