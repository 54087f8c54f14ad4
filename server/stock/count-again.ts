// Saves a stock count as differences from the screen, and undoes it.
import type { CountedProduct } from '#domain/stock/count.ts'
import type { Trx } from '../database/open.ts'
import type { System } from '../system.ts'
import { moveStock } from './move-stock.ts'

/** `stock` is each product's new stock; `gone` are products deleted since. */
export type Counted =
  | { outcome: 'counted'; stock: Record<string, number>; gone: string[] }
  /** Saved before, and undone since or not; only its response was lost. */
  | { outcome: 'repeated' | 'undone' }
  /** The key belongs to a count with other numbers. */
  | { outcome: 'other' }

/** Saves a count once per key; locks in product order, so that it cannot deadlock with an order. */
export async function countAgain(
  trx: Trx,
  system: System,
  { counted, key, who }: { counted: readonly CountedProduct[]; key: string; who: string },
): Promise<Counted> {
  const rows = counted.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const contents = JSON.stringify(rows)
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('stock_counts')
    .values({ id: key, counted_at: system.now().toISOString(), who, contents, undone_at: null, undone_by: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) {
    const earlier = await trx
      .selectFrom('stock_counts')
      .select(['contents', 'undone_at'])
      .where('id', '=', key)
      .executeTakeFirstOrThrow()
    if (earlier.contents !== contents) return { outcome: 'other' }
    return { outcome: earlier.undone_at === null ? 'repeated' : 'undone' }
  }
  const stock: Record<string, number> = {}
  const gone: string[] = []
  for (const { id, seen, pieces } of rows) {
    const after = await moveStock(
      trx,
      system,
      { kind: 'count', who, reference: key },
      { productId: id, delta: pieces - seen },
    )
    if (after === undefined) gone.push(id)
    else stock[id] = after
  }
  return { outcome: 'counted', stock, gone }
}

/** Reverts each movement of a count and returns the new stock; undefined if it was undone before or never saved. */
export async function undoCount(
  trx: Trx,
  system: System,
  { key, who }: { key: string; who: string },
): Promise<Record<string, number> | undefined> {
  const undone = await trx
    .updateTable('stock_counts')
    .set({ undone_at: system.now().toISOString(), undone_by: who })
    .where('id', '=', key)
    .where('undone_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!undone) return undefined
  const moved = await trx
    .selectFrom('stock_movements')
    .select(['product_id', 'delta'])
    .where('reference', '=', key)
    .where('kind', '=', 'count')
    .execute()
  const stock: Record<string, number> = {}
  for (const { product_id, delta } of moved.toSorted((a, b) => (a.product_id < b.product_id ? -1 : 1))) {
    const cause = { kind: 'undo', who, reference: key } as const
    const after = await moveStock(trx, system, cause, { productId: product_id, delta: -delta })
    if (after !== undefined) stock[product_id] = after
  }
  return stock
}
