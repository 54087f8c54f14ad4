// Row type of order histories.
import type { EntryKind } from '#domain/steps/entries.ts'
import type { RecordedStep } from '#domain/steps/steps.ts'

/** `idempotency_key` is an idempotency key; `at` is null if older than the history. */
export type OrderStepRow = {
  order_id: string
  number: number
  idempotency_key: string
  kind: EntryKind
  step: RecordedStep | null
  at: string | null
  who: string | null
  note: string
  call_at: string | null
}
