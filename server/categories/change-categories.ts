// Changes the categories in a transaction, with the products that have their names.
import { sql } from 'kysely'
import type { Category } from '#domain/category/category.ts'
import { spellingKey } from '#domain/category/category.ts'
import { type CategoryDraft, type CategoryField, categoryNamed, mergeCategory } from '#domain/category/category-form.ts'
import { repeatedAdd } from '#domain/three-way.ts'
import type { Database, Trx } from '../database/open.ts'
import { statement } from '../database/statement.ts'
import type { System } from '../system.ts'
import { readCategories, type ShopCategory } from './category-rows.ts'

/** `changed` and `isUnchanged`: nothing was written; `category` is the current one. `isRepeat`: an earlier draft is stored. */
export type CategoryChange =
  | { outcome: 'done'; category: ShopCategory; movedProducts: number; isUnchanged?: true }
  | { outcome: 'gone' }
  | { outcome: 'taken'; name: Category; isRepeat?: true }
  | { outcome: 'changed'; category: ShopCategory; conflicts: CategoryField[] }
  | { outcome: 'changed since'; category: ShopCategory }
  | { outcome: 'not empty'; category: ShopCategory; products: number }

/** Serialises changes of the list. */
export async function lockCategories(trx: Trx, kind: Database['kind']): Promise<ShopCategory[]> {
  // An SQLite transaction excludes other writers.
  if (kind === 'postgres') await sql`lock table categories in share row exclusive mode`.execute(trx)
  return readCategories(trx)
}

/** A repeat corrects the drafts sent `before`, and not what others made of them. */
export async function saveCategory(
  trx: Trx,
  system: System,
  list: readonly ShopCategory[],
  { id, draft, before = [] }: { id: string; draft: CategoryDraft; before?: readonly CategoryDraft[] },
): Promise<CategoryChange> {
  const there = list.find((each) => each.id === id)
  if (!there) return addCategory(trx, list, id, draft)
  const repeated = repeatedAdd({ draft, before }, draftOf(there))
  if (repeated === 'changed') return { outcome: 'changed since', category: there }
  if (repeated === 'unchanged') return { outcome: 'done', category: there, movedProducts: 0, isUnchanged: true }
  const again = await editCategory(trx, system, list, { id, edited: draft, seen: draftOf(there) })
  return again.outcome === 'taken' ? { ...again, isRepeat: true } : again
}

export async function addCategory(
  trx: Trx,
  list: readonly ShopCategory[],
  id: string,
  draft: CategoryDraft,
): Promise<CategoryChange> {
  const taken = categoryNamed(list, draft.name)
  if (taken) return { outcome: 'taken', name: taken.name }
  const { position } = await trx
    .selectFrom('categories')
    .select(sql<number>`coalesce(max(position), 0) + 1`.as('position'))
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('categories')
    .values({ id, ...toColumns(draft), position, enabled: 1 })
    .execute()
  return done({ id, ...draft, enabled: true })
}

/** Three-way merge; products follow a new name. */
export async function editCategory(
  trx: Trx,
  system: System,
  list: readonly ShopCategory[],
  { id, edited, seen }: { id: string; edited: CategoryDraft; seen: CategoryDraft },
): Promise<CategoryChange> {
  const now = list.find((each) => each.id === id)
  if (!now) return { outcome: 'gone' }
  const { name } = now
  const result = mergeCategory(seen, edited, draftOf(now))
  if ('conflicts' in result) return { outcome: 'changed', category: now, conflicts: result.conflicts }
  const { merged: draft } = result
  const taken = categoryNamed(list, draft.name, id)
  if (taken) return { outcome: 'taken', name: taken.name }
  await trx.updateTable('categories').set(toColumns(draft)).where('id', '=', id).execute()
  const isRenamed = draft.name !== name
  if (isRenamed) await rememberName(trx, system, name, id)
  return done({ ...now, ...draft }, isRenamed ? await moveProducts(trx, name, draft.name) : 0)
}

