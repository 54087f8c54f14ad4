// Takes the ordered quantities from stock, all of them or none, and returns them to it (spec §7).
import type { Trx } from '../database/open.ts'
import { statement } from '../database/statement.ts'

export type Wanted = { productId: string; quantity: number }

export type Taken = { stock: Record<string, number> } | { shortOf: string }

export type TakeStock = (trx: Trx, wanted: readonly Wanted[]) => Promise<Taken>

/**
 * One statement for the whole order. PostgreSQL locks the products in id order, so that two orders never wait for each
 * other in a circle, and counts what is there once it has them. The update has no condition on the stock of its own: it
 * would be checked against the statement's snapshot, in which a row that was waited for still has its old stock, and
 * would leave that product out of an order whose other products it takes.
 */
const takeAll = statement<[wanted: string], { id: string; stock: number }>(
  ({ elements, forUpdate }) => `
    with wanted (id, quantity) as materialized (
      select value ->> 0, sum(cast(value ->> 1 as integer)) from ${elements} group by value ->> 0
    ), there (id, stock) as materialized (
      select products.id, products.stock from products where products.id in (select id from wanted) ${forUpdate}
    )
    update products set stock = products.stock - wanted.quantity from wanted
    where products.id = wanted.id
      and (select count(*) from wanted)
        = (select count(*) from wanted join there on there.id = wanted.id where there.stock >= wanted.quantity)
    returning products.id, products.stock`,
)

/** Resolves with the new stock of each product. On a shortage nothing is taken, and `shortOf` is the first lacking product in id order. */
export const takeStock: TakeStock = async (trx, wanted) => {
  const sums = summed(wanted)
  const { rows } = await takeAll(trx, JSON.stringify([...sums]))
  if (rows.length === sums.size) return { stock: Object.fromEntries(rows.map(({ id, stock }) => [id, stock])) }
  if (rows.length > 0)
    throw new Error(`Stock of ${rows.length} of ${sums.size} products was taken: all or none must be`)
  return { shortOf: await firstLacking(trx, sums) }
}

async function firstLacking(trx: Trx, sums: Map<string, number>): Promise<string> {
  const ids = [...sums.keys()].toSorted()
  const rows = await trx.selectFrom('products').select(['id', 'stock']).where('id', 'in', ids).execute()
  const there = new Map(rows.map(({ id, stock }) => [id, stock]))
  const lacking = ids.find((id) => (there.get(id) ?? -1) < (sums.get(id) ?? 0))
  if (lacking === undefined) throw new Error('Stock was not taken although there is enough')
  return lacking
}

const lockByIds = statement<[ids: string], { id: string }>(
  ({ elements, forUpdate }) =>
    `select products.id from products where products.id in (select value ->> 0 from ${elements} ids) ${forUpdate}`,
)

/** Locks the products until the end of the transaction, in id order as `takeStock` does. */
export async function lockProducts(trx: Trx, goods: readonly Wanted[]): Promise<void> {
  const ids = new Set(goods.map(({ productId }) => productId))
  await lockByIds(trx, JSON.stringify(Array.from(ids, (id) => [id])))
}

/** Returns the goods to stock, and resolves with the new stock of each product; what is not sold any more is left out. In id order, as `takeStock` goes. */
export async function returnStock(trx: Trx, goods: readonly Wanted[]): Promise<Record<string, number>> {
  const stock: Record<string, number> = {}
  for (const { productId, quantity } of goods.toSorted(byProductId)) {
    const row = await trx
      .updateTable('products')
      .set((eb) => ({ stock: eb('stock', '+', quantity) }))
      .where('id', '=', productId)
      .returning('stock')
      .executeTakeFirst()
    if (row) stock[productId] = row.stock
  }
  return stock
}

function summed(wanted: readonly Wanted[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { productId, quantity } of wanted) sums.set(productId, (sums.get(productId) ?? 0) + quantity)
  return sums
}

function byProductId(a: Wanted, b: Wanted): number {
  return a.productId < b.productId ? -1 : 1
}
