// Records what changed the stock of products, in the transaction that changes it: whatever writes to `products` names its cause here.
import { sql } from 'kysely'
import type { MovementKind } from '#domain/stock/movements.ts'
import { clampedStock } from '#domain/product/stock.ts'
import type { Trx } from '../database/open.ts'
import { insertStatement } from '../database/statement.ts'
import type { ProductRow } from '../database/tables.ts'
import type { System } from '../system.ts'

/** Why a stock changes: `reference` is the order, the count or the batch that it belongs to. */
export type Cause = { kind: MovementKind; who?: string | undefined; reference?: string | undefined }

/** `at` is given for what happened earlier. */
export type MovedStock = { productId: string; delta: number; at?: string }

const insertMovements = insertStatement('stock_movements', [
  'product_id',
  'at',
  'id',
  'kind',
  'delta',
  'reference',
  'who',
])

/** Records how the stock of products moved for one cause. A product that lost or gained nothing is left out, unless it is new or gone. */
export async function recordMovements(
  trx: Trx,
  system: Pick<System, 'now' | 'randomToken'>,
  { kind, who, reference }: Cause,
  moved: readonly MovedStock[],
): Promise<void> {
  const now = system.now().toISOString()
  const isAlwaysTold = kind === 'created' || kind === 'deleted'
  const rows = moved
    .filter(({ delta }) => delta !== 0 || isAlwaysTold)
    .map(({ productId, delta, at = now }) => [
      productId,
      at,
      system.randomToken(9),
      kind,
      delta,
      reference ?? null,
      who || null,
    ])
  await insertMovements(trx, rows)
}

/** Holds a product until the end of the transaction and returns it as it then is; undefined when there is none. */
export async function holdProduct(trx: Trx, id: string): Promise<ProductRow | undefined> {
  // Touching the row holds it, on both databases.
  return await trx
    .updateTable('products')
    .set({ stock: sql<number>`stock` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/**
 * Adds `delta` to the stock of a product, which stays within 0 and the most that a stock may be, and records what it moved. Returns
 * the stock after it; undefined when there is no such product.
 */
export async function moveStock(
  trx: Trx,
  system: Pick<System, 'now' | 'randomToken'>,
  cause: Cause,
  { productId, delta }: MovedStock,
): Promise<number | undefined> {
  const held = await holdProduct(trx, productId)
  if (!held) return undefined
  const stock = clampedStock(held.stock + delta)
  await trx.updateTable('products').set({ stock }).where('id', '=', productId).execute()
  await recordMovements(trx, system, cause, [{ productId, delta: stock - held.stock }])
  return stock
}
