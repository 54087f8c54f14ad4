// The shop's counter: sales, returns, days and shortfalls.
import { shownPerson } from '#server/database/recorded-by.ts'
import type { CounterSale } from '#domain/counter/sale.ts'
import type { SentSale } from '#domain/counter/sent-sale.ts'
import type { Database } from '../database/open.ts'
import type { CounterSaleRow } from '../database/tables/counter-tables.ts'
import type { Live } from '../live/live.ts'
import { takeStock as takeStockForReal, type TakeStock } from '../stock/move-stock.ts'
import type { System } from '../system.ts'
import {
  type CloseResult,
  closeDay,
  type Closing,
  type CounterDay,
  readDay,
  type ReopenResult,
  reopenDay,
} from './counter-days.ts'
import { LockedSale } from './lock-sale.ts'
import { returnCounterGoods, type Returning, type ReturnResult } from './return-goods.ts'
import { type CounterReturn, readReturns, withLines } from './sale-rows.ts'
import { type SellResult, sell } from './sell.ts'

const SHORTFALLS_LISTED = 200

/** Without lines; `ownPrices` counts lines not at the shop's price. */
export type ListedSale = Omit<CounterSale, 'lines'> & {
  who: string
  isLate: boolean
  refundPaise: number
  ownPrices: number
}

export type OpenedSale = { sale: CounterSale; who: string; isLate: boolean; returns: CounterReturn[] }

export type Shortfall = {
  saleId: string
  productId: string
  code: string
  name: string
  pieces: number
  missedAt: string
  /** Undefined for a deleted product. */
  stock: number | undefined
}

/** `who` is written as a person's id and read as an e-mail address; `day` is in India, YYYY-MM-DD. */
export type Counter = {
  /** Once per key. */
  sell(sale: SentSale, by: { key: string; who: string }): Promise<SellResult>
  /** Once per key. */
  returnGoods(returning: Returning): Promise<ReturnResult>
  day(day: string): Promise<CounterDay>
  /** Newest first. */
  sales(day: string): Promise<ListedSale[]>
  sale(saleId: string): Promise<OpenedSale | undefined>
  closeDay(day: string, closing: Closing): Promise<CloseResult>
  /** `closedAt` names the closing to undo. */
  reopenDay(day: string, closedAt: string): Promise<ReopenResult>
  /** Returns unsettled goods sold beyond the stock, newest first. */
  shortfalls(): Promise<Shortfall[]>
  /** Removes a shortfall from the list. Idempotent. */
  settleShortfall(saleId: string, productId: string, who: string): Promise<void>
}

type Needs = { database: Database; live: Pick<Live, 'publish'>; system: System; takeStock?: TakeStock }

const isLate = ({ received_at, sold_at }: CounterSaleRow) => received_at !== sold_at

