// What the shop sells: the products and their stock (spec §3, §7).
import { sql } from 'kysely'
import type { Offer } from '#domain/offer.ts'
import type { Product } from '#domain/product.ts'
import type { ProductDraft } from '#domain/product-form.ts'
import type { Database } from '../database/open.ts'
import { type ChangedStock, changeStock } from './change-stock.ts'
import { type EditedProduct, editProduct } from './edit-product.ts'
import type { Live } from '../live/live.ts'
import { insertProduct, type SavedProduct, saveOnce } from './new-product.ts'
import { toProduct } from '../database/tables.ts'
import type { System } from '../system.ts'

/** The products of a shop. Each method rejects with what `unavailableReason` knows while the database cannot be used. */
export type Products = {
  /** Returns every product, oldest first (spec §3). */
  all(): Promise<Product[]>
  /** Returns what `offerOf` counts, counted by the database: pages that show no goods ask for it too. */
  offer(): Promise<Offer>
  find(id: string): Promise<Product | undefined>
  /** Returns true if there is a product of that code. */
  hasCode(code: string): Promise<boolean>
  /** Stores a new product under a free code, PRD and four digits (spec §9). Rejects when none is found, or when `code` is taken. */
  create(draft: ProductDraft, options?: { code?: string }): Promise<Product>
  /** Stores a new product, and no second one under the same key. Undefined when the first has been deleted since. */
  save(draft: ProductDraft, saveKey: string): Promise<SavedProduct | undefined>
  /** Merges what was `edited` of what was `seen` into the product as it is now (spec §4). Undefined when there is no such product. */
  edit(
    id: string,
    edited: ProductDraft,
    seen: ProductDraft,
    options?: { key?: string },
  ): Promise<EditedProduct | undefined>
  /**
   * Adds `delta`, which may be negative, to what is there now, once for each key (spec §5). Returns the stock as it is then, 0 at
   * the least; undefined when there is no such product, or when the key was used for another change.
   */
  changeStock(id: string, delta: number, options?: { key?: string }): Promise<ChangedStock | undefined>
  /** Resolves with false when there is no such product. */
  remove(id: string): Promise<boolean>
}

export function openProducts({ db, transaction }: Database, live: Live, system: System): Products {
  return {
    async all() {
      const rows = await db.selectFrom('products').selectAll().orderBy('created_at').orderBy('code').execute()
      return rows.map(toProduct)
    },

    async offer() {
      const row = await db
        .selectFrom('products')
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
      const row = await db.selectFrom('products').select('id').where('code', '=', code).executeTakeFirst()
      return row !== undefined
    },

    async create(draft, { code } = {}) {
      const product = await insertProduct(db, system, draft, { code })
      live.publish({ topic: 'products' })
      return product
    },

    async save(draft, saveKey) {
      const saved = await transaction((trx) => saveOnce(trx, system, draft, saveKey))
      if (saved) live.publish({ topic: 'products' })
      return saved
    },

    async edit(id, edited, seen, { key } = {}) {
      const result = await transaction((trx) => editProduct(trx, system, { id, edited, seen, key }))
      if (result && !result.changedMeanwhile) {
        live.publish({ topic: 'products' })
        // An older number may still be on its way to open pages, and would stay after they have read the edit.
        live.publish({ topic: 'stock', stock: { [id]: result.product.stock } })
      }
      return result
    },

    async changeStock(id, delta, { key } = {}) {
      const changed = await transaction((trx) => changeStock(trx, id, delta, key))
      if (changed && !changed.isRepeat) live.publish({ topic: 'stock', stock: { [id]: changed.stock } })
      return changed
    },

    async remove(id) {
      const { numDeletedRows } = await db.deleteFrom('products').where('id', '=', id).executeTakeFirst()
      if (numDeletedRows > 0n) live.publish({ topic: 'products' })
      return numDeletedRows > 0n
    },
  }
}
