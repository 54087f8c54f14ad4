// Reasons to refuse recording a payment, marking it as seen, or voiding it.
import { dayStart, orderDate } from '#domain/indian-date.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import { markText, type Payment, reasonLabels } from '#domain/payments/payment.ts'
import type { PaymentDraft } from '#domain/payments/payment-form.ts'
import { isRefund } from '#domain/payments/refund.ts'
import { erasedRefusal, isNamed, type LockedOrder } from '../order-table/lock-order.ts'

/** Returns why money cannot be recorded for an order; undefined if it can. */
export async function refusalOf(order: LockedOrder, draft: PaymentDraft): Promise<string | undefined> {
  const { trx, row } = order
  if (row.kind === 'trial') return 'This is a trial order: no money comes in for it.'
  if (!isNamed(order)) return erasedRefusal()
  // A replaced order's money is refunded there.
  if (row.superseded_by === null || isRefund(draft)) return undefined
  const later = await trx
    .selectFrom('orders')
    .select('order_id')
    .where('order_id', '=', row.superseded_by)
    .executeTakeFirst()
  return later && `${later.order_id} replaces this order: record the payment there.`
}

/** Returns why a bank line is not recorded twice, naming the other order. */
export function usedLineText({ orderId, amountPaise }: Payment): string {
  return `This line of the bank was recorded already for the order ${orderId}: ${formatRupees(amountPaise)}.`
}

/** Returns why a bank line no longer fits the order's due. */
export function otherDueText(duePaise: Paise, amountPaise: Paise): string {
  const due =
    duePaise === 0 ? 'Nothing is due for this order any more' : `${formatRupees(duePaise)} is due for this order now`
  return `${due}, so ${formatRupees(amountPaise)} was not recorded. Look at the order, and record it there if it is for it.`
}

export function takenBackText(takenBack: NonNullable<Payment['takenBack']>): string {
  return `This payment was undone: ${reasonLabels[takenBack.reason].toLowerCase()}, ${markText(takenBack)}.`
}

export function seenText({ seen, amountPaise, receivedOn }: Payment): string {
  const day = orderDate(dayStart(receivedOn) ?? new Date(receivedOn))
  return `This payment was seen already: ${formatRupees(amountPaise)} of ${day}${seen ? `, ${markText(seen)}` : ''}.`
}
