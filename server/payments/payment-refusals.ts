// Reasons to refuse recording a payment, marking it as seen, or voiding it.
import { dayStart, orderDate } from '#domain/dates/indian-date.ts'
import { formatRupees, type Paise } from '#domain/numbers/money.ts'
import { markText, methodText, type Payment } from '#domain/payments/payment.ts'
import type { PaymentDraft } from '#domain/payments/payment-form.ts'
import { amountText, isRefund } from '#domain/payments/refund.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { payments as paymentWords } from '#domain/words/en/office/money/payments.ts'
import { statements } from '#domain/words/en/office/money/statements.ts'
import { erasedRefusal, isNamed, type LockedOrder } from '../order-table/lock-order.ts'

/** Returns why money cannot be recorded for an order; undefined if it can. */
export async function refusalOf(order: LockedOrder, draft: PaymentDraft): Promise<string | undefined> {
  const { trx, row } = order
  if (row.kind === 'trial') return wordsOf(paymentWords).trial
  if (!isNamed(order)) return erasedRefusal()
  // A replaced order's money is refunded there.
  if (row.superseded_by === null || isRefund(draft)) return undefined
  const later = await trx
    .selectFrom('orders')
    .select('order_id')
    .where('order_id', '=', row.superseded_by)
    .executeTakeFirst()
  return later && wordsOf(paymentWords).replaced({ orderId: later.order_id })
}

/** Returns why a repeated press is refused: the payment differs from the recorded one, or that was undone since. */
export function recordedBeforeText(stored: Payment, draft: PaymentDraft): string | undefined {
  const { amountPaise, saidPaise = amountPaise, method, utr = '', receivedOn, note, noted, seen, takenBack } = stored
  // The bank may have corrected UTR and day.
  const isCorrected = seen !== undefined && seen.at !== noted.at
  const isSameUtr = draft.utr === utr || (isCorrected && (draft.utr === '' || note.includes(draft.utr)))
  const isSameDay = draft.receivedOn === receivedOn || isCorrected
  const { recordedBefore, undoneSince, namedPayment } = wordsOf(paymentWords)
  if (draft.method === method && draft.amountPaise === saidPaise && isSameUtr && isSameDay)
    return takenBack && undoneSince
  return recordedBefore({ payment: namedPayment({ amount: amountText(stored), method: methodText(stored) }) })
}

/** Returns why a bank line is not recorded twice, naming the other order. */
export function usedLineText({ orderId, amountPaise }: Payment): string {
  return wordsOf(statements).usedLine({ orderId, amount: formatRupees(amountPaise) })
}

/** Returns why a bank line no longer fits the order's due. */
export function otherDueText(duePaise: Paise, amountPaise: Paise): string {
  const text = wordsOf(statements)
  const amount = formatRupees(amountPaise)
  return duePaise === 0 ? text.noLongerDue({ amount }) : text.otherDue({ due: formatRupees(duePaise), amount })
}

export function takenBackText(takenBack: NonNullable<Payment['takenBack']>): string {
  const { mistakeBefore, returnedBefore } = wordsOf(paymentWords)
  const mark = markText(takenBack)
  return takenBack.reason === 'mistake' ? mistakeBefore({ mark }) : returnedBefore({ mark })
}

export function seenText({ amountPaise, receivedOn }: Payment): string {
  const day = orderDate(dayStart(receivedOn) ?? new Date(receivedOn))
  return wordsOf(paymentWords).checkedBefore({ amount: formatRupees(amountPaise), day })
}
