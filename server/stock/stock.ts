// Stock in the back office: movements, running out, counts, and low-stock limits.
import { shownPerson } from '#server/database/recorded-by.ts'
import { countSummary, type CountedProduct, type CountSummary } from '#domain/stock/count.ts'
import type { Database } from '../database/open.ts'
import type { Live } from '../live/live.ts'
import type { System } from '../system.ts'
import { type Counted, countAgain, undoCount } from './count-again.ts'
import { type MovementList, readMovements } from './movement-list.ts'
import { openSoldGoods, type SoldGoods } from './sold-goods.ts'

const COUNTS_LISTED = 5

export type EarlierCount = CountSummary & { key: string; countedAt: string; who: string; isUndone: boolean }

/** `changed`: another line was set concurrently, and stays. */
export type LowStockSet =
  | { outcome: 'set' }
  | { outcome: 'gone' }
  | { outcome: 'changed'; lowStock: number | undefined }

/**
 * Methods reject with an error known to `unavailableReason` while the database is unavailable. `who` is written as a
 * person's id and read as an e-mail address.
 */
export type Stock = {
  /** Undefined if the product never existed. */
  movements(productId: string, limit: number): Promise<MovementList | undefined>
  /** Products at their low-stock limit or the shop's, but not out of stock. */
  countLow(shopLowStock: number): Promise<number>
  /** At most a minute old. */
  sold(): Promise<SoldGoods>
  /** Differences from `seen`, once per key. */
  count(counted: readonly CountedProduct[], by: { key: string; who: string }): Promise<Counted>
  /** False if undone before or never saved. */
  undoCount(key: string, who: string): Promise<boolean>
  /** Newest first. */
  counts(): Promise<EarlierCount[]>
  /** If the line is still `seen`; undefined means the shop's own. */
  setLowStock(productId: string, line: { pieces: number | undefined; seen: number | undefined }): Promise<LowStockSet>
}

type Needs = { database: Database; live: Pick<Live, 'publish'>; system: System }

export function openStock({ database, live, system }: Needs): Stock {
  const { db, transaction } = database

  function publish(stock: Record<string, number>) {
    if (Object.keys(stock).length > 0) live.publish({ topic: 'stock', stock })
  }

  return {
    movements: (productId, limit) => readMovements(database, productId, limit),
    sold: openSoldGoods(database, system),

    async countLow(shopLowStock) {
      const { count } = await db
        .selectFrom('products')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('stock', '>', 0)
        .where('stock', '<=', (eb) => eb.fn.coalesce('low_stock', eb.lit(shopLowStock)))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    async count(counted, by) {
      const result = await transaction((trx) => countAgain(trx, system, { counted, ...by }))
      if (result.outcome === 'counted') publish(result.stock)
      return result
    },

    async undoCount(key, who) {
      const stock = await transaction((trx) => undoCount(trx, system, { key, who }))
      publish(stock ?? {})
      return stock !== undefined
    },

    async counts() {
      const rows = await db
        .selectFrom('stock_counts')
        .selectAll()
        .select(shownPerson('stock_counts.who').as('who'))
        .orderBy('counted_at', 'desc')
        .orderBy('id', 'desc')
        .limit(COUNTS_LISTED)
        .execute()
      return rows.map(({ id, counted_at, who, contents, undone_at }) => ({
        key: id,
        countedAt: counted_at,
        who,
        isUndone: undone_at !== null,
        ...countSummary(JSON.parse(contents) as CountedProduct[]),
      }))
    },

    async setLowStock(productId, { pieces, seen }) {
      const { numUpdatedRows } = await db
        .updateTable('products')
        .set({ low_stock: pieces ?? null })
        .where('id', '=', productId)
        .where('low_stock', seen === undefined ? 'is' : '=', seen ?? null)
        .executeTakeFirst()
      if (numUpdatedRows > 0n) {
        live.publish({ topic: 'products' })
        return { outcome: 'set' }
      }
      const row = await db.selectFrom('products').select('low_stock').where('id', '=', productId).executeTakeFirst()
      if (!row) return { outcome: 'gone' }
      // A retry after a lost response finds its own value.
      const lowStock = row.low_stock ?? undefined
      return lowStock === pieces ? { outcome: 'set' } : { outcome: 'changed', lowStock }
    },
  }
}
