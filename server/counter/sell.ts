// Saves a counter sale once per key and takes its goods from stock, never below 0; missing pieces are recorded.
import { createHash } from 'node:crypto'
import { dayClosedText, soldMoment } from '#domain/counter/day.ts'
import type { SentSale } from '#domain/counter/sent-sale.ts'
import { counterSaleId, type CounterSale, isOldPrice, storedShopPrice } from '#domain/counter/sale.ts'
import { type CounterShortage, counterShortages } from '#domain/counter/shortage.ts'
import { isoDay } from '#domain/dates/indian-date.ts'
import type { Trx } from '../database/open.ts'
import { lockProducts, type TakeStock } from '../stock/move-stock.ts'
import type { System } from '../system.ts'
import { lockDay } from './counter-days.ts'
import { insertCounterLines, toHeadRow } from './sale-rows.ts'

/** Two devices may draw the same number in a second. */
const SALE_ID_TRIES = 50

export type SellResult =
  /** `saleId` differs from the sent one if that was taken or of another day; `missing` is what the stock lacked. */
  | { outcome: 'sold'; saleId: string; missing: CounterShortage[] }
  /** Saved before; only its response was lost. */
  | { outcome: 'repeated'; saleId: string }
  /** The shop has a price that the seller has not seen. */
  | { outcome: 'priced' }
  | { outcome: 'short'; missing: CounterShortage[] }
  | { outcome: 'closed'; message: string }
  /** The key belongs to a sale of other goods. */
  | { outcome: 'other' }

export type SellNeeds = {
  takeStock: TakeStock
  system: Pick<System, 'now' | 'randomToken' | 'randomInteger'>
}

type Sold = SellResult & { stock?: Record<string, number> }

/** `stock` has the new stock of moved products. */
export async function sell(
  trx: Trx,
  { takeStock, system }: SellNeeds,
  sent: SentSale,
  { key, who }: { key: string; who: string },
): Promise<Sold> {
  const now = system.now()
  // A device's clock may be wrong: only a late sale uses it.
  const soldAt = sent.isLate ? soldMoment(sent.soldAt, now) : now
  const day = isoDay(soldAt)
  const held = await lockDay(trx, day)
  const fingerprint = fingerprintOf(sent)
  const earlier = await earlierSale(trx, key, fingerprint)
  if (earlier) return earlier
  // A late sale's goods are gone, whatever was counted since.
  if (held.closed_at !== null && !sent.isLate) return { outcome: 'closed', message: dayClosedText(held.closed_at) }
  const wanted = sent.lines.map(({ productId, quantity }) => ({ productId, quantity }))
  await lockProducts(trx, wanted)
  const { stockBefore, priceOf } = await goodsOf(
    trx,
    wanted.map(({ productId }) => productId),
  )
  if (!sent.isLate && sent.lines.some((line) => isOldPrice(line, priceOf.get(line.productId) ?? line.pricePaise)))
    return { outcome: 'priced' }
  const missing = counterShortages(sent.lines, stockBefore)
  if (missing.length > 0 && !sent.isAnyway && !sent.isLate) return { outcome: 'short', missing }

  const { isAnyway: _isAnyway, isLate: _isLate, ...made } = sent
  const sale: CounterSale = {
    ...made,
    saleId: numberOn(day, made.saleId) ?? counterSaleId(soldAt, system.randomInteger(1_000)),
    lines: made.lines.map(({ shopPricePaise: seen, ...line }) => {
      const priced = { ...line, ...(seen !== undefined && { shopPricePaise: seen }) }
      const shopPricePaise = storedShopPrice(priced, priceOf.get(line.productId), sent)
      return { ...line, ...(shopPricePaise !== undefined && { shopPricePaise }) }
    }),
  }
  // Two different moments mark a sale as late.
  const receivedAt = sent.isLate && soldAt.getTime() === now.getTime() ? new Date(now.getTime() + 1) : now
  const moments = { sold_at: soldAt.toISOString(), received_at: receivedAt.toISOString(), day }
  const saved = await saveUnderFreeId(trx, system, sale, { ...moments, who, idempotency_key: key, fingerprint })
  if (saved === undefined) return (await earlierSale(trx, key, fingerprint)) ?? { outcome: 'other' }
  await insertCounterLines(trx, saved)
  const takes = wanted.flatMap(({ productId, quantity }) => {
    const pieces = Math.min(quantity, stockBefore.get(productId) ?? 0)
    return pieces > 0 ? [{ productId, quantity: pieces }] : []
  })
  const taken = await takeStock(trx, system, { kind: 'counter', who, reference: saved.saleId }, takes)
  if ('shortOf' in taken) throw new Error(`Stock of ${taken.shortOf} was not taken although its product is locked`)
  await recordShortfalls(trx, saved.saleId, missing, moments.sold_at)
  return { outcome: 'sold', saleId: saved.saleId, missing, stock: taken.stock }
}

