// Takes the ordered quantities from stock: all of them, or none (spec §7).
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
  ({ elements, lockProducts }) => `
    with wanted (id, quantity) as materialized (
      select value ->> 0, sum(cast(value ->> 1 as integer)) from ${elements} group by value ->> 0
    ), there (id, stock) as materialized (
      select products.id, products.stock from products where products.id in (select id from wanted) ${lockProducts}
    )
    update products set stock = products.stock - wanted.quantity from wanted
    where products.id = wanted.id
      and (select count(*) from wanted)
        = (select count(*) from wanted join there on there.id = wanted.id where there.stock >= wanted.quantity)
    returning products.id, products.stock`,
)

/** On a shortage nothing is taken, and the id of the lacking product is given: the first in id order. */
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

function summed(wanted: readonly Wanted[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { productId, quantity } of wanted) sums.set(productId, (sums.get(productId) ?? 0) + quantity)
  return sums
}

export function byProductId(a: Wanted, b: Wanted): number {
  return a.productId < b.productId ? -1 : 1
}
