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
import { toProduct } from './product-rows.ts'
import type { System } from '../system.ts'

export type Products = ReturnType<typeof openProducts>

export function openProducts({ db, transaction }: Database, live: Live, system: System) {
  return {
    /** Every product, oldest first. */
    async all(): Promise<Product[]> {
      const rows = await db.selectFrom('products').selectAll().orderBy('created_at').orderBy('code').execute()
      return rows.map(toProduct)
    },

    /** As `offerOf` counts it, in the database: it is asked for by pages that show no goods. */
    async offer(): Promise<Offer> {
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

    async find(id: string): Promise<Product | undefined> {
      const row = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst()
      return row && toProduct(row)
    },

    /** Stores a new product under a free code, PRD and four digits. Throws when none is found, or the given one is taken. */
    async create(draft: ProductDraft, { code }: { code?: string } = {}): Promise<Product> {
      const product = await insertProduct(db, system, draft, { code })
      live.publish({ topic: 'products' })
      return product
    },

    /** Stores a new product, and no second one under the same key. Undefined when the first has been deleted since. */
    async save(draft: ProductDraft, saveKey: string): Promise<SavedProduct | undefined> {
      const saved = await transaction((trx) => saveOnce(trx, system, draft, saveKey))
      if (saved) live.publish({ topic: 'products' })
      return saved
    },

    /** Brings what was `edited` of what was `seen` into what the product is now. Undefined when there is no such product. */
    async edit(
      id: string,
      edited: ProductDraft,
      seen: ProductDraft,
      { key }: { key?: string } = {},
    ): Promise<EditedProduct | undefined> {
      const result = await transaction((trx) => editProduct(trx, system, { id, edited, seen, key }))
      if (result && !result.changedMeanwhile) {
        live.publish({ topic: 'products' })
        // An older number may still be on its way to open pages, and would stay after they have read the edit.
        live.publish({ topic: 'stock', stock: { [id]: result.product.stock } })
      }
      return result
    },

    /**
     * Adds `delta`, which may be negative, to what is there now, once for each key. Returns the stock as it is then, 0 at the
     * least; undefined when there is no such product, or when the key was used for another change.
     */
    async changeStock(id: string, delta: number, { key }: { key?: string } = {}): Promise<ChangedStock | undefined> {
      const changed = await transaction((trx) => changeStock(trx, id, delta, key))
      if (changed && !changed.isRepeat) live.publish({ topic: 'stock', stock: { [id]: changed.stock } })
      return changed
    },

    async remove(id: string): Promise<boolean> {
      const { numDeletedRows } = await db.deleteFrom('products').where('id', '=', id).executeTakeFirst()
      if (numDeletedRows > 0n) live.publish({ topic: 'products' })
      return numDeletedRows > 0n
    },
  }
}
