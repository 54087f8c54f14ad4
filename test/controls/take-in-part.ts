// What `takeStock` must not be: it takes what there is and says that this was enough. Controls show what comes of it.
import type { TakeStock } from '#server/stock/take-stock.ts'

export const takeInPart: TakeStock = async (trx, wanted) => {
  const stock: Record<string, number> = {}
  for (const { productId, quantity } of wanted) {
    const row = await trx
      .updateTable('products')
      .set((eb) => ({
        stock: eb
          .case()
          .when('stock', '>=', quantity)
          .then(eb('stock', '-', quantity))
          .else(0)
          .end(),
      }))
      .where('id', '=', productId)
      .returning('stock')
      .executeTakeFirst()
    if (!row) return { shortOf: productId }
    stock[productId] = row.stock
  }
  return { stock }
}
