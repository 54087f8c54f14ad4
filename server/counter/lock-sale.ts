// Locks a counter sale until the end of the transaction: what a return or a settled shortfall decides by is read after the lock.
import type { CounterSale } from '#domain/counter/sale.ts'
import type { Trx } from '../database/open.ts'
import { type CounterReturn, readReturns, withLines } from './sale-rows.ts'

/**
 * A sale that this transaction has locked. Only `lock` makes one, so what is read by it is read after the lock: returns and
 * shortfalls change in no transaction that has not locked their sale.
 */
export class LockedSale {
  readonly #trx: Trx
  readonly sale: CounterSale

  private constructor(trx: Trx, sale: CounterSale) {
    this.#trx = trx
    this.sale = sale
  }

  /** Resolves with undefined when there is no such sale. */
  static async lock(trx: Trx, saleId: string): Promise<LockedSale | undefined> {
    // An update that changes nothing locks the row, on both databases.
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

  /** What came back of it, the oldest first. */
  returns(): Promise<CounterReturn[]> {
    return readReturns(this.#trx, this.sale.saleId)
  }

  /** The pieces of each product that the stock lacked and nobody has settled or made good. */
  async missing(): Promise<Map<string, number>> {
    const rows = await this.#trx
      .selectFrom('counter_shortfalls')
      .select(['product_id', 'pieces'])
      .where('sale_id', '=', this.sale.saleId)
      .where('settled_at', 'is', null)
      .execute()
    return new Map(rows.map(({ product_id, pieces }) => [product_id, pieces]))
  }

  /** Takes `pieces` off the shortfalls of a product; a shortfall that ends by it is settled by `who`. */
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
