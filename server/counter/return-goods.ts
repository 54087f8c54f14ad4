// Takes back goods of a counter sale once per key: into stock, or first against the sale's shortfalls.
import { dayClosedText } from '#domain/counter/day.ts'
import { type Pieces, refundOf, returnedPieces, returnFault } from '#domain/counter/returns.ts'
import type { PaymentMethod } from '#domain/counter/sale.ts'
import { isoDay } from '#domain/dates/indian-date.ts'
import type { Trx } from '../database/open.ts'
import { giveStock, type Wanted } from '../stock/move-stock.ts'
import type { System } from '../system.ts'
import { lockDay } from './counter-days.ts'
import { LockedSale } from './lock-sale.ts'

export type ReturnResult =
  | { outcome: 'returned' | 'repeated'; refundPaise: number }
  | { outcome: 'refused'; message: string }
  | { outcome: 'gone' }

export type Returning = { saleId: string; pieces: Pieces; method: PaymentMethod; key: string; who: string }

type Returned = ReturnResult & { stock?: Record<string, number> }

/** `stock` is the new stock of returned products. Counts on the day of the return. */
export async function returnCounterGoods(
  trx: Trx,
  system: Pick<System, 'now' | 'randomToken'>,
  { saleId, pieces: typed, method, key, who }: Returning,
): Promise<Returned> {
  const now = system.now()
  const day = isoDay(now)
  const held = await lockDay(trx, day)
  const locked = await LockedSale.lock(trx, saleId)
  if (!locked) return { outcome: 'gone' }
  const earlier = await trx
    .selectFrom('counter_returns')
    .select('refund_paise')
    .where('return_id', '=', key)
    .executeTakeFirst()
  if (earlier) return { outcome: 'repeated', refundPaise: earlier.refund_paise }
  if (held.closed_at !== null) return { outcome: 'refused', message: dayClosedText(held.closed_at) }
  const { sale } = locked
  const returns = await locked.returns()
  const fault = returnFault(sale, returnedPieces(returns), typed)
  if (fault !== undefined) return { outcome: 'refused', message: fault }
  const refundPaise = refundOf(sale, returns, typed)
  const goods = Object.entries(typed)
    .filter(([, quantity]) => quantity > 0)
    .map(([productId, quantity]) => ({ productId, quantity }))
    .toSorted((a, b) => (a.productId < b.productId ? -1 : 1))
  await trx
    .insertInto('counter_returns')
    .values({
      return_id: key,
      sale_id: saleId,
      day,
      returned_at: now.toISOString(),
      who,
      method,
      refund_paise: refundPaise,
    })
    .execute()
  await trx
    .insertInto('counter_return_lines')
    .values(goods.map(({ productId, quantity }) => ({ return_id: key, product_id: productId, pieces: quantity })))
    .execute()
  const stock = await putBack(trx, system, locked, { who, goods, now: now.toISOString() })
  return { outcome: 'returned', refundPaise, stock }
}

type PutBack = { who: string; goods: readonly Wanted[]; now: string }

/** Pieces sold beyond the stock are owed to other orders: they are made good before the stock rises. */
async function putBack(
  trx: Trx,
  system: Pick<System, 'now' | 'randomToken'>,
  locked: LockedSale,
  { who, goods, now }: PutBack,
): Promise<Record<string, number>> {
  const missing = await locked.missing()
  const back: Wanted[] = []
  for (const { productId, quantity } of goods) {
    const made = Math.min(missing.get(productId) ?? 0, quantity)
    if (made > 0) await locked.makeGood(productId, made, { who, now })
    if (quantity > made) back.push({ productId, quantity: quantity - made })
  }
  return await giveStock(trx, system, { kind: 'counter return', who, reference: locked.sale.saleId }, back)
}
