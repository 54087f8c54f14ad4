// The owner's categories: kept in memory by each process, read again after every change of any process (spec §3).
import type { Category } from '#domain/category/category.ts'
import type { CategoryDraft } from '#domain/category/category-form.ts'
import type { Database, Trx } from '../database/open.ts'
import { unavailableReason } from '../database/unavailable.ts'
import type { Live } from '../live/live.ts'
import type { Log } from '../log.ts'
import type { System } from '../system.ts'
import { readCategories, type ShopCategory } from './category-rows.ts'
import {
  addCategory,
  type CategoryChange,
  editCategory,
  enableCategory,
  holdCategories,
  mergeCategories,
  moveCategory,
  removeCategory,
} from './change-categories.ts'

/** The categories of a shop, in the owner's order. Changes reject with what `unavailableReason` knows while the database cannot be used. */
export type Categories = {
  /** Returns all, also those that are off. Rejects while they have changed and cannot be read. */
  all(): Promise<readonly ShopCategory[]>
  /** Returns those that visitors see; the last known ones while the database cannot be used. The same list until it changes. */
  shown(): Promise<readonly ShopCategory[]>
  /** Returns what `shown` does, without waiting; undefined while it is being read again. */
  known(): readonly ShopCategory[] | undefined
  /** Returns how many products each category has, by its name; none for an empty one. */
  productCounts(): Promise<Record<Category, number>>
  /** `id` comes from the browser: a repeat under the same one adds nothing. */
  add(id: string, draft: CategoryDraft): Promise<CategoryChange>
  /** Merges what was `edited` of what was `seen` into the category as it is now. Products follow a new name. */
  edit(change: { id: string; edited: CategoryDraft; seen: CategoryDraft }): Promise<CategoryChange>
  /** Puts a category before another one, or last. */
  move(change: { id: string; beforeId: string | undefined }): Promise<CategoryChange>
  /** Switches a category on or off. */
  enable(change: { id: string; enabled: boolean }): Promise<CategoryChange>
  /** Moves the products of a category to another one and deletes it. Its addresses lead to the other one from then on. */
  merge(change: { id: string; intoId: string }): Promise<CategoryChange>
  /** Deletes a category that has no products. */
  remove(change: { id: string }): Promise<CategoryChange>
}

type Needs = {
  database: Pick<Database, 'kind' | 'db' | 'transaction'>
  live: Pick<Live, 'publish' | 'subscribe'>
  system: System
  log: Pick<Log, 'error'>
}

export async function openCategories({ database, live, system, log }: Needs): Promise<Categories> {
  const { kind, db, transaction } = database
  let list = await readCategories(db)
  let shownList = list.filter(({ enabled }) => enabled)
  let changes = 0
  /** The number of changes that the list has. */
  let readAt = 0
  let reading: Promise<void> | undefined
  let hasFailed = false

  live.subscribe(({ topic }) => {
    if (topic === 'products') changes += 1
  })

  /** A change during a reading is followed by another one. */
  async function current() {
    while (readAt !== changes) await (reading ??= readAgain())
    return list
  }

  async function readAgain() {
    const at = changes
    try {
      const read = await readCategories(db)
      readAt = at
      hasFailed = false
      // The same list as long as nothing has changed: what is made of it is kept by it.
      if (JSON.stringify(read) === JSON.stringify(list)) return
      list = read
      shownList = list.filter(({ enabled }) => enabled)
    } catch (error) {
      hasFailed = true
      throw error
    } finally {
      reading = undefined
    }
  }

  async function shown() {
    await current().catch((error: unknown) => {
      if (!unavailableReason(error)) log.error(error)
    })
    return shownList
  }

  async function change(work: (trx: Trx, list: readonly ShopCategory[]) => Promise<CategoryChange>) {
    const result = await transaction(async (trx) => work(trx, await holdCategories(trx, kind)))
    if (result.outcome === 'done') {
      // On PostgreSQL the event comes back from the database, after the answer to the change.
      changes += 1
      live.publish({ topic: 'products' })
    }
    return result
  }

  return {
    all: current,
    shown,

    known() {
      if (readAt === changes) return shownList
      void shown()
      return hasFailed ? shownList : undefined
    },

    async productCounts() {
      const rows = await db
        .selectFrom('products')
        .select(({ fn }) => ['category', fn.countAll<number>().as('count')])
        .groupBy('category')
        .execute()
      return Object.fromEntries(rows.map(({ category, count }) => [category, Number(count)]))
    },

    add: (id, draft) => change((trx, now) => addCategory(trx, now, id, draft)),
    edit: (wanted) => change((trx, now) => editCategory(trx, system, now, wanted)),
    move: (wanted) => change((trx, now) => moveCategory(trx, now, wanted)),
    enable: (wanted) => change((trx, now) => enableCategory(trx, now, wanted)),
    merge: (wanted) => change((trx, now) => mergeCategories(trx, system, now, wanted)),
    remove: (wanted) => change((trx, now) => removeCategory(trx, now, wanted)),
  }
}
