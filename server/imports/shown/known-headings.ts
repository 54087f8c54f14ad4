// Headings that the shop knows: categories in all spellings, and earlier choices.
import { joinedNames } from '#domain/names/both-names.ts'
import { findCategory, type ListedCategory, spellingKey, withoutBrackets } from '#domain/category/category.ts'
import { type CategoryDraft, readCategoryForm } from '#domain/category/category-form.ts'
import type { Columns } from '#domain/spreadsheets/sheet-fields.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { imports } from '#domain/words/en/office/goods/imports.ts'
import type { Categories } from '#server/categories/categories.ts'
import type { Database, Trx } from '#server/database/open.ts'
import type { ImportChoiceRow } from '#server/database/tables/import-tables.ts'
import type { ImportChoices } from '#domain/imports/import-choices.ts'
import type { Known } from '#domain/imports/import-views.ts'

type Needs = {
  db: Database['db']
  categories: Pick<Categories, 'all'>
}

export function openKnownHeadings({ db, categories }: Needs) {
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
  }
}

/** Categories may have been renamed since they were chosen. */
export function withPresentNames(stored: string, list: readonly ListedCategory[]): string {
  const choices = JSON.parse(stored) as ImportChoices
  const present = (name: string) => findCategory(list, name) ?? name
  for (const [heading, name] of Object.entries(choices.categories)) choices.categories[heading] = present(name)
  for (const row of Object.values(choices.corrections ?? {})) {
    if (row.category !== undefined) row.category = present(row.category)
  }
  return JSON.stringify(choices)
}

/** Returns the new categories, or a refusal of an invalid name, or of a category deleted since the preview. */
export function newCategories(
  names: readonly string[],
  list: readonly ListedCategory[],
  atPreview: readonly string[],
): { drafts: CategoryDraft[] } | { refusal: string } {
  const drafts: CategoryDraft[] = []
  for (const name of names.filter((each) => findCategory(list, each) === undefined)) {
    if (atPreview.includes(name)) return { refusal: wordsOf(imports).categoryDeleted({ name }) }
    const read = readCategoryForm({ name, tamilName: '', posterUrl: '', inFooter: '' })
    if ('errors' in read) return { refusal: wordsOf(imports).categoryRefused({ name, fault: read.message }) }
    drafts.push(read.draft)
  }
  return { drafts }
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

/** Includes former names, names without brackets, and both names as the price list has them. Present names win. */
function spellings(list: readonly ListedCategory[]): [string, string][] {
  const others = list.flatMap(({ name, tamilName = '', formerNames = [] }) =>
    [...formerNames, withoutBrackets(name), ...joinedNames({ name, tamilName }), tamilName].map((text) => [text, name]),
  )
  return [...others, ...list.map(({ name }) => [name, name])]
    .filter(([text]) => text !== '')
    .map(([text = '', name = '']) => [spellingKey(text), name])
}
