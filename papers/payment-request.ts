/** A paper's request for payment; before the first one it waits for the shop's call. */
import { formatRupees } from '#domain/money.ts'
import type { Due } from '#domain/payments/due.ts'
import { type Payable, waysToPay } from '#domain/ways-to-pay/ways-to-pay.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { payment } from '#domain/words/en/payment.ts'

/** `ways` are empty where nothing is due, or the shop has none; the sentence is '' once everything is paid. */
export function paymentRequest(settings: Payable, due: Due): { sentence: string; ways: ReturnType<typeof waysToPay> } {
  const text = wordsOf(payment)
  const ways = waysToPay(settings)
  if (due.duePaise === 0) return { sentence: due.receivedPaise > 0 ? '' : text.nothingToPay, ways: [] }
  const amount = formatRupees(due.duePaise)
  const [byUpi, byBank, byEither] =
    due.receivedPaise === 0
      ? [text.afterCallByUpi, text.afterCallByBank, text.afterCallByEither]
      : [text.payByUpi, text.payByBank, text.payByEither]
  if (ways.length === 2) return { sentence: byEither({ amount }), ways }
  if (ways[0] === 'UPI') return { sentence: byUpi({ amount }), ways }
  return { sentence: ways.length === 0 ? text.payAfterCall : byBank({ amount }), ways }
}
