// A wrong `takeStock` for controls: its update reads the stock again in an old snapshot.
import { statement } from '#server/database/statement.ts'
import { recordedTake } from '#server/stock/move-stock.ts'

/** Under READ COMMITTED, the statement's snapshot has the old stock of a row it waited for, which is left out. */
const takeAll = statement<[wanted: string], { id: string; stock: number }>(
  ({ elements, forUpdate }) => `
    with wanted (id, quantity) as materialized (
      select value ->> 0, sum(cast(value ->> 1 as integer)) from ${elements} group by value ->> 0
    ), there (id, stock) as materialized (
      select products.id, products.stock from products where products.id in (select id from wanted) ${forUpdate}
    )
    update products set stock = products.stock - wanted.quantity from wanted
    where products.id = wanted.id and products.stock >= wanted.quantity
      and (select count(*) from wanted)
        = (select count(*) from wanted join there on there.id = wanted.id where there.stock >= wanted.quantity)
    returning products.id, products.stock`,
)

export const takeByOldSnapshot = recordedTake(async (trx, wanted) => {
  const { rows } = await takeAll(trx, JSON.stringify(wanted.map((one) => [one.productId, one.quantity])))
  const ids = new Set(wanted.map(({ productId }) => productId))
  if (rows.length === ids.size) return { stock: Object.fromEntries(rows.map(({ id, stock }) => [id, stock])) }
  return { shortOf: wanted.find(({ productId }) => !rows.some(({ id }) => id === productId))!.productId }
})
