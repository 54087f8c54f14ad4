// Takes goods of a counter sale back, once for each key: they go into the stock, or first make good what the sale lacked.
import { dayClosedText } from '#domain/counter/day.ts'
import { type Pieces, refundOf, returnedPieces, returnFault } from '#domain/counter/returns.ts'
import type { PaymentMethod } from '#domain/counter/sale.ts'
import { isoDay } from '#domain/indian-date.ts'
import type { Trx } from '../database/open.ts'
import { returnStock, type Wanted } from '../orders/stock.ts'
import { recordMovements } from '../stock/record-movements.ts'
import type { System } from '../system.ts'
import { holdDay } from './counter-days.ts'
import { readReturns, withLines } from './sale-rows.ts'

export type ReturnResult =
  | { outcome: 'returned' | 'repeated'; refundPaise: number }
  | { outcome: 'refused'; message: string }
  | { outcome: 'gone' }

export type Returning = { saleId: string; pieces: Pieces; method: PaymentMethod; key: string; who: string }

type Returned = ReturnResult & { stock?: Record<string, number> }

/** `stock` is the new one of each product that went back. It counts on the day on which the goods come back. */
export async function returnCounterGoods(
  trx: Trx,
  system: Pick<System, 'now' | 'randomToken'>,
  { saleId, pieces: typed, method, key, who }: Returning,
): Promise<Returned> {
  const now = system.now()
  const day = isoDay(now)
  const held = await holdDay(trx, day)
  // Touching the row holds the sale, on both databases.
  const row = await trx
    .updateTable('counter_sales')
    .set({ sale_id: saleId })
    .where('sale_id', '=', saleId)
    .returningAll()
    .executeTakeFirst()
  if (!row) return { outcome: 'gone' }
  const earlier = await trx
    .selectFrom('counter_returns')
    .select('refund_paise')
    .where('return_key', '=', key)
    .executeTakeFirst()
  if (earlier) return { outcome: 'repeated', refundPaise: earlier.refund_paise }
  if (held.closed_at !== null) return { outcome: 'refused', message: dayClosedText(held.closed_at) }
  const [sale] = await withLines(trx, [row])
  const returned = returnedPieces(await readReturns(trx, saleId))
  const fault = returnFault(sale!, returned, typed)
  if (fault !== undefined) return { outcome: 'refused', message: fault }
  const refundPaise = refundOf(sale!, returned, typed)
  const goods = Object.entries(typed)
    .filter(([, quantity]) => quantity > 0)
    .map(([productId, quantity]) => ({ productId, quantity }))
    .toSorted((a, b) => (a.productId < b.productId ? -1 : 1))
  await trx
    .insertInto('counter_returns')
    .values({
      return_key: key,
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
    .values(goods.map(({ productId, quantity }) => ({ return_key: key, product_id: productId, pieces: quantity })))
    .execute()
  const stock = await putBack(trx, system, { saleId, who, goods, now: now.toISOString() })
  return { outcome: 'returned', refundPaise, stock }
}

type PutBack = { saleId: string; who: string; goods: readonly Wanted[]; now: string }

/** What the stock did not have when it was sold is owed to somebody else's order: it is made good before the stock rises. */
async function putBack(
  trx: Trx,
  system: Pick<System, 'now' | 'randomToken'>,
  { saleId, who, goods, now }: PutBack,
): Promise<Record<string, number>> {
  const missing = await trx
    .selectFrom('counter_shortfalls')
    .select(['product_id', 'pieces'])
    .where('sale_id', '=', saleId)
    .where('settled_at', 'is', null)
    .execute()
  const lacking = new Map(missing.map(({ product_id, pieces }) => [product_id, pieces]))
  const back: Wanted[] = []
  for (const { productId, quantity } of goods) {
    const open = lacking.get(productId) ?? 0
    const made = Math.min(open, quantity)
    if (made > 0) {
      await trx
        .updateTable('counter_shortfalls')
        .set(made === open ? { pieces: open, settled_at: now, settled_by: who } : { pieces: open - made })
        .where('sale_id', '=', saleId)
        .where('product_id', '=', productId)
        .where('settled_at', 'is', null)
        .execute()
    }
    if (quantity > made) back.push({ productId, quantity: quantity - made })
  }
  const stock = await returnStock(trx, back)
  const moved = back.flatMap(({ productId, quantity }) => (productId in stock ? [{ productId, delta: quantity }] : []))
  await recordMovements(trx, system, { kind: 'counter return', who, reference: saleId }, moved)
  return stock
}
