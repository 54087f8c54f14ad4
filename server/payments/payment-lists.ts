// Lists of payments: by day with sums, by UTR, and orders due or overpaid.
import { sql, type SqlBool } from 'kysely'
import { customerName } from '#domain/customers/erased.ts'
import { orderDate } from '#domain/dates/indian-date.ts'
import type { Paise } from '#domain/numbers/money.ts'
import { foldedUtr, type PaymentMethod } from '#domain/payments/methods.ts'
import { type Due, dueOf } from '#domain/payments/due.ts'
import type { Payment } from '#domain/payments/payment.ts'
import type { Database } from '#server/database/open.ts'
import { deletedWithMoney } from './deleted-orders.ts'
import { dueColumns, dueOfRow } from './payment-rows.ts'
import {
  countUnseen,
  dueInSql,
  isDue,
  type ListedPayment,
  listedPayments,
  readListed,
  unseenPayments,
} from './listed-payments.ts'

export type DayFilter = { day: string; seen: 'seen' | 'said' | '' }

/** Seen by the bank or in cash, and only reported; voided payments are in neither. */
export type MethodSum = { method: PaymentMethod; seenPaise: Paise; saidPaise: Paise; count: number }

/** `askedPaise` is 0 for a cancelled or replaced order. */
export type OrderWithMoney = {
  orderId: string
  placedAt: string
  date: string
  /** Undefined for a deleted order. */
  name?: string
  mobile: string
  askedPaise: Paise
  receivedPaise: Paise
}

/** The last row of a page: its id, and its sort time or day. */
export type PaymentCursor = { at: string; id: string }
export type OrdersWithMoney = { orders: OrderWithMoney[]; count: number; sumPaise: Paise; next?: PaymentCursor }
export type PaymentsPage = { payments: ListedPayment[]; next?: PaymentCursor }

export type PaymentLists = {
  /** Returns a page of a day's payments in India, newest first. */
  ofDay(filter: DayFilter, after?: PaymentCursor): Promise<PaymentsPage>
  daySums(day: string): Promise<MethodSum[]>
  /** Returns a page of payments whose UTR contains `text`, newest first. */
  byUtr(text: string, after?: PaymentCursor): Promise<PaymentsPage>
  /** Returns a page of payments reported only by customers, oldest first. */
  unseen(after?: PaymentCursor): Promise<PaymentsPage>
  countUnseen(): Promise<number>
  /** Returns a page of confirmed orders with money due, or of overpaid orders, oldest first. */
  orders(which: 'due' | 'too much', after?: PaymentCursor): Promise<OrdersWithMoney>
  /** Returns the received amounts by order, without orders without payments. */
  received(orderIds: readonly string[]): Promise<ReadonlyMap<string, Paise>>
  /** Returns the dues by order, without deleted orders. */
  dues(orderIds: readonly string[]): Promise<ReadonlyMap<string, Due>>
  /** Returns a zero due for a deleted order. */
  due(orderId: string): Promise<Due>
}

/** Covers a busy day. */
const PAYMENTS_A_PAGE = 300
const ORDERS_A_PAGE = 100
const SHORTEST_SEARCH = 4

const asked = sql<number>`case when orders.superseded_by is not null or orders.step = 'cancelled' then 0 else orders.total_paise end`
const isOverpaid = sql<SqlBool>`(orders.received_paise > ${asked})`

export function openPaymentLists({ db }: Pick<Database, 'db'>): PaymentLists {
  const listed = () => listedPayments(db)
  const unseen = () => unseenPayments(db)

  async function dues(orderIds: readonly string[]): Promise<Map<string, Due>> {
    if (orderIds.length === 0) return new Map()
    const rows = await db
      .selectFrom('orders')
      .select(['order_id', ...dueColumns])
      .where('order_id', 'in', orderIds)
      .execute()
    return new Map(rows.map((row) => [row.order_id, dueOfRow(row)]))
  }

  return {
    ofDay({ day, seen }, after) {
      const query = listed().where('received_on', '=', day)
      return newestFirst(seen === '' ? query : query.where('seen_at', seen === 'seen' ? 'is not' : 'is', null), after)
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

    async byUtr(text, after) {
      const folded = foldedUtr(text)
      if (folded.length < SHORTEST_SEARCH) return { payments: [] }
      return await newestFirst(listed().where('utr', 'like', `%${folded}%`), after)
    },

    unseen(after) {
      const rest = after
        ? unseen()
            .where('received_on', '>=', after.at)
            .where((eb) => eb.or([eb('received_on', '>', after.at), eb('payments.id', '>', after.id)]))
        : unseen()
      return page(rest.orderBy('received_on').orderBy('payments.id'), ({ receivedOn }) => receivedOn)
    },

    countUnseen: () => countUnseen(db),

    async orders(which, after) {
      // Few, listed first.
      const deleted = which === 'too much' ? await deletedWithMoney(db) : []
      const matches = which === 'due' ? isDue : isOverpaid
      const over = sql<number>`orders.received_paise - ${asked}`
      const sums = await db
        .selectFrom('orders')
        .select((eb) => [
          eb.fn.countAll<number>().as('count'),
          sql<number | null>`sum(${which === 'due' ? dueInSql : over})`.as('sum'),
        ])
        .where(matches)
        .executeTakeFirstOrThrow()
      let query = db
        .selectFrom('orders')
        .select(['order_id', 'placed_at', 'name', 'mobile', 'erased', 'received_paise', asked.as('asked')])
        .where(matches)
      if (after) {
        query = query
          .where('placed_at', '>=', after.at)
          .where((eb) => eb.or([eb('placed_at', '>', after.at), eb('order_id', '>', after.id)]))
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
      const gone = deleted.map((each): OrderWithMoney => ({ ...each, mobile: '' }))
      return {
        orders: after ? orders : [...gone, ...orders],
        count: Number(sums.count) + gone.length,
        sumPaise: gone.reduce((sum, each) => sum + each.receivedPaise - each.askedPaise, Number(sums.sum ?? 0)),
        ...(last && rows.length > ORDERS_A_PAGE && { next: { at: last.placedAt, id: last.orderId } }),
      }
    },

    dues,
    due: async (orderId) => (await dues([orderId])).get(orderId) ?? dueOf(0, 0),

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

async function newestFirst(query: ReturnType<typeof listedPayments>, after?: PaymentCursor): Promise<PaymentsPage> {
  const rest = after
    ? query
        .where('noted_at', '<=', after.at)
        .where((eb) => eb.or([eb('noted_at', '<', after.at), eb('payments.id', '>', after.id)]))
    : query
  return await page(rest.orderBy('noted_at', 'desc').orderBy('payments.id'), ({ noted }) => noted.at)
}

async function page(
  query: ReturnType<typeof listedPayments>,
  atOf: (payment: Payment) => string,
): Promise<PaymentsPage> {
  const rows = await readListed(query.limit(PAYMENTS_A_PAGE + 1))
  const payments = rows.slice(0, PAYMENTS_A_PAGE)
  const last = payments.at(-1)
  return { payments, ...(last && rows.length > payments.length && { next: { at: atOf(last), id: last.id } }) }
}
