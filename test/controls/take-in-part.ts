// A wrong `takeStock` for controls: takes the available stock and reports success.
import { statement } from '#server/database/statement.ts'
import { recordedTake } from '#server/stock/move-stock.ts'

const takeWhatIsThere = statement<[quantity: number, enough: number, id: string], { stock: number }>(
  () => `
    update products set stock = case when stock >= cast(? as integer) then stock - cast(? as integer) else 0 end
    where id = ? returning stock`,
)

export const takeInPart = recordedTake(async (trx, wanted) => {
  const stock: Record<string, number> = {}
  for (const { productId, quantity } of wanted) {
    const { rows } = await takeWhatIsThere(trx, quantity, quantity, productId)
    if (!rows[0]) return { shortOf: productId }
    stock[productId] = rows[0].stock
  }
  return { stock }
})
