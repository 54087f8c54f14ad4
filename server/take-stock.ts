// Takes the ordered quantities from stock: all of them, or none (spec §7).
import { sql } from 'kysely'
import type { Trx } from './database/open.ts'

export type Wanted = { productId: string; quantity: number }

export type Taken = { stock: Record<string, number> } | { shortOf: string }

export type TakeStock = (trx: Trx, wanted: Wanted[]) => Promise<Taken>

/**
 * One conditional update a product, in id order so that two orders never wait for each other in a circle.
 * On a shortage everything is put back, and the id of the lacking product is given.
 */
export const takeStock: TakeStock = async (trx, wanted) => {
  await sql`savepoint before_stock`.execute(trx)
  const stock: Record<string, number> = {}
  for (const { productId, quantity } of wanted.toSorted(byProductId)) {
    const row = await trx
      .updateTable('products')
      .set((eb) => ({ stock: eb('stock', '-', quantity) }))
      .where('id', '=', productId)
      .where('stock', '>=', quantity)
      .returning('stock')
      .executeTakeFirst()
    if (!row) {
      await sql`rollback to savepoint before_stock`.execute(trx)
      return { shortOf: productId }
    }
    stock[productId] = row.stock
  }
  return { stock }
}

export function byProductId(a: Wanted, b: Wanted): number {
  return a.productId < b.productId ? -1 : 1
}
