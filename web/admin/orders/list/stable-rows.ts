// Keeps each row of the order list in its place while orders change, so that a second tap never meets another customer.
import { hasStates, type StatesFilter, sortOrders } from '#domain/order-list.ts'
import type { OrderRow } from '../order-row.ts'

/** Why a row that is still shown is no longer in the list: it left the filter, or was deleted. */
export type Gone = 'left' | 'deleted'

/** The rows on the screen by their order id, each as it was last read; `deleted` are those that are no longer stored. */
export type StableRows = { known: ReadonlyMap<string, OrderRow>; deleted: ReadonlySet<string> }

export type ShownRow = { row: OrderRow; gone?: Gone | undefined }

export function firstRows(read: readonly OrderRow[]): StableRows {
  return { known: byId(read), deleted: new Set() }
}

/** Returns the rows after another reading. New ones are added if `inserts`; without it they wait. */
export function afterReading(rows: StableRows, read: readonly OrderRow[], inserts: boolean): StableRows {
  const known = new Map(rows.known)
  for (const row of read) if (inserts || known.has(row.orderId)) known.set(row.orderId, row)
  return { ...rows, known }
}

/** Returns the rows after `asked` of them were looked up, of which `found` are still stored. */
export function afterLookup(rows: StableRows, asked: readonly string[], found: readonly OrderRow[]): StableRows {
  const stored = byId(found)
  return {
    known: new Map([...rows.known, ...stored]),
    deleted: new Set([...rows.deleted, ...asked.filter((id) => !stored.has(id))]),
  }
}

/** Returns the rows after one of them was changed here. */
export function afterChange(rows: StableRows, orderId: string, change: Partial<OrderRow>): StableRows {
  const row = rows.known.get(orderId)
  return row ? { ...rows, known: new Map([...rows.known, [orderId, { ...row, ...change }]]) } : rows
}

/** Returns the rows in the order of the list, those marked that are no longer among the `read` ones and do not match the filter. */
export function shownRows(rows: StableRows, read: readonly OrderRow[], filter: StatesFilter): ShownRow[] {
  const inList = byId(read)
  return sortOrders([...rows.known.values()], filter.sort).map((row) => {
    if (inList.has(row.orderId)) return { row }
    if (rows.deleted.has(row.orderId)) return { row, gone: 'deleted' }
    return { row, gone: hasStates(row, filter) ? undefined : 'left' }
  })
}

/** Returns how many of the `read` rows are not on the screen yet. */
export function waitingRows(rows: StableRows, read: readonly OrderRow[]): number {
  return read.filter(({ orderId }) => !rows.known.has(orderId)).length
}

/** Returns the ids of the rows on the screen that were not among the `read` ones, and may have changed unseen. */
export function unreadIds(rows: StableRows, read: readonly OrderRow[]): string[] {
  const inList = byId(read)
  return [...rows.known.keys()].filter((id) => !inList.has(id) && !rows.deleted.has(id))
}

function byId(rows: readonly OrderRow[]): Map<string, OrderRow> {
  return new Map(rows.map((row) => [row.orderId, row]))
}
