// The categories that a change of many products has added: its undo takes the empty ones along.
import { findCategory } from '#domain/category/category.ts'
import type { CategoryDraft } from '#domain/category/category-form.ts'
import type { Database, Trx } from '../database/open.ts'
import { readCategories, type ShopCategory } from './category-rows.ts'
import { addCategory, lockCategories, lockCategoryRow } from './change-categories.ts'

/** The id of such a category begins with the change's id. */
export function addedBy<Listed extends { id: string }>(list: readonly Listed[], changeId: string): Listed[] {
  return list.filter(({ id }) => id.startsWith(`${changeId}.`))
}

type Added = { kind: Database['kind']; changeId: string }

/** Adds those whose name no category has, in any spelling. Call before locking products. */
export async function addMissing(trx: Trx, drafts: readonly CategoryDraft[], { kind, changeId }: Added): Promise<void> {
  const isMissing = (list: readonly ShopCategory[]) =>
    drafts.filter(({ name }) => findCategory(list, name) === undefined)
  if (isMissing(await readCategories(trx)).length === 0) return
  const list = await lockCategories(trx, kind)
  for (const [index, draft] of isMissing(list).entries()) {
    // Two of them may be spellings of one name.
    const added = await addCategory(trx, list, `${changeId}.${index}`, draft)
    if (added.outcome === 'done') list.push(added.category)
  }
}

/** Returns the ids, locked against new products and other changes. Call before locking products. */
export async function lockAdded(trx: Trx, { kind, changeId }: Added): Promise<string[]> {
  if (addedBy(await readCategories(trx), changeId).length === 0) return []
  const added = addedBy(await lockCategories(trx, kind), changeId)
  for (const { id } of added) await lockCategoryRow(trx, id)
  return added.map(({ id }) => id)
}

/** Deletes those without products, except those that somebody has edited since. */
export async function removeEmpty(trx: Trx, ids: readonly string[]): Promise<void> {
  const list = await readCategories(trx)
  for (const { id, name, formerNames = [], tamilName = '', posterUrl, inFooter } of list) {
    const isEdited = formerNames.length > 0 || tamilName !== '' || posterUrl !== '' || inFooter
    if (!ids.includes(id) || isEdited) continue
    const product = await trx
      .selectFrom('products')
      .select('id')
      .where('category', '=', name)
      .limit(1)
      .executeTakeFirst()
    if (!product) await trx.deleteFrom('categories').where('id', '=', id).execute()
  }
}
