// Audits payments: each that was acknowledged is there once under its key.
import type { Expected, Mark, SentPayment } from './acknowledgements.ts'
import { type Kind, type Query, type Row, rowsOf } from './stored-rows.ts'

const PAYMENTS = 'select entry_key, order_id, amount_paise, utr, seen_at, taken_back from payments'

/** Returns one sentence for each fault. */
export async function auditPayments(kind: Kind, query: Query, { payments, orders }: Expected): Promise<string[]> {
  const rows = await rowsOf(kind, query, 'payments', PAYMENTS)
  const stored = Map.groupBy(rows, ({ entry_key }) => String(entry_key))
  const faults: string[] = []
  for (const [key, { outcome }] of payments) {
    const isStored = stored.has(key)
    if (outcome === 'saved' && !isStored) faults.push(`the payment ${key} was acknowledged and is lost`)
    if (outcome === 'refused' && isStored) faults.push(`the payment ${key} was refused and is stored`)
  }
  for (const [key, same] of stored) {
    const sent = payments.get(key)
    if (same.length > 1) faults.push(`the payment ${key} is stored ${same.length} times`)
    if (!sent) {
      faults.push(`the payment ${key} was never sent`)
      continue
    }
    const isAsSent = same.every(
      ({ order_id, amount_paise, utr }) =>
        order_id === orders.get(sent.orderKey)?.orderId &&
        Number(amount_paise) === sent.paise &&
        (utr ?? '') === sent.utr,
    )
    if (!isAsSent) faults.push(`the payment ${key} is stored as another one`)
    faults.push(...same.flatMap((row) => wrongMarks(key, row, sent)))
  }
  return faults
}

/** Seen in the bank, and taken back: each that was acknowledged is there, and none that was not sent. */
function wrongMarks(key: string, { seen_at, taken_back }: Row, { marks = {}, utr }: SentPayment): string[] {
  const stored: Record<Mark, boolean> = { seen: seen_at !== null, mistake: taken_back !== null }
  return (['seen', 'mistake'] as const).flatMap((mark) => {
    const said = marks[mark]
    if (said === true && !stored[mark]) return [`'${mark}' of the payment ${key} was acknowledged and is lost`]
    // Cash is seen as it is taken.
    const isByItself = mark === 'seen' && utr === ''
    return said === undefined && stored[mark] && !isByItself ? [`'${mark}' of the payment ${key} was never sent`] : []
  })
}
