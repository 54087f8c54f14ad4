// Reads payments and dues to compare with a bank statement.
import { sql, type SqlBool } from 'kysely'
import { isoDay } from '#domain/dates/indian-date.ts'
import type { Paise } from '#domain/numbers/money.ts'
import type { PaymentDraft } from '#domain/payments/payment-form.ts'
import type { DueOrder, SaidOrder } from '#domain/statement/fitting-orders.ts'
import type { Database } from '#server/database/open.ts'
import { dueColumns, dueOfRow } from './payment-rows.ts'
import { dueInSql, isDue, type ListedPayment, listedPayments, readListed, unseenPayments } from './listed-payments.ts'

export type BankLists = {
  /** Inclusive days. */
  unseenBetween(days: { from: string; to: string }): Promise<ListedPayment[]>
  /** Without mistakes. */
  withUtrs(utrs: readonly string[]): Promise<ListedPayment[]>
  withMarks(marks: readonly string[]): Promise<ReadonlyMap<string, ListedPayment>>
  /** Confirmed orders whose due is exactly one of these amounts. */
  withDue(amounts: readonly Paise[]): Promise<DueOrder[]>
  /** Orders with money due whose customers sent one of these UTRs, also unconfirmed ones. */
  withSaid(utrs: readonly string[]): Promise<SaidOrder[]>
}

/** `utr` is '' if the line has none. */
export type BankLine = { mark: string; utr: string; paise: Paise; day: string }

export function bankDraft({ utr, paise, day }: BankLine): PaymentDraft {
  const method = /^\d{12}$/.test(utr) ? 'upi' : 'bank'
  return { method, utr, amountPaise: paise, receivedOn: day, isSeen: true, note: '' }
}

const VALUES_A_STATEMENT = 500
const notMistaken = sql<SqlBool>`(taken_back is null or taken_back <> 'mistake')`

export function openBankLists({ db }: Pick<Database, 'db'>): BankLists {
  return {
    unseenBetween: ({ from, to }) =>
      readListed(
        unseenPayments(db)
          .where('received_on', '>=', from)
          .where('received_on', '<=', to)
          .orderBy('received_on')
          .orderBy('payments.id'),
      ),

    withUtrs: (utrs) =>
      inParts(utrs, (some) => readListed(listedPayments(db).where('utr', 'in', some).where(notMistaken))),

    async withMarks(marks) {
      const rows = await inParts(marks, (some) =>
        db
          .selectFrom('payments')
          .select(['id', 'bank_line'])
          .where('bank_line', 'in', some)
          .where(notMistaken)
          .execute(),
      )
      const ids = rows.map(({ id }) => id)
      const payments = await inParts(ids, (some) => readListed(listedPayments(db).where('payments.id', 'in', some)))
      const byId = new Map(payments.map((payment) => [payment.id, payment]))
      return new Map(
        rows.flatMap(({ id, bank_line }) => (bank_line && byId.get(id) ? [[bank_line, byId.get(id)!]] : [])),
      )
    },

    withSaid: (utrs) =>
      inParts(utrs, async (some) => {
        const rows = await db
          .selectFrom('said_payments')
          .innerJoin('orders', 'orders.order_id', 'said_payments.order_id')
          .select(['utr', 'orders.order_id', 'name', 'placed_at', ...dueColumns])
          .where('utr', 'in', some)
          .where('erased', 'is', null)
          .execute()
        return rows.map((row): SaidOrder => ({
          utr: row.utr,
          orderId: row.order_id,
          name: row.name,
          placedOn: isoDay(new Date(row.placed_at)),
          duePaise: dueOfRow(row).duePaise,
        }))
      }),

    withDue: (amounts) =>
      inParts(amounts, async (some) => {
        const rows = await db
          .selectFrom('orders')
          .select(['order_id', 'name', 'placed_at', dueInSql.as('due')])
          .where(isDue)
          .where('erased', 'is', null)
          .where(dueInSql, 'in', some)
          .execute()
        return rows.map((row): DueOrder => ({
          orderId: row.order_id,
          name: row.name,
          placedOn: isoDay(new Date(row.placed_at)),
          duePaise: Number(row.due),
        }))
      }),
  }
}

/** SQL statements have a limit of parameters. */
async function inParts<Value, Found>(values: readonly Value[], find: (some: Value[]) => Promise<Found[]>) {
  const found: Found[] = []
  for (let at = 0; at < values.length; at += VALUES_A_STATEMENT) {
    found.push(...(await find(values.slice(at, at + VALUES_A_STATEMENT))))
  }
  return found
}
