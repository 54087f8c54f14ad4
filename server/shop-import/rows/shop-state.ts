// Reads what the shop has, and what earlier imports have brought.
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { isId } from '#domain/sent-values.ts'
import { readCategories, type ShopCategory } from '#server/categories/category-rows.ts'
import type { ProductRow, Tables, VideoRow } from '#server/database/tables.ts'
import { readKeys } from '#server/orders/idempotency-keys.ts'
import type { Section } from '#domain/shop-import/import-summary.ts'

const MOST_KEY_BYTES = 768

export type ShopState = {
  categories: readonly ShopCategory[]
  products: ReadonlyMap<string, ProductRow>
  former: ReadonlyMap<string, { code: string; name: string }>
  /** Products with a history of their stock, deleted ones included. */
  moved: ReadonlySet<string>
  videos: ReadonlyMap<string, VideoRow>
  /** Of all orders, deleted ones included. */
  orderIds: ReadonlySet<string>
  /** By key in the export. */
  imported: {
    products: ReadonlyMap<string, string>
    orders: ReadonlyMap<string, { orderId: string; fingerprint: string; isThere: boolean }>
    videos: ReadonlySet<string>
  }
  /** Products of the demo that nobody has changed. */
  demoProducts: number
}

/** No request can have such an idempotency key: it has a space. */
export function importKey(section: Section, key: string): string {
  return `import ${section}/${key}`
}

/** Of at most as many bytes as such a database allows, and equal once stored: no zero, no half of a letter. */
export function isUsableKey(key: string): boolean {
  return Buffer.byteLength(key) <= MOST_KEY_BYTES && !/[\p{Cc}\p{Cs}]/u.test(key)
}

/** The id in the shop: the key in the export, if it can be one and is not taken. */
export function importedId(key: string, isTaken: (id: string) => boolean): string {
  return isId(key) && !isTaken(key) ? key : createHash('sha256').update(key).digest('base64url').slice(0, 20)
}

export async function readShopState(db: Kysely<Tables>): Promise<ShopState> {
  const [products, former, moved, videos, orders, keys, productKeys, videoKeys, demo] = [
    await db.selectFrom('products').selectAll().execute(),
    await db.selectFrom('former_products').selectAll().execute(),
    await db.selectFrom('stock_movements').select('product_id').distinct().execute(),
    await db.selectFrom('videos').selectAll().execute(),
    await db.selectFrom('orders').select('order_id').execute(),
    await readKeys(db),
    await db.selectFrom('product_saves').selectAll().where('idempotency_key', 'like', 'import %').execute(),
    await db.selectFrom('video_saves').selectAll().where('idempotency_key', 'like', 'import %').execute(),
    await db
      .selectFrom('demo_goods')
      .innerJoin('products', 'products.id', 'demo_goods.id')
      .select('demo_goods.id')
      .execute(),
  ]
  const start = {
    products: importKey('products', ''),
    orders: importKey('orders', ''),
    videos: importKey('videos', ''),
  }
  const there = new Set(orders.map(({ order_id }) => order_id))
  const own = keys.filter(({ idempotency_key }) => idempotency_key.startsWith(start.orders))
  return {
    categories: await readCategories(db),
    products: new Map(products.map((row) => [row.id, row])),
    former: new Map(former.map(({ product_id, code, name }) => [product_id, { code, name }])),
    moved: new Set(moved.map(({ product_id }) => product_id)),
    videos: new Map(videos.map((row) => [row.id, row])),
    orderIds: new Set([...orders, ...keys].map(({ order_id }) => order_id)),
    imported: {
      products: new Map(
        productKeys.map(({ idempotency_key, product_id }) => [
          idempotency_key.slice(start.products.length),
          product_id,
        ]),
      ),
      orders: new Map(
        own.map(({ idempotency_key, order_id, fingerprint }) => [
          idempotency_key.slice(start.orders.length),
          { orderId: order_id, fingerprint, isThere: there.has(order_id) },
        ]),
      ),
      videos: new Set(videoKeys.map(({ idempotency_key }) => idempotency_key.slice(start.videos.length))),
    },
    demoProducts: demo.length,
  }
}
