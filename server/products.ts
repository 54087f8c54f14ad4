// What the shop sells: the products and their stock (spec §3, §7).
import { type Product, productCode } from '#domain/product.ts'
import type { ProductDraft } from '#domain/product-form.ts'
import { MAX_STOCK } from '#domain/stock.ts'
import { sql } from 'kysely'
import type { Database } from './database/open.ts'
import type { ProductRow } from './database/tables.ts'
import type { Live } from './live.ts'
import type { World } from './world.ts'

const CODES = 10_000
const CODE_TRIES = 200

export type Products = ReturnType<typeof openProducts>

export function openProducts({ db }: Database, live: Live, world: World) {
  return {
    /** Every product, oldest first. */
    async all(): Promise<Product[]> {
      const rows = await db.selectFrom('products').selectAll().orderBy('created_at').orderBy('code').execute()
      return rows.map(toProduct)
    },

    async find(id: string): Promise<Product | undefined> {
      const row = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst()
      return row && toProduct(row)
    },

    /** Stores a new product under a free code, PRD and four digits. Throws when none is found, or the given one is taken. */
    async create(draft: ProductDraft, { code }: { code?: string } = {}): Promise<Product> {
      for (let attempt = 0; attempt < CODE_TRIES; attempt += 1) {
        const row = newRow(draft, code ?? productCode(world.randomInteger(CODES)))
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('products')
          .values(row)
          .onConflict((conflict) => conflict.column('code').doNothing())
          .executeTakeFirst()
        if (numInsertedOrUpdatedRows === 0n) continue
        live.publish({ topic: 'products' })
        return toProduct(row)
      }
      throw new Error(`No free product code found in ${CODE_TRIES} tries`)
    },

    /** Replaces what the edit form holds. Undefined when there is no such product. */
    async edit(id: string, draft: ProductDraft): Promise<Product | undefined> {
      const row = await db
        .updateTable('products')
        .set({ ...toColumns(draft), updated_at: world.now().toISOString() })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      if (row) live.publish({ topic: 'products' })
      return row && toProduct(row)
    },

    /** Adds `delta`, which may be negative, to what is there now and gives the new stock, 0 at the least. */
    async changeStock(id: string, delta: number): Promise<number | undefined> {
      const row = await db
        .updateTable('products')
        .set({
          stock: sql<number>`case when stock + ${delta} < 0 then 0 when stock + ${delta} > ${MAX_STOCK} then ${MAX_STOCK} else stock + ${delta} end`,
        })
        .where('id', '=', id)
        .returning('stock')
        .executeTakeFirst()
      if (row) live.publish({ topic: 'stock', stock: { [id]: row.stock } })
      return row?.stock
    },

    async remove(id: string): Promise<boolean> {
      const { numDeletedRows } = await db.deleteFrom('products').where('id', '=', id).executeTakeFirst()
      if (numDeletedRows > 0n) live.publish({ topic: 'products' })
      return numDeletedRows > 0n
    },
  }

  function newRow(draft: ProductDraft, code: string): ProductRow {
    return {
      id: world.randomToken(12),
      code,
      ...toColumns(draft),
      created_at: world.now().toISOString(),
      updated_at: null,
    }
  }
}

function toColumns(draft: ProductDraft) {
  return {
    name: draft.name,
    image_url: draft.imageUrl,
    video_url: draft.videoUrl ?? null,
    unit: draft.unit,
    category: draft.category,
    mrp_paise: draft.mrpPaise,
    price_paise: draft.pricePaise,
    discount: draft.discount,
    stock: draft.stock,
  }
}

export function toProduct(row: ProductRow): Product {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    imageUrl: row.image_url,
    ...(row.video_url !== null && { videoUrl: row.video_url }),
    unit: row.unit,
    category: row.category,
    mrpPaise: row.mrp_paise,
    pricePaise: row.price_paise,
    discount: row.discount,
    stock: row.stock,
    createdAt: row.created_at,
    ...(row.updated_at !== null && { updatedAt: row.updated_at }),
  }
}
