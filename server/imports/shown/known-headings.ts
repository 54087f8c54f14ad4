// Headings that the shop knows: categories in all spellings, and earlier choices.
import { findCategory, type ListedCategory, spellingKey, withoutBrackets } from '#domain/category/category.ts'
import { readCategoryForm } from '#domain/category/category-form.ts'
import type { Columns } from '#domain/spreadsheets/sheet-fields.ts'
import type { Categories } from '#server/categories/categories.ts'
import type { Database, Trx } from '#server/database/open.ts'
import type { System } from '#server/system.ts'
import type { ImportChoiceRow } from '#server/database/tables/import-tables.ts'
import type { Known } from '#server/spreadsheets/import-views.ts'

type Needs = {
  db: Database['db']
  categories: Pick<Categories, 'all' | 'add'>
  system: Pick<System, 'randomToken'>
}

export function openKnownHeadings({ db, categories, system }: Needs) {
  return {
    async known(): Promise<Known> {
      const rows = await db.selectFrom('import_choices').selectAll().execute()
      const remembered = rows.filter(({ kind }) => kind === 'category')
      const list = await categories.all()
      return {
        categories: [
          ...spellings(list),
          ...remembered.map(({ heading, chosen }): [string, string] => [
            heading,
            chosen === '' ? '' : (findCategory(list, chosen) ?? chosen),
          ]),
        ],
        columns: rows.flatMap(({ kind, heading, chosen }): [string, Columns][] =>
          kind === 'columns' ? [[heading, JSON.parse(chosen) as Columns]] : [],
        ),
      }
    },

    /** Adds new categories. Returns a refusal of an invalid name, or of a category deleted since the preview. */
    async addMissing(names: readonly string[], atPreview: readonly string[]): Promise<string | undefined> {
      const list = await categories.all()
      const missing = names.filter((name) => findCategory(list, name) === undefined)
      const deleted = missing.find((name) => atPreview.includes(name))
      if (deleted !== undefined)
        return `The category “${deleted}” has been deleted since this preview. Please press Back and choose another one.`
      for (const name of missing) {
        const read = readCategoryForm({ name, tamilName: '', posterUrl: '', inFooter: '' })
        if ('errors' in read) return `“${name}”: ${read.message}.`
        await categories.add(system.randomToken(12), read.draft)
      }
      return undefined
    },
  }
}

export async function rememberHeadings(trx: Trx, rows: readonly ImportChoiceRow[]): Promise<void> {
  for (const row of rows) {
    await trx
      .insertInto('import_choices')
      .values(row)
      .onConflict((conflict) => conflict.columns(['kind', 'heading']).doUpdateSet({ chosen: row.chosen }))
      .execute()
  }
}

/** Includes former names, and names without brackets. */
function spellings(list: readonly ListedCategory[]): [string, string][] {
  return list.flatMap(({ name, tamilName, formerNames = [] }) =>
    [...formerNames, tamilName ?? '', withoutBrackets(name), name]
      .filter((text) => text !== '')
      .map((text): [string, string] => [spellingKey(text), name]),
  )
}
