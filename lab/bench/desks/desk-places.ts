// Finds the orders, days and sales whose screens are measured.
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/database/open.ts'

export type DeskPlaces = {
  edited: string
  /** An order being packed, one waiting for the lorry, and the orders to print lists for. */
  packing: string
  waiting: string
  ticked: readonly string[]
  utr: string
  /** A sale with a return. */
  sale: string
  /** YYYY-MM-DD. */
  paidMost: string
  soldMost: string
  /** The order in the middle of the list. */
  middle: { placedAt: string; orderId: string }
}

const TICKED = 50

export async function readDeskPlaces({ db }: Pick<Database, 'db'>): Promise<DeskPlaces> {
  const values = async (query: RawBuilder<{ value: string }>) => {
    const { rows } = await query.execute(db)
    return rows.map(({ value }) => value)
  }
  const first = async (query: RawBuilder<{ value: string }>) => {
    const [value] = await values(query)
    if (value === undefined) throw new Error('The shop that is measured lacks something')
    return value
  }
  const ticked = await values(sql`select order_id as value from orders
    where step in ('confirmed', 'paid') and superseded_by is null order by placed_at limit ${sql.lit(TICKED)}`)
  const [placedAt = '', orderId = ''] = (
    await first(sql`select placed_at || ' ' || order_id as value from orders
      order by placed_at limit 1 offset (select count(*) / 2 from orders)`)
  ).split(' ')
  return {
    edited: await first(sql`select orders.order_id as value from orders
      join dispatches on dispatches.order_id = orders.order_id where revision is not null order by placed_at desc limit 1`),
    packing: await first(sql`select order_id as value from orders where step = 'paid' and superseded_by is null
      and exists (select 1 from packing_presses where packing_presses.order_id = orders.order_id) limit 1`),
    waiting: await first(sql`select order_id as value from orders
      where step = 'packed' and superseded_by is null order by placed_at limit 1`),
    ticked,
    utr: await first(sql`select utr as value from payments where utr is not null limit 1`),
    sale: await first(sql`select sale_id as value from counter_returns limit 1`),
    paidMost: await first(sql`select received_on as value from payments group by 1 order by count(*) desc limit 1`),
    soldMost: await first(sql`select day as value from counter_sales group by 1 order by count(*) desc limit 1`),
    middle: { placedAt, orderId },
  }
}
