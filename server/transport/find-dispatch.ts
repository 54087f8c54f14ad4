// Reads an order's dispatch, for a screen or for a writer with the order's lock.
import { shownPerson } from '#server/database/recorded-by.ts'
import type { Kysely } from 'kysely'
import type { Dispatch } from '#domain/dispatch/dispatched.ts'
import type { Reader } from '../database/engine.ts'
import type { Tables } from '../database/tables.ts'
import { toDispatch } from '../database/tables/dispatch-tables.ts'
import type { LockedOrder } from '../order-table/lock-order.ts'

export const findDispatch = (db: Reader, orderId: string): Promise<Dispatch | undefined> => dispatchOf(db, orderId)

export const lockedDispatch = ({ trx, orderId }: LockedOrder) => dispatchOf(trx, orderId)

async function dispatchOf(db: Kysely<Tables>, orderId: string): Promise<Dispatch | undefined> {
  const row = await db
    .selectFrom('dispatches')
    .selectAll()
    .select(shownPerson<string | null>('dispatches.who').as('who'))
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row && toDispatch(row)
}
