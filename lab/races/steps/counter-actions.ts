// Concurrent sales, returns, settled shortfalls, and undone counts or bulk changes.
import { admin, newKey } from '#test/shop/open-test-shop.ts'
import { counterSale } from '#test/shop/counter-shop.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import type { Product } from '#domain/product/product.ts'
import type { Counter } from '#server/counter/counter.ts'
import type { BulkChanges } from '#server/products/bulk/bulk-changes.ts'
import type { Products } from '#server/products/products.ts'
import type { Stock } from '#server/stock/stock.ts'
import type { Query } from '../stored.ts'

export type CounterProcess = { counter: Counter; stock: Stock; bulkChanges: BulkChanges }

/** A sale took all stock of `lacking` and is short of the rest; `counted` was recounted and then changed by a bulk change. */
export type CounterSituation = {
  lacking: Product
  counted: Product
  saleId: string
  /** Of a return and a sale that are each sent twice. */
  returnKey: string
  saleKey: string
  countKey: string
  bulkKey: string
}

const SOLD = 5
const THERE = 2
const LACKED = SOLD - THERE
const STOCK = 30
const COUNTED_MORE = 10
const BATCH_MORE = 7

const who = admin.email

export async function prepareCounter({
  counter,
  stock,
  bulkChanges,
  products,
}: CounterProcess & { products: Products }): Promise<CounterSituation> {
  const lacking = await products.create({ ...goods.flowerPots, name: 'Lacking', stock: THERE })
  const counted = await products.create({ ...goods.flowerPots, name: 'Counted', stock: STOCK })
  const sold = await counter.sell(counterSale([[lacking, SOLD]], { isAnyway: true }), { key: newKey(), who })
  if (sold.outcome !== 'sold') throw new Error(`The sale was not saved: ${sold.outcome}`)
  const [countKey, bulkKey] = [newKey(), newKey()]
  await stock.count([{ id: counted.id, seen: STOCK, pieces: STOCK + COUNTED_MORE }], { key: countKey, who })
  const more = { what: 'edit', id: counted.id, fields: {}, addStock: BATCH_MORE } as const
  await bulkChanges.apply([more], { key: bulkKey, kind: 'bulk', who, summary: 'Add to the stock' })
  return { lacking, counted, saleId: sold.saleId, returnKey: newKey(), saleKey: newKey(), countKey, bulkKey }
}

type CounterAction = (process: CounterProcess, situation: CounterSituation) => Promise<unknown>

const goodsBack =
  (pieces: number, keyOf: (situation: CounterSituation) => string): CounterAction =>
  ({ counter }, situation) => {
    const { saleId, lacking } = situation
    const key = keyOf(situation)
    return counter.returnGoods({ saleId, pieces: { [lacking.id]: pieces }, method: 'cash', key, who })
  }

export const counterActions = {
  'two pieces back': goodsBack(2, newKey),
  'four pieces back': goodsBack(4, newKey),
  'a return that is sent twice': goodsBack(2, ({ returnKey }) => returnKey),
  'a settled shortfall': ({ counter }, { saleId, lacking }) => counter.settleShortfall(saleId, lacking.id, who),
  'a counter sale': ({ counter }, { counted }) => counter.sell(counterSale([[counted, 3]]), { key: newKey(), who }),
  'a counter sale that is sent twice': ({ counter }, { counted, saleKey }) =>
    counter.sell(counterSale([[counted, 2]]), { key: saleKey, who }),
  'the undo of a count': ({ stock }, { countKey }) => stock.undoCount(countKey, who),
  'the undo of a bulk change': ({ bulkChanges }, { bulkKey }) => bulkChanges.undo(bulkKey, who),
} as const satisfies Record<string, CounterAction>

/** Returns the faults of the counter's goods; `held` are the pieces that orders have of the counted product. */
export async function counterFaults(
  query: Query,
  { lacking, counted, saleId, countKey, bulkKey }: CounterSituation,
  { names, held }: { names: readonly string[]; held: number },
): Promise<string[]> {
  const one = async (sql: string, ...values: string[]) =>
    Number(Object.values((await query(sql, ...values))[0] ?? {})[0])
  const stockOf = (id: string) => one('select stock from products where id = $1', id)
  const moved = (id: string) => one('select sum(delta) from stock_movements where product_id = $1', id)
  const back = await one(
    `select coalesce(sum(l.pieces), 0) from counter_return_lines l join counter_returns r on r.return_id = l.return_id
    where r.sale_id = $1`,
    saleId,
  )
  const sold = await one('select coalesce(sum(quantity), 0) from counter_lines where product_id = $1', counted.id)
  const isDone = async (table: string, key: string) =>
    (await one(`select count(*) from ${table} where id = $1 and undone_at is not null`, key)) === 1
  const inStock = await stockOf(lacking.id)
  const madeGood = Math.max(0, back - LACKED)
  // Goods returned after the shortfall was settled all go to stock.
  const right = names.includes('a settled shortfall') ? [madeGood, back] : [madeGood]
  const rightCounted =
    STOCK +
    ((await isDone('stock_counts', countKey)) ? 0 : COUNTED_MORE) +
    ((await isDone('bulk_changes', bulkKey)) ? 0 : BATCH_MORE) -
    sold -
    held
  const inStockCounted = await stockOf(counted.id)
  return [
    ...(back > SOLD ? [`${back} of ${SOLD} pieces came back`] : []),
    ...(right.includes(inStock)
      ? []
      : [`${lacking.name} has a stock of ${inStock} where ${right.join(' or ')} is right`]),
    ...(inStock === (await moved(lacking.id)) ? [] : [`the movements of ${lacking.name} do not add up to ${inStock}`]),
    ...(inStockCounted === rightCounted
      ? []
      : [`${counted.name} has a stock of ${inStockCounted} where ${rightCounted} are right`]),
  ]
}
