// Reads orders that a list shows and its last reading no longer has.
import { href } from 'react-router'
import type { OrderRow } from '../order-row.ts'

/** Ids of one request: a long list is read in several, because an id that is not returned counts as deleted. */
export const MOST_IDS = 200

/** Returns those of the orders that are still stored; undefined if a request failed: the next reading retries. */
export async function lookUpRows(ids: readonly string[], signal: AbortSignal): Promise<OrderRow[] | undefined> {
  const rows: OrderRow[] = []
  try {
    for (let at = 0; at < ids.length; at += MOST_IDS) {
      const wanted = ids.slice(at, at + MOST_IDS).join(',')
      const answer = await fetch(`${href('/admin/orders/rows')}?ids=${wanted}`, { signal })
      if (!answer.ok || answer.redirected) return undefined
      rows.push(...((await answer.json()) as OrderRow[]))
    }
    return rows
  } catch {
    return undefined
  }
}
