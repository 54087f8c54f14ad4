// The rows of the history of orders.
import type { EntryKind } from '#domain/history/entries.ts'
import type { RecordedStep } from '#domain/order/steps.ts'

/** `entry_key` is the idempotency key of the press; `at` is null for what was done before the history was kept. */
export type OrderHistoryRow = {
  order_id: string
  number: number
  entry_key: string
  kind: EntryKind
  step: RecordedStep | null
  at: string | null
  who: string | null
  note: string
  call_at: string | null
}
