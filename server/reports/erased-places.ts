// The districts of erased customers leave the sums of places: they are typed freely, so they may say whose an order was.
import { sql } from 'kysely'
import { momentsOf } from '#domain/indian-days.ts'
import type { Engine } from '../database/engine.ts'
import type { Trx } from '../database/open.ts'
import type { ReportPlaceRow } from '../database/tables/report-tables.ts'

/** Deletes the places of days whose orders were erased in the same transaction; the next report makes them anew. */
export async function forgetPlaces(trx: Trx, kind: Engine['kind'], days: readonly string[]): Promise<void> {
  // Waits for a transaction that stores a day; the next one waits for this, and then sees what was erased.
  if (kind === 'postgres') await sql`lock table report_places in share row exclusive mode`.execute(trx)
  await trx.deleteFrom('report_places').where('day', 'in', days).execute()
}

/**
 * Returns the places of a day that were read before the transaction, without the districts that no order of the day has any more. The
 * transaction has written to `report_places` before, so that no erasure goes on beside it.
 */
export async function withoutErased(
  trx: Trx,
  day: string,
  places: readonly ReportPlaceRow[],
): Promise<readonly ReportPlaceRow[]> {
  const newer = await trx.selectFrom('report_changes').select('id').where('day', '=', day).limit(1).executeTakeFirst()
  // Nothing has changed since they were read.
  if (!newer) return places
  const { from, until } = momentsOf(day, day)
  const rows = await trx
    .selectFrom('orders')
    .select('district')
    .distinct()
    .where('placed_at', '>=', from)
    .where('placed_at', '<', until)
    .execute()
  const present = new Set(rows.map(({ district }) => district))
  const merged = new Map<string, ReportPlaceRow>()
  for (const place of places) {
    const district = present.has(place.district) ? place.district : ''
    const key = JSON.stringify([place.confirmed, place.state, district])
    const known = merged.get(key)
    merged.set(key, {
      ...place,
      district,
      orders: place.orders + (known?.orders ?? 0),
      total_paise: place.total_paise + (known?.total_paise ?? 0),
    })
  }
  return [...merged.values()]
}
