// Inserts a new product under a free code, once per key.
import { discountFromPrice, type Product, productCode } from '#domain/product/product.ts'
import type { ProductDraft } from '#domain/product/product-form.ts'
import type { ProductRow } from '../database/tables.ts'
import type { Trx } from '../database/open.ts'
import { mapColumns } from '../database/columns.ts'
import { productColumns, productFlags, toProduct } from '../database/tables.ts'
import type { Cause } from '../stock/record-movements.ts'
import { addProduct } from '../stock/write-products.ts'
import type { System } from '../system.ts'

/** Not in the draft. */
const {
  id: _id,
  code: _code,
  discount: _discount,
  lowStock: _lowStock,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...draftColumns
} = productColumns

const { toRow } = mapColumns<ProductDraft, typeof draftColumns>(draftColumns, productFlags)

/** The stored discount always derives from the prices. */
export function toColumns(draft: ProductDraft) {
  return { ...toRow(draft), discount: discountFromPrice(draft.mrpPaise, draft.pricePaise) }
}

type NewProduct = Cause & { id?: string | undefined; code?: string | undefined }

const CODES = 10_000
const CODE_TRIES = 200

/** Throws if no code is free, or `code` is taken. */
export async function insertProduct(
  trx: Trx,
  system: System,
  draft: ProductDraft,
  { id = system.randomToken(12), code, ...cause }: NewProduct,
): Promise<Product> {
  for (let attempt = 0; attempt < CODE_TRIES; attempt += 1) {
    const row: ProductRow = {
      id,
      code: code ?? productCode(system.randomInteger(CODES)),
      ...toColumns(draft),
      low_stock: null,
      created_at: system.now().toISOString(),
      updated_at: null,
    }
    if (await addProduct(trx, system, cause, row)) return toProduct(row)
  }
  throw new Error(`No free product code found in ${CODE_TRIES} tries`)
}

/** `isOther` if the first differs from the repeat. */
export type SavedProduct = { product: Product; isOther?: true }

/** A retry returns the first product and changes nothing. Undefined if it has been deleted since. */
export async function saveOnce(
  trx: Trx,
  system: System,
  draft: ProductDraft,
  { saveKey, who }: { saveKey: string; who?: string | undefined },
): Promise<SavedProduct | undefined> {
  const id = system.randomToken(12)
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('product_saves')
    .values({ idempotency_key: saveKey, product_id: id, stock: draft.stock })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 0n) {
    return { product: await insertProduct(trx, system, draft, { id, kind: 'created', who }) }
  }

  const earlier = await trx
    .selectFrom('product_saves')
    .innerJoin('products', 'products.id', 'product_saves.product_id')
    .selectAll('products')
    .select('product_saves.stock as first_stock')
    .where('idempotency_key', '=', saveKey)
    .executeTakeFirst()
  if (!earlier) return undefined
  // Sales since then do not make it another product.
  const wanted = { ...toColumns(draft), stock: earlier.stock }
  const isSame =
    draft.stock === earlier.first_stock &&
    Object.entries(wanted).every(([name, value]) => value === Reflect.get(earlier, name))
  return { product: toProduct(earlier), ...(!isSame && { isOther: true }) }
}
