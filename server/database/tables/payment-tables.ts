// Row types of payments and of an order's money.
import type { PaymentMethod } from '#domain/payments/methods.ts'
import type { TakenBackReason } from '#domain/payments/payment.ts'

export type PaymentRow = {
  id: string
  order_id: string
  idempotency_key: string
  method: PaymentMethod
  utr: string | null
  amount_paise: number
  /** The customer's amount, if the bank saw another. */
  said_paise: number | null
  received_on: string
  noted_at: string
  noted_by: string | null
  note: string
  /** Null while only the customer has reported it. */
  seen_at: string | null
  seen_by: string | null
  taken_back: TakenBackReason | null
  taken_back_at: string | null
  taken_back_by: string | null
  /** Hash of the statement line from which it was recorded or seen. */
  bank_line: string | null
}

/** Dismissed: not found in the bank. */
export type SaidPaymentRow = {
  order_id: string
  utr: string
  said_at: string
  due_paise: number
  dismissed_at: string | null
  dismissed_by: string | null
}

/** `received_paise` is null without payments; `paid_before` is 1 if complete before payments were recorded. */
export type OrderMoney = { received_paise?: number | null | undefined; paid_before?: number | null | undefined }
