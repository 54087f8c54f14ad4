// Locks a counter sale: returns and shortfalls are decided by what is read under the lock.
import type { CounterSale } from '#domain/counter/sale.ts'
import type { Trx } from '../database/open.ts'
import { type CounterReturn, readReturns, withLines } from './sale-rows.ts'

/**
 * A sale locked by this transaction. Only `lock` creates one, so its reads follow the lock: all writers of returns and
 * shortfalls lock the sale.
 */
export class LockedSale {
  readonly #trx: Trx
  readonly sale: CounterSale

  private constructor(trx: Trx, sale: CounterSale) {
    this.#trx = trx
    this.sale = sale
  }

  /** Resolves to undefined if there is no such sale. */
  static async lock(trx: Trx, saleId: string): Promise<LockedSale | undefined> {
    // A no-op update locks the row, on both databases.
    const row = await trx
      .updateTable('counter_sales')
      .set({ sale_id: saleId })
      .where('sale_id', '=', saleId)
      .returningAll()
      .executeTakeFirst()
    if (!row) return undefined
    const [sale] = await withLines(trx, [row])
    return sale && new LockedSale(trx, sale)
  }

  /** Oldest first. */
  returns(): Promise<CounterReturn[]> {
    return readReturns(this.#trx, this.sale.saleId)
  }

  /** Missing pieces by product, neither settled nor made good. */
  async missing(): Promise<Map<string, number>> {
    const rows = await this.#trx
      .selectFrom('counter_shortfalls')
      .select(['product_id', 'pieces'])
      .where('sale_id', '=', this.sale.saleId)
      .where('settled_at', 'is', null)
      .execute()
    return new Map(rows.map(({ product_id, pieces }) => [product_id, pieces]))
  }

  /** Reduces a product's shortfalls by `pieces`; `who` settles one that reaches 0. */
  async makeGood(productId: string, pieces: number, { who, now }: { who: string; now: string }): Promise<void> {
    const missing = (await this.missing()).get(productId) ?? 0
    const left = missing - pieces
    if (left < 0) throw new Error(`${pieces} pieces are made good where ${missing} are missing`)
    await this.#trx
      .updateTable('counter_shortfalls')
      .set(left === 0 ? { settled_at: now, settled_by: who } : { pieces: left })
      .where('sale_id', '=', this.sale.saleId)
      .where('product_id', '=', productId)
      .where('settled_at', 'is', null)
      .execute()
  }
}
