// What `takeStock` must not be: line by line in the cart's own order, whatever is there. Controls show what comes of it.
import type { TakeStock } from '#server/stock/take-stock.ts'

export const takeOneByOne: TakeStock = async (trx, wanted) => {
  const stock: Record<string, number> = {}
  for (const { productId, quantity } of wanted) {
    const row = await trx
      .updateTable('products')
      .set((eb) => ({ stock: eb('stock', '-', quantity) }))
      .where('id', '=', productId)
      .returning('stock')
      .executeTakeFirstOrThrow()
    stock[productId] = row.stock
  }
  return { stock }
}