/** Returns the device's number; undefined if it is of another day. */
function numberOn(day: string, saleId: string): string | undefined {
  return saleId.startsWith(`CTR${day.replaceAll('-', '')}`) ? saleId : undefined
}

/** From goods and sums only: the customer may be erased, and a retry may be late. */
function fingerprintOf({ lines, discountPaise, roundOffPaise, totalPaise, method }: SentSale): string {
  const goods = lines.map(({ productId, pricePaise, quantity }) => [productId, pricePaise, quantity])
  const contents = JSON.stringify([goods, discountPaise, roundOffPaise, totalPaise, method])
  return createHash('sha256').update(contents).digest('hex')
}

async function earlierSale(trx: Trx, key: string, fingerprint: string): Promise<SellResult | undefined> {
  const row = await trx
    .selectFrom('counter_sales')
    .select(['sale_id', 'fingerprint'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (!row) return undefined
  return row.fingerprint === fingerprint ? { outcome: 'repeated', saleId: row.sale_id } : { outcome: 'other' }
}

async function goodsOf(trx: Trx, ids: readonly string[]) {
  const rows = await trx.selectFrom('products').select(['id', 'stock', 'price_paise']).where('id', 'in', ids).execute()
  return {
    stockBefore: new Map(rows.map(({ id, stock }) => [id, stock])),
    priceOf: new Map(rows.map(({ id, price_paise }) => [id, price_paise])),
  }
}

type Stored = {
  sold_at: string
  received_at: string
  day: string
  who: string
  idempotency_key: string
  fingerprint: string
}

/** Returns the saved sale, perhaps under another number; undefined if another sale has the key. */
async function saveUnderFreeId(
  trx: Trx,
  system: SellNeeds['system'],
  sale: CounterSale,
  stored: Stored,
): Promise<CounterSale | undefined> {
  let saved = sale
  for (let attempt = 1; attempt <= SALE_ID_TRIES; attempt += 1) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('counter_sales')
      .values({ ...toHeadRow(saved), ...stored })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 1n) return saved
    const taken = await trx
      .selectFrom('counter_sales')
      .select('sale_id')
      .where('idempotency_key', '=', stored.idempotency_key)
      .executeTakeFirst()
    if (taken) return undefined
    saved = { ...sale, saleId: counterSaleId(new Date(stored.sold_at), system.randomInteger(1_000)) }
  }
  throw new Error(`No free number of a sale found in ${SALE_ID_TRIES} tries`)
}

/** Skips deleted products. */
async function recordShortfalls(trx: Trx, saleId: string, missing: readonly CounterShortage[], at: string) {
  const rows = missing.flatMap(({ productId, sold, there }) =>
    there === undefined
      ? []
      : [
          {
            sale_id: saleId,
            product_id: productId,
            pieces: sold - there,
            missed_at: at,
            settled_at: null,
            settled_by: null,
          },
        ],
  )
  if (rows.length > 0) await trx.insertInto('counter_shortfalls').values(rows).execute()
}
