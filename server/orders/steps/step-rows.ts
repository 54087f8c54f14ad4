// Reads the history of an order and adds to it, in the transaction that holds the order.
import { shownPerson } from '#server/database/recorded-by.ts'
import type { Kysely } from 'kysely'
import { shownWho, type StepEntry } from '#domain/steps/entries.ts'
import type { Reader } from '#server/database/engine.ts'
import type { Tables } from '#server/database/tables.ts'
import type { LockedOrder, NamedOrder } from '#server/order-table/lock-order.ts'
import type { OrderStepRow } from '#server/database/tables/step-tables.ts'

export type StoredEntry = StepEntry & { key: string }
export type NewEntry = Omit<StoredEntry, 'number'>

/** In chronological order. */
export const readSteps = (db: Reader, orderId: string): Promise<StoredEntry[]> => entriesOf(db, orderId)

/** Like `readSteps`, for writers. */
export const lockedSteps = ({ trx, orderId }: LockedOrder): Promise<StoredEntry[]> => entriesOf(trx, orderId)

async function entriesOf(db: Kysely<Tables>, orderId: string): Promise<StoredEntry[]> {
  const rows = await db
    .selectFrom('order_steps')
    .selectAll()
    .select(shownPerson<string | null>('order_steps.who').as('who'))
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute()
  return rows.map(toEntry)
}

/** `history` has the earlier entries. */
export async function appendEntry(
  { trx, orderId }: NamedOrder,
  history: readonly StepEntry[],
  { key, kind, step, at, who, note, callAt }: NewEntry,
): Promise<void> {
  const number = (history.at(-1)?.number ?? 0) + 1
  await trx
    .insertInto('order_steps')
    .values({
      order_id: orderId,
      number,
      idempotency_key: key,
      kind,
      step: step ?? null,
      at: at ?? null,
      who: who || null,
      note,
      call_at: callAt ?? null,
    })
    .execute()
}

export function toEntry({ number, idempotency_key, kind, step, at, who, note, call_at }: OrderStepRow): StoredEntry {
  return {
    number,
    key: idempotency_key,
    kind,
    ...(step !== null && { step }),
    ...(at !== null && { at }),
    ...(who !== null && { who: shownWho(who) }),
    note,
    ...(call_at !== null && { callAt: call_at }),
  }
}
