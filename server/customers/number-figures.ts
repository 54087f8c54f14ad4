// Figures of mobile numbers' orders, by one grouped query over the index of numbers.
import { sql } from 'kysely'
import type { OrderedBefore } from '#domain/customers/ordered-before.ts'
import { recentSince, unconfirmedOrders } from '#domain/customers/unconfirmed.ts'
import type { Order } from '#domain/order/order.ts'
import type { Database } from '../database/open.ts'
import { isConfirmed, isStanding } from '../order-table/counted-orders.ts'

/**
 * Without erased orders and trials; `orders` and `sumPaise` also without replaced and cancelled ones, and `shownId`, the
 * newest order, if there are others.
 */
export type NumberFigures = { orders: number; sumPaise: number; shownId: string; unconfirmed?: number }

/** Omits numbers without orders. */
export async function numberFigures(
  db: Database['db'],
  mobiles: readonly string[],
  now: Date,
): Promise<Map<string, NumberFigures>> {
  const asked = [...new Set(mobiles)].filter((mobile) => mobile !== '')
  if (asked.length === 0) return new Map()
  const rows = await db
    .selectFrom('orders')
    .select([
      'mobile',
      sql<number>`sum(case when ${isStanding} then 1 else 0 end)`.as('standing'),
      sql<number>`sum(case when ${isStanding} then total_paise else 0 end)`.as('paise'),
      sql<string>`coalesce(max(case when ${isStanding} then placed_at || ' ' || order_id end),
        max(placed_at || ' ' || order_id))`.as('newest'),
      sql<number>`sum(case when superseded_by is null and placed_at >= ${recentSince(now)} then 1 else 0 end)`.as(
        'recent',
      ),
      sql<number>`sum(case when ${isConfirmed} then 1 else 0 end)`.as('confirmed'),
    ])
    .where('mobile', 'in', asked)
    .where('erased', 'is', null)
    .where('kind', 'is', null)
    .groupBy('mobile')
    .execute()
  return new Map(
    rows.map(({ mobile, standing, paise, newest, recent, confirmed }) => {
      const unconfirmed = unconfirmedOrders({ recent: Number(recent), confirmed: Number(confirmed) })
      const figures = { orders: Number(standing), sumPaise: Number(paise), shownId: newest.split(' ')[1] ?? '' }
      return [mobile, { ...figures, ...(unconfirmed && { unconfirmed }) }]
    }),
  )
}

/** Undefined for a first order. */
export async function orderedBefore(
  db: Database['db'],
  { orderId, placedAt, customer: { mobile } }: Pick<Order, 'orderId' | 'placedAt' | 'customer'>,
): Promise<OrderedBefore | undefined> {
  if (mobile === '') return undefined
  const row = await db
    .selectFrom('orders')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number | null>('total_paise').as('paise'),
      eb.fn.max('placed_at').as('last'),
    ])
    .where('mobile', '=', mobile)
    .where('erased', 'is', null)
    .where('kind', 'is', null)
    .where(isStanding)
    .where(sql<boolean>`(placed_at, order_id) < (${placedAt}, ${orderId})`)
    .executeTakeFirst()
  if (!row || Number(row.count) === 0) return undefined
  return { orders: Number(row.count), sumPaise: Number(row.paise ?? 0), lastAt: row.last }
}
