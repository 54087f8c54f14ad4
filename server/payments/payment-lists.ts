// Lists of payments: those of a day with their sums, those that carry a UTR, the orders with money due, and those paid too much.
import { sql, type SqlBool } from 'kysely'
import { customerName } from '#domain/customers/erased.ts'
import { orderDate } from '#domain/indian-date.ts'
import type { Paise } from '#domain/money.ts'
import { foldedUtr, type PaymentMethod } from '#domain/received/methods.ts'
import type { Payment } from '#domain/received/payment.ts'
import type { Database } from '#server/database/open.ts'
import { isCounted } from '../orders/counted-orders.ts'
import { toPayment } from './payment-rows.ts'

/** `name` is that of the customer; undefined once the order is deleted. */
export type ListedPayment = Payment & { name?: string }

export type DayFilter = { day: string; seen: 'seen' | 'said' | '' }

/** `paise` of what the bank has seen, or the cash box, and of what customers say. What was taken back is in neither. */
export type MethodSum = { method: PaymentMethod; seenPaise: Paise; saidPaise: Paise; count: number }

/** `askedPaise` is 0 of an order that is cancelled or replaced. */
export type OrderWithMoney = {
  orderId: string
  placedAt: string
  date: string
  name: string
  mobile: string
  askedPaise: Paise
  receivedPaise: Paise
}

export type OrderCursor = { placedAt: string; orderId: string }
export type OrdersWithMoney = { orders: OrderWithMoney[]; count: number; sumPaise: Paise; next?: OrderCursor }

export type PaymentLists = {
  /** Returns the payments of a day in India, the newest first. */
  ofDay(filter: DayFilter): Promise<ListedPayment[]>
  daySums(day: string): Promise<MethodSum[]>
  /** Returns those whose UTR holds these characters. */
  byUtr(text: string): Promise<ListedPayment[]>
  /** Returns those of which only the customers say so, the oldest first. */
  unseen(): Promise<ListedPayment[]>
  /** Returns those that carry one of these UTRs and were no mistake. */
  withUtrs(utrs: readonly string[]): Promise<ListedPayment[]>
  /** Returns confirmed orders with money due, or orders paid too much, the oldest first, a page of them. */
  orders(which: 'due' | 'too much', after?: OrderCursor): Promise<OrdersWithMoney>
  /** Returns what was received for each of these orders; those without any payment are left out. */
  received(orderIds: readonly string[]): Promise<ReadonlyMap<string, Paise>>
}

/** More than a shop gets in a day. */
const MOST_LISTED = 1_000
const ORDERS_A_PAGE = 100
const UTRS_A_STATEMENT = 500
const SHORTEST_SEARCH = 4

// As the partial indexes of migration 025 say it: only then do the databases use them. Confirmed is written without `or`, for which
// SQLite would take the two indexes of the states.
const isDue = sql<SqlBool>`(${isCounted}
  and not (orders.verified <> 'Verified' and orders.completion <> 'Complete') and orders.paid_before is null
  and orders.total_paise > coalesce(orders.received_paise, 0))`
const asked = sql<number>`case when orders.superseded_by is not null or orders.step = 'cancelled' then 0 else orders.total_paise end`
const isOverpaid = sql<SqlBool>`(orders.received_paise > ${asked})`

