// Reads payments from their rows, and keeps the sum of an order's payments beside the order.
import { sql } from 'kysely'
import type { Paise } from '#domain/money.ts'
import { askedOf, type Due, dueOf } from '#domain/received/due.ts'
import type { Payment } from '#domain/received/payment.ts'
import type { Database, Trx } from '#server/database/open.ts'
import type { OrderRow } from '#server/database/tables.ts'
import type { OrderMoney, PaymentRow } from './payment-tables.ts'

export function toPayment(row: PaymentRow): Payment {
  return {
    id: row.id,
    orderId: row.order_id,
    method: row.method,
    ...(row.utr !== null && { utr: row.utr }),
    amountPaise: row.amount_paise,
    ...(row.said_paise !== null && { saidPaise: row.said_paise }),
    receivedOn: row.received_on,
    noted: mark(row.noted_at, row.noted_by),
    note: row.note,
    ...(row.seen_at !== null && { seen: mark(row.seen_at, row.seen_by) }),
    ...(row.taken_back !== null && {
      takenBack: { ...mark(row.taken_back_at ?? '', row.taken_back_by), reason: row.taken_back },
    }),
  }
}

function mark(at: string, who: string | null) {
  return { at, ...(who !== null && { who }) }
}

/** The columns of an order that say what is due. */
export const dueColumns = ['total_paise', 'step', 'superseded_by', 'received_paise', 'paid_before'] as const
type DueRow = Pick<OrderRow & OrderMoney, (typeof dueColumns)[number]>

/** Of an order that was complete before payments were recorded, nothing is due. */
export function dueOfRow(row: DueRow): Due {
  return dueOf(row.paid_before === 1 ? 0 : askedOfRow(row), Number(row.received_paise ?? 0))
}

export function askedOfRow({
  total_paise,
  step,
  superseded_by,
}: Omit<DueRow, 'received_paise' | 'paid_before'>): Paise {
  return askedOf({ totalPaise: total_paise, step, ...(superseded_by !== null && { supersededBy: superseded_by }) })
}

/** Returns the payments of an order in the order in which they were recorded. */
export async function paymentsOf(db: Database['db'], orderId: string): Promise<Payment[]> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('noted_at')
    .orderBy('id')
    .execute()
  return rows.map(toPayment)
}

/** Returns the payment under which a UTR stands, other than `id`. */
export async function holderOfUtr(db: Database['db'], utr: string, id = ''): Promise<Payment | undefined> {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('utr', '=', utr)
    .where('id', '<>', id)
    .where((eb) => eb.or([eb('taken_back', 'is', null), eb('taken_back', '<>', 'mistake')]))
    .executeTakeFirst()
  return row && toPayment(row)
}

/**
 * Adds up the payments of an order, which is held; from then on it is one whose payments are recorded. Holding an order
 * touches it, so that the sums of its day are made anew.
 */
export async function sumUp(trx: Trx, orderId: string): Promise<void> {
  await sql`update orders set paid_before = null, received_paise = (select coalesce(sum(amount_paise), 0) from payments
    where payments.order_id = orders.order_id and taken_back is null) where order_id = ${orderId}`.execute(trx)
}
