// The shop as of an import's preview, stored so that only the previewed changes are applied.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Product } from '#domain/product/product.ts'
import type { SheetProduct } from '#domain/imports/differences.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { imports } from '#domain/words/en/office/goods/imports.ts'
import type { Database, Trx } from '#server/database/open.ts'
import { BulkRefused } from '#server/products/bulk/apply-changes.ts'
import type { Known } from '#domain/imports/import-views.ts'
import { packed, unpacked } from '#server/spreadsheets/packed.ts'

/** `categories` are names; `products` identifies the existing products and their names. */
export type SeenShop = { known: Known; categories: string[]; products: string }

/** Returns the columns to store at the preview. */
export function seenColumns(products: readonly Product[], known: Known, categories: readonly { name: string }[]) {
  const seen = { known, categories: categories.map(({ name }) => name), products: namesOf(products) }
  return { products: packed(products.map(sheetProduct)), known: packed(seen satisfies SeenShop) }
}

/** Undefined for an import compared by an earlier version of the program. */
export function readSeen(known: string | null): SeenShop | undefined {
  return known === null ? undefined : unpacked<SeenShop>(known)
}

/**
 * Throws BulkRefused if a row may now mean another product, or an existing one. Serialises imports:
 * the next one sees what this one adds.
 */
export async function refuseOtherProducts(trx: Trx, kind: Database['kind'], seen: SeenShop | undefined): Promise<void> {
  // An SQLite transaction excludes other writers.
  if (kind === 'postgres') await sql`lock table imports in share row exclusive mode`.execute(trx)
  if (!seen) return
  const now = await trx.selectFrom('products').select(['id', 'code', 'name']).execute()
  if (namesOf(now) !== seen.products) throw new BulkRefused(wordsOf(imports).shopChanged, 'products')
}

function namesOf(products: readonly Pick<Product, 'id' | 'code' | 'name'>[]): string {
  const lines = products.map(({ id, code, name }) => JSON.stringify([id, code, name])).toSorted()
  return createHash('sha256').update(lines.join('\n')).digest('base64url')
}

function sheetProduct(product: Product): SheetProduct {
  const { id, code, name, category, tamilName, contents, unit, mrpPaise, pricePaise, stock, enabled, isNew } = product
  return { id, code, name, category, tamilName, contents, unit, mrpPaise, pricePaise, stock, enabled, isNew }
}