export function openPaymentLists({ db }: Pick<Database, 'db'>): PaymentLists {
  const listed = () =>
    db
      .selectFrom('payments')
      .leftJoin('orders', 'orders.order_id', 'payments.order_id')
      .selectAll('payments')
      .select(['orders.name as customer_name', 'orders.erased as customer_erased'])
      .limit(MOST_LISTED)

  async function read(query: ReturnType<typeof listed>): Promise<ListedPayment[]> {
    return (await query.execute()).map(({ customer_name, customer_erased, ...row }) => ({
      ...toPayment(row),
      ...(customer_name !== null && { name: customerName(customer_name, customer_erased ?? undefined) }),
    }))
  }

  return {
    ofDay({ day, seen }) {
      const query = listed().where('received_on', '=', day).orderBy('noted_at', 'desc').orderBy('payments.id')
      if (seen === '') return read(query)
      return read(query.where('seen_at', seen === 'seen' ? 'is not' : 'is', null))
    },

    async daySums(day) {
      const rows = await db
        .selectFrom('payments')
        .select((eb) => [
          'method',
          sql<number>`sum(case when seen_at is null then 0 else amount_paise end)`.as('seen'),
          sql<number>`sum(case when seen_at is null then amount_paise else 0 end)`.as('said'),
          eb.fn.countAll<number>().as('count'),
        ])
        .where('received_on', '=', day)
        .where('taken_back', 'is', null)
        .groupBy('method')
        .execute()
      return rows.map(({ method, seen, said, count }) => ({
        method,
        seenPaise: Number(seen),
        saidPaise: Number(said),
        count: Number(count),
      }))
    },

    async byUtr(text) {
      const folded = foldedUtr(text)
      if (folded.length < SHORTEST_SEARCH) return []
      return read(listed().where('utr', 'like', `%${folded}%`).orderBy('noted_at', 'desc').orderBy('payments.id'))
    },

    unseen: () =>
      read(
        listed()
          .where('seen_at', 'is', null)
          .where('taken_back', 'is', null)
          .orderBy('received_on')
          .orderBy('payments.id'),
      ),

    async withUtrs(utrs) {
      const found: ListedPayment[] = []
      for (let at = 0; at < utrs.length; at += UTRS_A_STATEMENT) {
        const some = utrs.slice(at, at + UTRS_A_STATEMENT)
        found.push(
          ...(await read(
            listed()
              .where('utr', 'in', some)
              .where((eb) => eb.or([eb('taken_back', 'is', null), eb('taken_back', '<>', 'mistake')])),
          )),
        )
      }
      return found
    },

    async orders(which, after) {
      const matches = which === 'due' ? isDue : isOverpaid
      const due = sql<number>`orders.total_paise - coalesce(orders.received_paise, 0)`
      const over = sql<number>`orders.received_paise - ${asked}`
      const sums = await db
        .selectFrom('orders')
        .select((eb) => [
          eb.fn.countAll<number>().as('count'),
          sql<number | null>`sum(${which === 'due' ? due : over})`.as('sum'),
        ])
        .where(matches)
        .executeTakeFirstOrThrow()
      let query = db
        .selectFrom('orders')
        .select(['order_id', 'placed_at', 'name', 'mobile', 'erased', 'received_paise', asked.as('asked')])
        .where(matches)
      if (after) {
        query = query
          .where('placed_at', '>=', after.placedAt)
          .where((eb) => eb.or([eb('placed_at', '>', after.placedAt), eb('order_id', '>', after.orderId)]))
      }
      const rows = await query
        .orderBy('placed_at')
        .orderBy('order_id')
        .limit(ORDERS_A_PAGE + 1)
        .execute()
      const orders = rows.slice(0, ORDERS_A_PAGE).map((row): OrderWithMoney => ({
        orderId: row.order_id,
        placedAt: row.placed_at,
        date: orderDate(new Date(row.placed_at)),
        name: customerName(row.name, row.erased ?? undefined),
        mobile: row.mobile,
        askedPaise: Number(row.asked),
        receivedPaise: Number(row.received_paise ?? 0),
      }))
      const last = orders.at(-1)
      return {
        orders,
        count: Number(sums.count),
        sumPaise: Number(sums.sum ?? 0),
        ...(last && rows.length > ORDERS_A_PAGE && { next: { placedAt: last.placedAt, orderId: last.orderId } }),
      }
    },

    async received(orderIds) {
      if (orderIds.length === 0) return new Map()
      const rows = await db
        .selectFrom('orders')
        .select(['order_id', 'received_paise'])
        .where('order_id', 'in', orderIds)
        .where('received_paise', 'is not', null)
        .execute()
      return new Map(rows.map(({ order_id, received_paise }) => [order_id, Number(received_paise)]))
    },
  }
}