export async function moveCategory(
  trx: Trx,
  list: readonly ShopCategory[],
  { id, beforeId }: { id: string; beforeId: string | undefined },
): Promise<CategoryChange> {
  const moved = list.find((each) => each.id === id)
  if (!moved || (beforeId !== undefined && !list.some((each) => each.id === beforeId))) return { outcome: 'gone' }
  if (id === beforeId) return done(moved)
  const others = list.filter((each) => each.id !== id)
  const at = beforeId === undefined ? others.length : others.findIndex((each) => each.id === beforeId)
  for (const [index, each] of others.toSpliced(at, 0, moved).entries()) {
    await trx
      .updateTable('categories')
      .set({ position: index + 1 })
      .where('id', '=', each.id)
      .execute()
  }
  return done(moved)
}

export async function enableCategory(
  trx: Trx,
  list: readonly ShopCategory[],
  { id, enabled }: { id: string; enabled: boolean },
): Promise<CategoryChange> {
  const now = list.find((each) => each.id === id)
  if (!now) return { outcome: 'gone' }
  await trx
    .updateTable('categories')
    .set({ enabled: enabled ? 1 : 0 })
    .where('id', '=', id)
    .execute()
  return done({ ...now, enabled })
}

/** Moves products and former names to another category, and deletes this one. */
export async function mergeCategories(
  trx: Trx,
  system: System,
  list: readonly ShopCategory[],
  { id, intoId }: { id: string; intoId: string },
): Promise<CategoryChange> {
  const from = list.find((each) => each.id === id)
  const into = list.find((each) => each.id === intoId)
  if (!from || !into || id === intoId) return { outcome: 'gone' }
  await trx.updateTable('former_category_names').set({ category_id: intoId }).where('category_id', '=', id).execute()
  await trx.deleteFrom('categories').where('id', '=', id).execute()
  await rememberName(trx, system, from.name, intoId)
  return done(into, await moveProducts(trx, from.name, into.name))
}

/** Deletes an empty category. Its URLs then lead to All Categories. */
export async function removeCategory(
  trx: Trx,
  list: readonly ShopCategory[],
  { id }: { id: string },
): Promise<CategoryChange> {
  const category = list.find((each) => each.id === id)
  if (!category) return { outcome: 'gone' }
  // From here on no product can be saved in it.
  await lockCategoryRow(trx, id)
  const { rows } = await lockProductsOf(trx, category.name)
  if (rows.length > 0) return { outcome: 'not empty', category, products: rows.length }
  await trx.deleteFrom('categories').where('id', '=', id).execute()
  return done(category)
}

/** Waits for saves of products in it, and keeps new ones out. */
export const lockCategoryRow = statement<[id: string], { id: string }>(
  ({ forRowUpdate }) => `select id from categories where id = ? ${forRowUpdate}`,
)

function done(category: ShopCategory, movedProducts = 0): CategoryChange {
  return { outcome: 'done', category, movedProducts }
}

const lockProductsOf = statement<[category: string], { id: string }>(
  ({ forUpdate }) => `select products.id from products where products.category = ? ${forUpdate}`,
)

/** Locks by id first, as orders do, to avoid deadlocks. Returns the number of products. */
async function moveProducts(trx: Trx, from: Category, to: Category): Promise<number> {
  const { rows } = await lockProductsOf(trx, from)
  if (rows.length > 0) await trx.updateTable('products').set({ category: to }).where('category', '=', from).execute()
  return rows.length
}

/** The latest category of a name gets its URLs. */
async function rememberName(trx: Trx, system: System, name: Category, id: string): Promise<void> {
  const known = await trx.selectFrom('former_category_names').select('name').execute()
  const same = known.filter((each) => spellingKey(each.name) === spellingKey(name)).map((each) => each.name)
  if (same.length > 0) await trx.deleteFrom('former_category_names').where('name', 'in', same).execute()
  await trx
    .insertInto('former_category_names')
    .values({ name, category_id: id, since: system.now().toISOString() })
    .execute()
}

function draftOf({ name, tamilName = '', posterUrl, inFooter }: ShopCategory): CategoryDraft {
  return { name, tamilName, posterUrl, inFooter }
}

function toColumns({ name, tamilName, posterUrl, inFooter }: CategoryDraft) {
  return { name, tamil_name: tamilName, poster_url: posterUrl, in_footer: inFooter ? 1 : 0 }
}
