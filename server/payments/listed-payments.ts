// Payments as screens show them, with the names of customers and people, and orders with money due.
import { sql, type SqlBool } from 'kysely'
import { customerName } from '#domain/customers/erased.ts'
import type { Payment } from '#domain/payments/payment.ts'
import type { Reader } from '#server/database/engine.ts'
import type { Database } from '#server/database/open.ts'
import { shownPerson } from '#server/database/recorded-by.ts'
import { isCounted } from '../order-table/counted-orders.ts'
import { toPayment } from './payment-rows.ts'

/** `name` is the customer's; undefined once the order is deleted. */
export type ListedPayment = Payment & { name?: string }

// Must match the partial index `orders_due`, or the databases do not use it. A counted order is confirmed
// once it is not placed: SQLite would use the indexes of the states for an `or`.
export const isDue = sql<SqlBool>`(${isCounted}
  and orders.step <> 'placed' and orders.paid_before is null
  and orders.total_paise > coalesce(orders.received_paise, 0))`
export const dueInSql = sql<number>`(orders.total_paise - coalesce(orders.received_paise, 0))`

const shownPeople = [
  shownPerson<string | null>('payments.noted_by').as('noted_by'),
  shownPerson<string | null>('payments.seen_by').as('seen_by'),
  shownPerson<string | null>('payments.taken_back_by').as('taken_back_by'),
] as const

/** Returns the payments of an order in the order in which they were recorded. */
export async function paymentsOf(db: Reader, orderId: string): Promise<Payment[]> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .select(shownPeople)
    .where('order_id', '=', orderId)
    .orderBy('noted_at')
    .orderBy('id')
    .execute()
  return rows.map(toPayment)
}

export function listedPayments(db: Database['db']) {
  return db
    .selectFrom('payments')
    .leftJoin('orders', 'orders.order_id', 'payments.order_id')
    .selectAll('payments')
    .select(shownPeople)
    .select(['orders.name as customer_name', 'orders.erased as customer_erased'])
}

// Must match the partial index `payments_unseen`.
const isUnseen = sql<SqlBool>`(payments.seen_at is null and payments.taken_back is null)`

export function unseenPayments(db: Database['db']) {
  return listedPayments(db).where(isUnseen)
}

export async function countUnseen(db: Database['db']): Promise<number> {
  const payments = db.selectFrom('payments').where(isUnseen)
  const { count } = await payments.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

export async function readListed(query: ReturnType<typeof listedPayments>): Promise<ListedPayment[]> {
  return (await query.execute()).map(({ customer_name, customer_erased, ...row }) => ({
    ...toPayment(row),
    ...(customer_name !== null && { name: customerName(customer_name, customer_erased ?? undefined) }),
  }))
}
