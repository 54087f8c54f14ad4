// Removes erased customers' districts from the sums of places: free text may identify a person.
import { sql } from 'kysely'
import { momentsOf } from '#domain/dates/indian-days.ts'
import type { Engine } from '../database/engine.ts'
import type { Trx } from '../database/open.ts'
import type { ReportPlaceRow } from '../database/tables/report-tables.ts'

/** Deletes the places of days with orders erased in this transaction; the next report computes them again. */
export async function forgetPlaces(trx: Trx, kind: Engine['kind'], days: readonly string[]): Promise<void> {
  // Waits for a transaction that stores a day; later ones wait for this, and then see the erasure.
  if (kind === 'postgres') await sql`lock table report_places in share row exclusive mode`.execute(trx)
  await trx.deleteFrom('report_places').where('day', 'in', days).execute()
}

/**
 * Removes districts that no order of the day has any more from places read before the transaction, which has written to
 * `report_places`, so that no erasure is concurrent.
 */
export async function withoutErased(
  trx: Trx,
  day: string,
  places: readonly ReportPlaceRow[],
): Promise<readonly ReportPlaceRow[]> {
  const newer = await trx.selectFrom('report_changes').select('id').where('day', '=', day).limit(1).executeTakeFirst()
  // Unchanged since they were read.
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
