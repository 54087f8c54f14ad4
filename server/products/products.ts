// The shop's products and their stock (spec §3, §7).
import { sql } from 'kysely'
import type { Category } from '#domain/category/category.ts'
import { NoSuchCategory } from '#domain/category/category-form.ts'
import type { Offer } from '#domain/product/offer.ts'
import type { Product } from '#domain/product/product.ts'
import type { ProductDraft } from '#domain/product/product-form.ts'
import { presentCategory } from '../categories/category-rows.ts'
import type { Database, Trx } from '../database/open.ts'
import { type ChangedStock, changeStock } from './change-stock.ts'
import { deleteProduct, type EditedProduct, editProduct } from './edit-product.ts'
import type { Live } from '../live/live.ts'
import { insertProduct, type SavedProduct, saveOnce } from './new-product.ts'
import { toProduct } from '../database/tables.ts'
import { isOffered } from './offered.ts'
import type { System } from '../system.ts'

/** `who` is the admin's id. */
type ByAdmin = { who?: string | undefined }

/** Methods reject with an error known to `unavailableReason` while the database is unavailable. */
export type Products = {
  /** Oldest first (spec §3). */
  all(): Promise<Product[]>
  /** A tenth of the data of `all`. */
  named(): Promise<Pick<Product, 'id' | 'name' | 'code'>[]>
  /** May be ordered; oldest first. */
  offered(): Promise<Product[]>
  /** For pages without goods, counted by the database. */
  offer(): Promise<Offer>
  /** The categories of offered products, in no particular order. */
  offeredCategories(): Promise<Category[]>
  find(id: string): Promise<Product | undefined>
  /** Of offered products. */
  hasCode(code: string): Promise<boolean>
  /**
   * Uses `code` or a free one (spec §9); rejects if there is none. This and the next two resolve the draft's category
   * by current or former name, or reject with NoSuchCategory.
   */
  create(draft: ProductDraft, options?: { code?: string } & ByAdmin): Promise<Product>
  /** Once per key. Undefined if the first has been deleted since. */
  save(draft: ProductDraft, saveKey: string, options?: ByAdmin): Promise<SavedProduct | undefined>
  /** Three-way merge (spec §4). Undefined without the product. */
  edit(
    id: string,
    edited: ProductDraft,
    seen: ProductDraft,
    options?: { key?: string } & ByAdmin,
  ): Promise<EditedProduct | undefined>
  /**
   * `delta` may be negative; once per key (spec §5). The stock stays at least 0; undefined without the product, or if
   * the key belongs to another change.
   */
  changeStock(id: string, delta: number, options?: { key?: string } & ByAdmin): Promise<ChangedStock | undefined>
  remove(id: string, options?: ByAdmin): Promise<boolean>
}

export function openProducts({ db, transaction }: Database, live: Live, system: System): Products {
  return {
    async all() {
      const rows = await db.selectFrom('products').selectAll().orderBy('created_at').orderBy('code').execute()
      return rows.map(toProduct)
    },

    named: () => db.selectFrom('products').select(['id', 'name', 'code']).execute(),

    async offered() {
      const rows = await db
        .selectFrom('products')
        .selectAll()
        .where(isOffered)
        .orderBy('created_at')
        .orderBy('code')
        .execute()
      return rows.map(toProduct)
    },

    async offeredCategories() {
      const rows = await db.selectFrom('products').select('category').distinct().where(isOffered).execute()
      return rows.map(({ category }) => category)
    },

    async offer() {
      const row = await db
        .selectFrom('products')
        .where(isOffered)
        .select([
          sql<number>`count(*)`.as('products'),
          sql<number>`count(distinct category)`.as('categories'),
          sql<number | null>`max(case when stock > 0 and mrp_paise > price_paise
            then (mrp_paise - price_paise) * 100 / mrp_paise end)`.as('greatest'),
        ])
        .executeTakeFirstOrThrow()
      const { products, categories, greatest } = row
      return { products: Number(products), categories: Number(categories), greatestDiscount: Number(greatest ?? 0) }
    },

    async find(id) {
      const row = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst()
      return row && toProduct(row)
    },

    async hasCode(code) {
      const row = await db
        .selectFrom('products')
        .select('id')
        .where('code', '=', code)
        .where(isOffered)
        .executeTakeFirst()
      return row !== undefined
    },

    async create(draft, options = {}) {
      const product = await transaction(async (trx) =>
        insertProduct(trx, system, await inPresentCategory(trx, draft), { kind: 'created', ...options }),
      )
      live.publish({ topic: 'products' })
      return product
    },

    async save(draft, saveKey, { who } = {}) {
      const saved = await transaction(async (trx) =>
        saveOnce(trx, system, await inPresentCategory(trx, draft), { saveKey, who }),
      )
      if (saved) live.publish({ topic: 'products' })
      return saved
    },

    async edit(id, edited, seen, { key, who } = {}) {
      const result = await transaction(async (trx) => {
        const now = await inPresentCategory(trx, edited)
        const before = seen.category === edited.category ? now.category : await nameNow(trx, seen.category)
        return editProduct(trx, system, { id, edited: now, seen: { ...seen, category: before }, key, who })
      })
      if (result && !result.changedMeanwhile) {
        live.publish({ topic: 'products' })
        // An older number may be on its way to open pages, and would replace the edited one.
        live.publish({ topic: 'stock', stock: { [id]: result.product.stock } })
      }
      return result
    },

    async changeStock(id, delta, { key, who } = {}) {
      const changed = await transaction((trx) => changeStock(trx, system, { id, delta, key, who }))
      if (changed && !changed.isRepeat) live.publish({ topic: 'stock', stock: { [id]: changed.stock } })
      return changed
    },

    async remove(id, { who } = {}) {
      const isDeleted = await transaction((trx) => deleteProduct(trx, system, { id, kind: 'deleted', who }))
      if (isDeleted) live.publish({ topic: 'products' })
      return isDeleted
    },
  }
}

/** The category may have been renamed since the form opened. */
async function inPresentCategory(trx: Trx, draft: ProductDraft): Promise<ProductDraft> {
  return { ...draft, category: await presentCategory(trx, draft.category) }
}

/** A seen category may have been deleted since: its name then stays. */
async function nameNow(trx: Trx, category: string): Promise<string> {
  return presentCategory(trx, category).catch((error: unknown) => {
    if (error instanceof NoSuchCategory) return category
    throw error
  })
}