export function openCounter({ database, live, system, takeStock = takeStockForReal }: Needs): Counter {
  const { db, transaction } = database

  function publish(stock: Record<string, number> = {}) {
    if (Object.keys(stock).length > 0) live.publish({ topic: 'stock', stock })
    // Reports and other counters revalidate.
    live.publish({ topic: 'orders' })
  }

  return {
    async sell(sale, by) {
      const { stock, ...result } = await transaction((trx) => sell(trx, { takeStock, system }, sale, by))
      if (result.outcome === 'sold') publish(stock)
      return result
    },

    async returnGoods(returning) {
      const { stock, ...result } = await transaction((trx) => returnCounterGoods(trx, system, returning))
      if (result.outcome === 'returned') publish(stock)
      return result
    },

    day: (day) => readDay(db, day),

    async sales(day) {
      const [rows, refunds, priced] = await Promise.all([
        db
          .selectFrom('counter_sales')
          .selectAll()
          .select(shownPerson('counter_sales.who').as('who'))
          .where('day', '=', day)
          .orderBy('sold_at', 'desc')
          .orderBy('sale_id', 'desc')
          .execute(),
        db
          .selectFrom('counter_returns')
          .innerJoin('counter_sales', 'counter_sales.sale_id', 'counter_returns.sale_id')
          .select((eb) => ['counter_returns.sale_id', eb.fn.sum<number>('refund_paise').as('paise')])
          .where('counter_sales.day', '=', day)
          .groupBy('counter_returns.sale_id')
          .execute(),
        db
          .selectFrom('counter_lines')
          .innerJoin('counter_sales', 'counter_sales.sale_id', 'counter_lines.sale_id')
          .select((eb) => ['counter_lines.sale_id', eb.fn.countAll<number>().as('lines')])
          .where('counter_sales.day', '=', day)
          .whereRef('price_paise', '<>', 'shop_price_paise')
          .groupBy('counter_lines.sale_id')
          .execute(),
      ])
      const refundOf = new Map(refunds.map(({ sale_id, paise }) => [sale_id, Number(paise)]))
      const ownPricesOf = new Map(priced.map(({ sale_id, lines }) => [sale_id, Number(lines)]))
      return rows.map((row) => ({
        saleId: row.sale_id,
        soldAt: row.sold_at,
        totalItems: row.total_items,
        totalPaise: row.total_paise,
        discountPaise: row.discount_paise,
        roundOffPaise: row.round_off_paise,
        method: row.method,
        customerName: row.customer_name,
        mobile: row.mobile,
        who: row.who,
        isLate: isLate(row),
        refundPaise: refundOf.get(row.sale_id) ?? 0,
        ownPrices: ownPricesOf.get(row.sale_id) ?? 0,
      }))
    },

    async sale(saleId) {
      const row = await db
        .selectFrom('counter_sales')
        .selectAll()
        .select(shownPerson('counter_sales.who').as('who'))
        .where('sale_id', '=', saleId)
        .executeTakeFirst()
      if (!row) return undefined
      const [[sale], returns] = await Promise.all([withLines(db, [row]), readReturns(db, saleId)])
      return { sale: sale!, who: row.who, isLate: isLate(row), returns }
    },

    async closeDay(day, closing) {
      const result = await transaction((trx) => closeDay(trx, system, day, closing))
      if (result.outcome === 'closed') publish()
      return result
    },

    async reopenDay(day, closedAt) {
      const result = await transaction((trx) => reopenDay(trx, day, closedAt))
      if (result.outcome === 'open') publish()
      return result
    },

    async shortfalls() {
      const rows = await db
        .selectFrom('counter_shortfalls')
        .innerJoin('counter_lines', (join) =>
          join
            .onRef('counter_lines.sale_id', '=', 'counter_shortfalls.sale_id')
            .onRef('counter_lines.product_id', '=', 'counter_shortfalls.product_id'),
        )
        .leftJoin('products', 'products.id', 'counter_shortfalls.product_id')
        .select(['counter_shortfalls.sale_id', 'counter_shortfalls.product_id', 'pieces', 'missed_at'])
        .select(['counter_lines.code', 'counter_lines.name', 'products.stock'])
        .where('settled_at', 'is', null)
        .orderBy('missed_at', 'desc')
        .orderBy('counter_shortfalls.product_id')
        .limit(SHORTFALLS_LISTED)
        .execute()
      return rows.map(({ sale_id, product_id, pieces, missed_at, code, name, stock }) => ({
        saleId: sale_id,
        productId: product_id,
        code,
        name,
        pieces,
        missedAt: missed_at,
        stock: stock ?? undefined,
      }))
    },

    async settleShortfall(saleId, productId, who) {
      await transaction(async (trx) => {
        const locked = await LockedSale.lock(trx, saleId)
        const pieces = (await locked?.missing())?.get(productId)
        if (pieces !== undefined) await locked?.makeGood(productId, pieces, { who, now: system.now().toISOString() })
      })
      publish()
    },
  }
}
