// A wrong `takeStock` for controls: line by line in the cart's order, whatever the stock.
import { statement } from '#server/database/statement.ts'
import { recordedTake } from '#server/stock/move-stock.ts'

const takeOne = statement<[quantity: number, id: string], { stock: number }>(
  () => 'update products set stock = stock - cast(? as integer) where id = ? returning stock',
)

export const takeOneByOne = recordedTake(async (trx, wanted) => {
  const stock: Record<string, number> = {}
  for (const { productId, quantity } of wanted) {
    const { rows } = await takeOne(trx, quantity, productId)
    stock[productId] = rows[0]!.stock
  }
  return { stock }
})
