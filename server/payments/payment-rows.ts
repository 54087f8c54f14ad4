// Maps payment rows, and computes an order's due.
import type { Paise } from '#domain/numbers/money.ts'
import { askedOf, type Due, dueOf } from '#domain/payments/due.ts'
import type { Payment } from '#domain/payments/payment.ts'
import type { Kysely } from 'kysely'
import type { OrderRow, Tables } from '#server/database/tables.ts'
import type { OrderMoney, PaymentRow } from '../database/tables/payment-tables.ts'

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

/** The order columns that determine the due. */
export const dueColumns = ['total_paise', 'step', 'superseded_by', 'received_paise', 'paid_before'] as const
type DueRow = Pick<OrderRow & OrderMoney, (typeof dueColumns)[number]>

/** Nothing is due for an order completed before payments were recorded. */
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

/** The part of the money that the shop keeps; 0 for an order that is not deleted. */
export async function keptPaise(db: Kysely<Tables>, orderId: string): Promise<Paise> {
  const kept = db.selectFrom('removed_orders').select('kept_paise').where('order_id', '=', orderId)
  return Number((await kept.executeTakeFirst())?.kept_paise ?? 0)
}

/** Returns another payment than `id` with the UTR. A unique index decides concurrent recordings. */
export async function holderOfUtr(db: Kysely<Tables>, utr: string, id = ''): Promise<Payment | undefined> {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('utr', '=', utr)
    .where('id', '<>', id)
    .where((eb) => eb.or([eb('taken_back', 'is', null), eb('taken_back', '<>', 'mistake')]))
    .executeTakeFirst()
  return row && toPayment(row)
}

export async function holderOfLine(db: Kysely<Tables>, line: string, id = ''): Promise<Payment | undefined> {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('bank_line', '=', line)
    .where('id', '<>', id)
    .where((eb) => eb.or([eb('taken_back', 'is', null), eb('taken_back', '<>', 'mistake')]))
    .executeTakeFirst()
  return row && toPayment(row)
}
