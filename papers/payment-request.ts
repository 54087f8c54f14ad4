/** A paper's request for payment; before the first one it waits for the shop's call. */
import { formatRupees } from '#domain/numbers/money.ts'
import type { Due } from '#domain/payments/due.ts'
import { byWayToPay, type Payable, waysToPay } from '#domain/ways-to-pay/ways-to-pay.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { payment } from '#domain/words/en/payment.ts'

/** `ways` are empty where nothing is due, or the shop has none; the sentence is '' once everything is paid. */
export function paymentRequest(settings: Payable, due: Due): { sentence: string; ways: ReturnType<typeof waysToPay> } {
  const text = wordsOf(payment)
  if (due.duePaise === 0) return { sentence: due.receivedPaise > 0 ? '' : text.nothingToPay, ways: [] }
  const amount = formatRupees(due.duePaise)
  const agreed = () => text.payAfterCall
  const sentence = byWayToPay(
    settings,
    due.receivedPaise === 0
      ? { upi: text.afterCallByUpi, bank: text.afterCallByBank, either: text.afterCallByEither, agreed }
      : { upi: text.payByUpi, bank: text.payByBank, either: text.payByEither, agreed },
  )
  return { sentence: sentence({ amount }), ways: waysToPay(settings) }
}
