// Gives ordered quantities back to stock, when the order that took them is deleted.
import type { Trx } from '../../database/open.ts'
import { byProductId, type Wanted } from '../stock.ts'

/** The new stock of each product; what is not sold any more is left out. In id order, as takeStock goes. */
export async function giveBack(trx: Trx, goods: readonly Wanted[]): Promise<Record<string, number>> {
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
