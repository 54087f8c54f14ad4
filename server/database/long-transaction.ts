// Lifts the limits of a transaction that copies a whole shop.
import { sql } from 'kysely'
import type { Database, Trx } from './open.ts'

/** For a transaction that is long, and that pauses while another database reads or commits. */
export async function liftLimits(trx: Trx, kind: Database['kind']): Promise<void> {
  if (kind !== 'postgres') return
  await sql`set local statement_timeout = 0`.execute(trx)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
}
