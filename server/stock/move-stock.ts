// Moves stock and records why in one step: takes goods (all or none), returns them, changes by a difference.
import { sql } from 'kysely'
import { clampedStock, MAX_STOCK } from '#domain/product/stock.ts'
import type { Trx } from '../database/open.ts'
import { statement } from '../database/statement.ts'
import type { MovedPieces } from '../database/moved-pieces.ts'
import type { ProductRow } from '../database/tables.ts'
import { type Cause, type MovedStock, recordMovements, type Recording } from './record-movements.ts'

export type Wanted = { productId: string; quantity: number }

export type Taken = { stock: Record<string, number> } | { shortOf: string }

/** The cause of an incoming order: its lines record it, and rows would repeat them. */
export const BY_ORDER_LINES = 'by the lines of the order'

/**
 * Takes goods and records it. Resolves to the new stock by product. On a shortage takes nothing; `shortOf` is the first
 * lacking product in id order.
 */
export type TakeStock = (
  trx: Trx,
  system: Recording,
  cause: Cause | typeof BY_ORDER_LINES,
  wanted: readonly Wanted[],
) => Promise<Taken>

/** Tests pass a faulty `take`. */
export function recordedTake(take: (trx: Trx, wanted: readonly Wanted[]) => Promise<Taken>): TakeStock {
  return async (trx, system, cause, wanted) => {
    if (wanted.length === 0) return { stock: {} }
    const taken = await take(trx, wanted)
    if ('shortOf' in taken || cause === BY_ORDER_LINES) return taken
    const moved = wanted.map(({ productId, quantity }) => ({ productId, delta: -quantity }))
    await recordMovements(trx, system, cause, moved)
    return taken
  }
}

export const takeStock = recordedTake(async (trx, wanted) => {
  const sums = summed(wanted)
  const { rows } = await takeAll(trx, JSON.stringify([...sums]))
  if (rows.length === sums.size) return { stock: Object.fromEntries(rows.map(({ id, stock }) => [id, stock])) }
  if (rows.length > 0)
    throw new Error(`Stock of ${rows.length} of ${sums.size} products was taken: all or none must be`)
  return { shortOf: await firstLacking(trx, sums) }
})

/**
 * One statement for the whole order. PostgreSQL locks the products in id order, so that orders cannot deadlock, and
 * counts the stock once it has the locks. Both the condition and the new stock use what was read under the lock: the
 * statement's snapshot has the old stock of a row that was waited for, which would skip that product of an order, or
 * fail the CHECK that stock is not negative, since PostgreSQL checks before it reads the row again.
 */
const takeAll = statement<[wanted: string], { id: string; stock: number }>(
  ({ elements, forUpdate }) => `
    with wanted (id, quantity) as materialized (
      select value ->> 0, sum(cast(value ->> 1 as integer)) from ${elements} group by value ->> 0
    ), there (id, stock) as materialized (
      select products.id, products.stock from products where products.id in (select id from wanted) ${forUpdate}
    )
    update products set stock = there.stock - wanted.quantity from wanted join there on there.id = wanted.id
    where products.id = wanted.id
      and (select count(*) from wanted)
        = (select count(*) from wanted join there on there.id = wanted.id where there.stock >= wanted.quantity)
    returning products.id, products.stock`,
)

async function firstLacking(trx: Trx, sums: Map<string, number>): Promise<string> {
  const ids = [...sums.keys()].toSorted()
  const rows = await trx.selectFrom('products').select(['id', 'stock']).where('id', 'in', ids).execute()
  const there = new Map(rows.map(({ id, stock }) => [id, stock]))
  const lacking = ids.find((id) => (there.get(id) ?? -1) < (sums.get(id) ?? 0))
  if (lacking === undefined) throw new Error('Stock was not taken although there is enough')
  return lacking
}

/** Returns the stock of those that are there, at most MAX_STOCK. In id order, like `takeStock`. */
export async function giveStock(
  trx: Trx,
  system: Recording,
  cause: Cause,
  goods: readonly Wanted[],
): Promise<Record<string, number>> {
  const stock: Record<string, number> = {}
  for (const { productId, quantity } of goods.toSorted(byProductId)) {
    const row = await trx
      .updateTable('products')
      .set({ stock: sql<MovedPieces>`stock + ${quantity}` })
      .where('id', '=', productId)
      .returning('stock')
      .executeTakeFirst()
    if (row) stock[productId] = row.stock
  }
  const moved = goods.map(({ productId, quantity }) => ({ productId, delta: quantity }))
  await recordMovements(trx, system, cause, moved)
  // The undo of a deletion adds what came back since.
  const gone = moved.filter(({ productId }) => !(productId in stock))
  await recordMovements(
    trx,
    system,
    { ...cause, kind: 'deleted' },
    gone.map(({ productId, delta }) => ({ productId, delta: -delta })),
  )
  for (const [productId, there] of Object.entries(stock)) {
    if (there <= MAX_STOCK) continue
    // A movement of its own: what came back is that of its order or sale.
    const stay = { productId, delta: 0 }
    stock[productId] = (await moveStock(trx, system, { kind: 'stock', who: cause.who }, stay)) ?? there
  }
  return stock
}

/** Limits the stock to 0 … MAX_STOCK. Undefined without the product. */
export async function moveStock(
  trx: Trx,
  system: Recording,
  cause: Cause,
  { productId, delta }: MovedStock,
): Promise<number | undefined> {
  const held = await lockProduct(trx, productId)
  if (!held) return undefined
  const stock = clampedStock(held.stock + delta)
  await trx
    .updateTable('products')
    .set({ stock: sql<MovedPieces>`${stock}` })
    .where('id', '=', productId)
    .execute()
  await recordMovements(trx, system, cause, [{ productId, delta: stock - held.stock }])
  return stock
}

export async function lockProduct(trx: Trx, id: string): Promise<ProductRow | undefined> {
  // Updating the row locks it, on both databases.
  return await trx
    .updateTable('products')
    .set({ stock: sql<MovedPieces>`stock` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

const lockByIds = statement<[ids: string], { id: string }>(
  ({ elements, forUpdate }) =>
    `select products.id from products where products.id in (select value ->> 0 from ${elements} ids) ${forUpdate}`,
)

/** In id order, like `takeStock`. */
export async function lockProducts(trx: Trx, goods: readonly Pick<Wanted, 'productId'>[]): Promise<void> {
  const ids = new Set(goods.map(({ productId }) => productId))
  await lockByIds(trx, JSON.stringify(Array.from(ids, (id) => [id])))
}

function summed(wanted: readonly Wanted[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { productId, quantity } of wanted) sums.set(productId, (sums.get(productId) ?? 0) + quantity)
  return sums
}

function byProductId(a: Wanted, b: Wanted): number {
  return a.productId < b.productId ? -1 : 1
}
