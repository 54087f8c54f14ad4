// Merges an edit into a locked product, or deletes it.
import type { Product } from '#domain/product/product.ts'
import { mergeEdit } from '#domain/product/product-edit.ts'
import type { ProductDraft, ProductPart } from '#domain/product/product-form.ts'
import type { Trx } from '../database/open.ts'
import { toColumns } from './new-product.ts'
import { toProduct } from '../database/tables.ts'
import { lockProduct, moveStock } from '../stock/move-stock.ts'
import type { Cause } from '../stock/record-movements.ts'
import { removeProducts } from '../stock/write-products.ts'
import type { System } from '../system.ts'

/** With `changedMeanwhile` nothing was written, and `product` is the current one. */
export type EditedProduct = { product: Product; changedMeanwhile?: ProductPart[] }

export type ProductEdit = {
  id: string
  edited: ProductDraft
  seen: ProductDraft
  /** A retry with the same key adds its stock once. */
  key?: string | undefined
  who?: string | undefined
}

/** Three-way merge (spec §4). Undefined without the product. */
export async function editProduct(
  trx: Trx,
  system: System,
  { id, edited, seen, key, who }: ProductEdit,
): Promise<EditedProduct | undefined> {
  let changedMeanwhile: ProductPart[] | undefined
  const product = await applyEdit(trx, system, { id, kind: 'edit', who }, async (now) => {
    const added = edited.stock - seen.stock
    const addedBefore = key === undefined ? 0 : await stockUnder(trx, key, id)
    const merged = mergeEdit(seen, { ...edited, stock: seen.stock + added - addedBefore }, now)
    if ('conflicts' in merged) changedMeanwhile = merged.conflicts
    else if (key !== undefined) await rememberStock(trx, key, id, added)
    return 'draft' in merged ? merged.draft : undefined
  })
  return product && { product, ...(changedMeanwhile && { changedMeanwhile }) }
}

/** Added by an earlier attempt of this edit. */
async function stockUnder(trx: Trx, key: string, id: string): Promise<number> {
  const row = await trx
    .selectFrom('product_saves')
    .select('stock')
    .where('idempotency_key', '=', key)
    .where('product_id', '=', id)
    .executeTakeFirst()
  return row?.stock ?? 0
}

async function rememberStock(trx: Trx, key: string, id: string, stock: number): Promise<void> {
  await trx
    .insertInto('product_saves')
    .values({ idempotency_key: key, product_id: id, stock })
    .onConflict((conflict) => conflict.column('idempotency_key').doUpdateSet({ stock }))
    .execute()
}

export async function applyEdit(
  trx: Trx,
  system: System,
  { id, ...cause }: Cause & { id: string },
  edit: (now: Product) => Promise<ProductDraft | undefined>,
): Promise<Product | undefined> {
  const held = await lockProduct(trx, id)
  if (!held) return undefined
  const draft = await edit(toProduct(held))
  if (!draft) return toProduct(held)
  await moveStock(trx, system, cause, { productId: id, delta: draft.stock - held.stock })
  const { stock: _stock, ...columns } = toColumns(draft)
  const row = await trx
    .updateTable('products')
    .set({ ...columns, updated_at: system.now().toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toProduct(row)
}

export async function deleteProduct(
  trx: Trx,
  system: System,
  { id, ...cause }: Cause & { id: string },
): Promise<boolean> {
  return (await removeProducts(trx, system, cause, [id])).length > 0
}
