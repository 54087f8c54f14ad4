// The owner's categories, cached by each process and read again after any process's change (spec §3).
import type { Category } from '#domain/category/category.ts'
import type { CategoryDraft } from '#domain/category/category-form.ts'
import type { Database, Trx } from '../database/open.ts'
import { unavailableReason } from '../database/unavailable.ts'
import type { Live } from '../live/live.ts'
import type { Log } from '../log.ts'
import type { System } from '../system.ts'
import { readCategories, type ShopCategory } from './category-rows.ts'
import {
  type CategoryChange,
  editCategory,
  enableCategory,
  lockCategories,
  mergeCategories,
  moveCategory,
  removeCategory,
  saveCategory,
} from './change-categories.ts'

/**
 * In the owner's order. Changes reject with an error known to `unavailableReason` while the database is unavailable.
 */
export type Categories = {
  /** For another store that has changed categories in its own transaction: the next read is from the database. */
  reread(): void
  /** Includes disabled ones. Rejects if they changed and cannot be read. */
  all(): Promise<readonly ShopCategory[]>
  /**
   * Returns visible categories; the last known ones while the database is unavailable. The same array until a change.
   */
  shown(): Promise<readonly ShopCategory[]>
  /** Like `shown`, without waiting; undefined during a read. */
  known(): readonly ShopCategory[] | undefined
  /** By name; empty categories are absent. */
  productCounts(): Promise<Record<Category, number>>
  /** `id` is the browser's idempotency key. */
  add(id: string, draft: CategoryDraft, before?: readonly CategoryDraft[]): Promise<CategoryChange>
  /** Three-way merge. Products follow a new name. */
  edit(change: { id: string; edited: CategoryDraft; seen: CategoryDraft }): Promise<CategoryChange>
  /** `beforeId` undefined means last. */
  move(change: { id: string; beforeId: string | undefined }): Promise<CategoryChange>
  enable(change: { id: string; enabled: boolean }): Promise<CategoryChange>
  /** Moves the products to another category and deletes this one. Its URLs then lead to the other. */
  merge(change: { id: string; intoId: string }): Promise<CategoryChange>
  /** Deletes an empty category. */
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
  /** The value of `changes` that `list` is from. */
  let readAt = 0
  let reading: Promise<void> | undefined
  let hasFailed = false

  live.subscribe(({ topic }) => {
    if (topic === 'products') changes += 1
  })

  /** Reads again if a change came during the read. */
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
      // Keeps the array while it is equal, since derived values are cached by it.
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
    const result = await transaction(async (trx) => work(trx, await lockCategories(trx, kind)))
    if (result.outcome === 'done') {
      // On PostgreSQL the event returns from the database after the response.
      changes += 1
      live.publish({ topic: 'products' })
    }
    return result
  }

  return {
    reread: () => void (changes += 1),
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

    add: (id, draft, before) =>
      change((trx, now) => saveCategory(trx, system, now, { id, draft, ...(before && { before }) })),
    edit: (wanted) => change((trx, now) => editCategory(trx, system, now, wanted)),
    move: (wanted) => change((trx, now) => moveCategory(trx, now, wanted)),
    enable: (wanted) => change((trx, now) => enableCategory(trx, now, wanted)),
    merge: (wanted) => change((trx, now) => mergeCategories(trx, system, now, wanted)),
    remove: (wanted) => change((trx, now) => removeCategory(trx, now, wanted)),
  }
}
