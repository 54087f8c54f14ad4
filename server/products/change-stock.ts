// Changes a product's stock by a difference, once per key (spec §5).
import type { Trx } from '../database/open.ts'
import { moveStock } from '../stock/move-stock.ts'
import type { System } from '../system.ts'

/** `isRepeat`: the key was applied before. */
export type ChangedStock = { stock: number; isRepeat?: true }

export type StockChange = { id: string; delta: number; key?: string | undefined; who?: string | undefined }

/** Undefined without the product, or if the key belongs to another change. */
export async function changeStock(
  trx: Trx,
  system: System,
  { id, delta, key, who }: StockChange,
): Promise<ChangedStock | undefined> {
  if (key !== undefined && !(await claimKey(trx, id, delta, key))) return repeated(trx, id, delta, key)
  const stock = await moveStock(trx, system, { kind: 'stock', who }, { productId: id, delta })
  return stock === undefined ? undefined : { stock }
}

/** A concurrent claim waits for the first. */
async function claimKey(trx: Trx, id: string, delta: number, key: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('product_saves')
    .values({ idempotency_key: key, product_id: id, stock: delta })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows !== 0n
}

async function repeated(trx: Trx, id: string, delta: number, key: string): Promise<ChangedStock | undefined> {
  const row = await trx
    .selectFrom('product_saves')
    .innerJoin('products', 'products.id', 'product_saves.product_id')
    .select('products.stock')
    .where('idempotency_key', '=', key)
    .where('product_id', '=', id)
    .where('product_saves.stock', '=', delta)
    .executeTakeFirst()
  return row && { stock: row.stock, isRepeat: true }
}
