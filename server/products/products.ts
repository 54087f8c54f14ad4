// What the shop sells: the products and their stock (spec §3, §7).
import { sql } from 'kysely'
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

/** `who` is the e-mail address of the admin; it stands beside the movement of the stock. */
type ByAdmin = { who?: string | undefined }

/** The products of a shop. Each method rejects with what `unavailableReason` knows while the database cannot be used. */
export type Products = {
  /** Returns every product, oldest first (spec §3). */
  all(): Promise<Product[]>
  /** Returns how all products are called: a tenth of what `all` reads. */
  named(): Promise<Pick<Product, 'id' | 'name' | 'code'>[]>
  /** Returns those that visitors see and may order, oldest first. */
  offered(): Promise<Product[]>
  /** Returns what `offerOf` counts, counted by the database: pages that show no goods ask for it too. */
  offer(): Promise<Offer>
  find(id: string): Promise<Product | undefined>
  /** Returns true if a product of that code is offered. */
  hasCode(code: string): Promise<boolean>
  /**
   * Stores a new product under a free code, PRD and four digits (spec §9). Rejects when none is found, or when `code` is taken. This
   * and the next two put the product into the category that the draft names now or named formerly, or reject with NoSuchCategory.
   */
  create(draft: ProductDraft, options?: { code?: string } & ByAdmin): Promise<Product>
  /** Stores a new product, and no second one under the same key. Undefined when the first has been deleted since. */
  save(draft: ProductDraft, saveKey: string, options?: ByAdmin): Promise<SavedProduct | undefined>
  /** Merges what was `edited` of what was `seen` into the product as it is now (spec §4). Undefined when there is no such product. */
  edit(
    id: string,
    edited: ProductDraft,
    seen: ProductDraft,
    options?: { key?: string } & ByAdmin,
  ): Promise<EditedProduct | undefined>
  /**
   * Adds `delta`, which may be negative, to what is there now, once for each key (spec §5). Returns the stock as it is then, 0 at
   * the least; undefined when there is no such product, or when the key was used for another change.
   */
  changeStock(id: string, delta: number, options?: { key?: string } & ByAdmin): Promise<ChangedStock | undefined>
  /** Resolves with false when there is no such product. */
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
        // An older number may still be on its way to open pages, and would stay after they have read the edit.
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

/** The category may have been renamed since the form was drawn. */
async function inPresentCategory(trx: Trx, draft: ProductDraft): Promise<ProductDraft> {
  return { ...draft, category: await presentCategory(trx, draft.category) }
}

/** What was seen may be a category that has been deleted since: the name then stays as it was. */
async function nameNow(trx: Trx, category: string): Promise<string> {
  return presentCategory(trx, category).catch((error: unknown) => {
    if (error instanceof NoSuchCategory) return category
    throw error
  })
}
