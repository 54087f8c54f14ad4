// Locks an order's payments, which outlive it: writers read them only through the lock's value.
import { sql } from 'kysely'
import { type Balance, balanceOf } from '#domain/payments/balance.ts'
import type { Payment } from '#domain/payments/payment.ts'
import type { Trx } from '#server/database/open.ts'
import { statement } from '#server/database/statement.ts'
import { lockOrder, type LockedOrder } from '../order-table/lock-order.ts'
import { askedOfRow, keptPaise, toPayment } from './payment-rows.ts'
import type { PaymentRow } from '../database/tables/payment-tables.ts'

type Recording = { key: string; line?: string }
type Read = { orderId: string; order: LockedOrder | undefined; rows: readonly PaymentRow[]; askedPaise: number }

/** An order's payments, locked until the end of the transaction; `order` is undefined if deleted. */
class LockedPayments {
  readonly #trx: Trx
  readonly #rows: readonly PaymentRow[]
  readonly #askedPaise: number
  readonly orderId: string
  readonly order: LockedOrder | undefined

  private constructor(trx: Trx, { orderId, order, rows, askedPaise }: Read) {
    this.#trx = trx
    this.#rows = rows
    this.#askedPaise = askedPaise
    this.orderId = orderId
    this.order = order
  }

  get trx(): Trx {
    return this.#trx
  }

  /** In the order of recording. */
  get all(): Payment[] {
    return this.#rows.map(toPayment)
  }

  get balance(): Balance {
    return balanceOf(this.#askedPaise, this.all)
  }

  find(id: string): Payment | undefined {
    return this.all.find((payment) => payment.id === id)
  }

  /** Returns the payment recorded under the same key, or from the same bank line. */
  before({ key, line }: Recording): Payment | undefined {
    const row = this.#rows.find(({ idempotency_key, bank_line, taken_back }) =>
      line === undefined ? idempotency_key === key : bank_line === line && taken_back !== 'mistake',
    )
    return row && toPayment(row)
  }

  /** A bank line that was undone as a mistake keeps its key. */
  keyFor({ key, line }: Recording): string {
    return line === undefined ? key : `${key} ${this.#rows.filter(({ bank_line }) => bank_line === line).length}`
  }

  static async lock(trx: Trx, orderId: string): Promise<LockedPayments> {
    const found = await lockOrder(trx, orderId)
    // A refund of a deleted order and its undo have only the payments in common.
    await lockRows(trx, orderId)
    const order = found ?? (await lockOrder(trx, orderId))
    // A separate statement: one that waited for the lock does not see rows added since it began.
    const rows = await trx.selectFrom('payments').selectAll().where('order_id', '=', orderId).execute()
    const askedPaise = order ? askedOfRow(order.row) : await keptPaise(trx, orderId)
    return new LockedPayments(trx, { orderId, order, rows: rows.toSorted(asRecorded), askedPaise })
  }
}

export type { LockedPayments }

const lockRows = statement<[orderId: string], { id: string }>(
  ({ forNoKeyUpdate }) => `select id from payments where order_id = ? order by id ${forNoKeyUpdate}`,
)

function asRecorded(a: PaymentRow, b: PaymentRow): number {
  if (a.noted_at !== b.noted_at) return a.noted_at < b.noted_at ? -1 : 1
  return a.id < b.id ? -1 : 1
}

export const lockPayments = LockedPayments.lock

/**
 * Stores the sum of the payments, and marks payments as recorded. Naming the step makes the trigger mark the report day
 * stale.
 */
export async function sumUp({ trx, orderId }: LockedPayments): Promise<void> {
  await sql`update orders set step = step, paid_before = null, received_paise = (select coalesce(sum(amount_paise), 0) from payments
    where payments.order_id = orders.order_id and taken_back is null) where order_id = ${orderId}`.execute(trx)
}
