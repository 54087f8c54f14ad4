// The rows of what was paid.
import type { PaymentMethod } from '#domain/received/methods.ts'
import type { TakenBackReason } from '#domain/received/payment.ts'

export type PaymentRow = {
  id: string
  order_id: string
  /** The idempotency key of the press. */
  entry_key: string
  method: PaymentMethod
  utr: string | null
  amount_paise: number
  /** What the customer had said, where the bank saw another amount. */
  said_paise: number | null
  received_on: string
  noted_at: string
  noted_by: string | null
  note: string
  /** Null while only the customer says so. */
  seen_at: string | null
  seen_by: string | null
  taken_back: TakenBackReason | null
  taken_back_at: string | null
  taken_back_by: string | null
  /** The line of a statement from which it was recorded or seen, as a hash. */
  bank_line: string | null
}

/** Of an order: the sum of its payments, null while there never was one; 1 when it was complete before payments were recorded. */
export type OrderMoney = { received_paise?: number | null | undefined; paid_before?: number | null | undefined }
