// Payments of orders: recorded once, seen in the bank once, voided but never deleted.
import { isoDay } from '#domain/dates/indian-date.ts'
import type { Paise } from '#domain/numbers/money.ts'
import { type Balance, balanceOf } from '#domain/payments/balance.ts'
import type { Payment, TakenBackReason } from '#domain/payments/payment.ts'
import { type PaymentDraft, usedUtrText } from '#domain/payments/payment-form.ts'
import { aboveBalance, isRefund, takingBackRefusal } from '#domain/payments/refund.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { payments as paymentWords } from '#domain/words/en/office/money/payments.ts'
import type { Database } from '#server/database/open.ts'
import type { Live } from '#server/live/live.ts'
import type { System } from '#server/system.ts'
import type { SheetWorker } from '../spreadsheets/sheet-worker.ts'
import { erasedRefusal, isNamed } from '../order-table/lock-order.ts'
import { lockPayments, type LockedPayments, sumUp } from './lock-payments.ts'
import { type ComparedStatement, compareStatement } from './statements.ts'
import {
  otherDueText,
  recordedBeforeText,
  refusalOf,
  seenText,
  takenBackText,
  usedLineText,
} from './payment-refusals.ts'
import { bankDraft, type BankLine, type BankLists, openBankLists } from './bank-lists.ts'
import { openPaymentLists, type PaymentLists } from './payment-lists.ts'
import type { PaymentRow } from '../database/tables/payment-tables.ts'
import { paymentsOf } from './listed-payments.ts'
import { dueColumns, dueOfRow, holderOfLine, holderOfUtr, keptPaise, toPayment } from './payment-rows.ts'

/** `field` is the faulty input. A repeat with the same key is refused if the payment differs or was undone since. */
export type PaymentResult =
  | { outcome: 'done'; payment: Payment }
  | { outcome: 'refused'; message: string; field?: 'utr' | 'amount' }
  | { outcome: 'gone' }

/** `isBefore`: the order was completed before payments were recorded. */
export type OrderPayments = { payments: Payment[]; balance: Balance; isBefore: boolean }

/** `line` is a bank line's mark; its amount must be the due. */
type Adding = { key: string; who?: string | undefined; isMoreMeant?: boolean; line?: string }

/** The statement's values; absent ones stay as recorded. */
export type Seeing = { who?: string | undefined; paise?: Paise | undefined; utr?: string; day?: string; line?: string }

export type Payments = PaymentLists &
  BankLists & {
    /** Records a payment; above the due only with `isMoreMeant`. Refuses a used UTR. */
    add(orderId: string, draft: PaymentDraft, adding: Adding): Promise<PaymentResult>
    /** Records a bank line as an order's whole due, as seen. Idempotent per line. */
    addFromBank(orderId: string, line: BankLine, options?: { who?: string | undefined }): Promise<PaymentResult>
    /** Records a refund, also of a deleted order; above what is overpaid only with `isMoreMeant`, at most what was seen. */
    giveBack(orderId: string, draft: PaymentDraft, adding: Adding): Promise<PaymentResult>
    /** Records that the bank has seen the payment. Idempotent for the same amount. */
    see(id: string, seeing?: Seeing): Promise<PaymentResult>
    takeBack(id: string, reason: TakenBackReason, options?: { who?: string | undefined }): Promise<PaymentResult>
    ofOrder(orderId: string): Promise<OrderPayments>
    /** Compares a bank statement with the payments. Rejects with UnreadableSheet, whose message is for the admin. */
    compareStatement(bytes: Uint8Array): Promise<ComparedStatement>
  }

type Needs = {
  database: Database
  live: Pick<Live, 'publish'>
  system: Pick<System, 'now' | 'randomToken'>
  worker: SheetWorker
}

function refused(message: string, field?: 'utr' | 'amount'): PaymentResult {
  return { outcome: 'refused', message, ...(field && { field }) }
}

export function openPayments({ database, live, system, worker }: Needs): Payments {
  const { db } = database
  const lists = { ...openPaymentLists(database), ...openBankLists(database) }
  async function published(work: Promise<PaymentResult>): Promise<PaymentResult> {
    const result = await work
    if (result.outcome === 'done') live.publish({ topic: 'orders' })
    return result
  }

  async function addLocked(locked: LockedPayments, draft: PaymentDraft, adding: Adding): Promise<PaymentResult> {
    const { trx, order, orderId } = locked
    const refusal = order && (await refusalOf(order, draft))
    if (refusal !== undefined) return refused(refusal)
    const { utr, amountPaise } = draft
    const used = utr === '' ? undefined : await holderOfUtr(trx, utr)
    if (used) return refused(usedUtrText(utr, used, orderId), 'utr')
    const balance = locked.balance
    if (adding.line !== undefined) {
      const holder = await holderOfLine(trx, adding.line)
      if (holder) return refused(usedLineText(holder))
      if (balance.duePaise !== amountPaise) return refused(otherDueText(balance.duePaise, amountPaise))
    }
    const above = aboveBalance(amountPaise, balance, adding.isMoreMeant)
    if (above !== undefined) return refused(above, 'amount')
    const stored = await insert(locked, draft, adding)
    if (stored) {
      await sumUp(locked)
      return { outcome: 'done', payment: stored }
    }
    // A concurrent recording of the UTR or line was first.
    const other = adding.line === undefined ? undefined : await holderOfLine(trx, adding.line)
    if (other) return refused(usedLineText(other))
    const first = await holderOfUtr(trx, utr)
    return refused(first ? usedUtrText(utr, first, orderId) : wordsOf(paymentWords).usedUtr({ utr }), 'utr')
  }

  async function insert(locked: LockedPayments, draft: PaymentDraft, { who, ...recording }: Adding) {
    const now = system.now().toISOString()
    const row = await locked.trx
      .insertInto('payments')
      .values({
        id: system.randomToken(12),
        order_id: locked.orderId,
        idempotency_key: locked.keyFor(recording),
        method: draft.method,
        utr: draft.utr || null,
        amount_paise: draft.amountPaise,
        received_on: draft.receivedOn,
        noted_at: now,
        noted_by: who ?? null,
        note: draft.note,
        bank_line: recording.line ?? null,
        ...(draft.isSeen && { seen_at: now, seen_by: who ?? null }),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    return row && toPayment(row)
  }

  /** Locks the payments of the payment's order, then reads it. */
  async function change(id: string, work: (locked: LockedPayments, payment: Payment) => Promise<PaymentResult>) {
    const found = await db.selectFrom('payments').select('order_id').where('id', '=', id).executeTakeFirst()
    if (!found) return { outcome: 'gone' } as const
    return database.transaction(async (trx) => {
      const locked = await lockPayments(trx, found.order_id)
      const payment = locked.find(id)
      if (!payment) return { outcome: 'gone' } as const
      return locked.order && !isNamed(locked.order) ? refused(erasedRefusal()) : await work(locked, payment)
    })
  }

  function isAhead(day: string): boolean {
    return day > isoDay(system.now())
  }

  function seeLocked(seeing: Seeing) {
    return async (locked: LockedPayments, payment: Payment): Promise<PaymentResult> => {
      const { amountPaise, seen, takenBack, orderId } = payment
      const { paise = amountPaise, utr = payment.utr ?? '', who, day = payment.receivedOn, line } = seeing
      if (takenBack) return refused(takenBackText(takenBack))
      if (seen) return paise === amountPaise ? { outcome: 'done', payment } : refused(seenText(payment))
      if (seeing.day !== undefined && isAhead(seeing.day)) return refused(wordsOf(paymentWords).dayAhead)
      const used = utr === '' || utr === payment.utr ? undefined : await holderOfUtr(locked.trx, utr, payment.id)
      if (used) return refused(usedUtrText(utr, used, orderId))
      const holder = line === undefined ? undefined : await holderOfLine(locked.trx, line, payment.id)
      if (holder) return refused(usedLineText(holder))
      const saidUtr = utr === payment.utr ? undefined : payment.utr
      return write(locked, payment, {
        seen_at: system.now().toISOString(),
        seen_by: who ?? null,
        received_on: day,
        ...(utr !== '' && { utr }),
        ...(line !== undefined && { bank_line: line }),
        ...(saidUtr !== undefined && {
          note: `${payment.note}\n${wordsOf(paymentWords).saidUtr({ utr: saidUtr })}`.trim(),
        }),
        ...(paise !== amountPaise && { amount_paise: paise, said_paise: amountPaise }),
      })
    }
  }

  const add: Payments['add'] = (orderId, draft, adding) =>
    published(
      database.transaction(async (trx): Promise<PaymentResult> => {
        const locked = await lockPayments(trx, orderId)
        const before = locked.before(adding)
        const other = before && adding.line === undefined ? recordedBeforeText(before, draft) : undefined
        if (other !== undefined) return refused(other)
        if (before) return { outcome: 'done', payment: before }
        // Money of a deleted order can still be refunded.
        const canAdd = locked.order !== undefined || (isRefund(draft) && locked.all.length > 0)
        return canAdd ? await addLocked(locked, draft, adding) : { outcome: 'gone' }
      }),
    )

  return {
    ...lists,

    add,

    giveBack: (orderId, draft, adding) =>
      add(orderId, { ...draft, amountPaise: -draft.amountPaise, isSeen: true }, adding),

    addFromBank(orderId, line, { who } = {}) {
      if (isAhead(line.day)) return Promise.resolve(refused(wordsOf(paymentWords).dayAhead))
      return add(orderId, bankDraft(line), { key: `bank ${line.mark}`, who, line: line.mark })
    },

    compareStatement: (bytes) => compareStatement({ payments: lists, worker }, bytes),

    async see(id, seeing = {}) {
      try {
        return await published(change(id, seeLocked(seeing)))
      } catch (error) {
        // On PostgreSQL a concurrent recording may have used the UTR or line between check and write.
        const used = seeing.utr ? await holderOfUtr(db, seeing.utr, id) : undefined
        if (used && seeing.utr) return refused(usedUtrText(seeing.utr, used, ''))
        const holder = seeing.line === undefined ? undefined : await holderOfLine(db, seeing.line, id)
        if (holder) return refused(usedLineText(holder))
        throw error
      }
    },

    takeBack: (id, reason, { who } = {}) =>
      published(
        change(id, async (locked, payment) => {
          const { takenBack } = payment
          if (takenBack?.reason === reason) return { outcome: 'done', payment }
          if (takenBack) return refused(takenBackText(takenBack))
          const refusal = takingBackRefusal(payment, locked.balance, { reason, payments: locked.all })
          if (refusal !== undefined) return refused(refusal)
          const at = system.now().toISOString()
          return write(locked, payment, { taken_back: reason, taken_back_at: at, taken_back_by: who ?? null })
        }),
      ),

    async ofOrder(orderId) {
      const [payments, row] = await Promise.all([
        paymentsOf(db, orderId),
        db.selectFrom('orders').select(dueColumns).where('order_id', '=', orderId).executeTakeFirst(),
      ])
      const asked = row ? dueOfRow(row).askedPaise : await keptPaise(db, orderId)
      return { payments, balance: balanceOf(asked, payments), isBefore: row?.paid_before === 1 }
    },
  }
}

async function write(locked: LockedPayments, { id }: Payment, values: Partial<PaymentRow>): Promise<PaymentResult> {
  const row = await locked.trx
    .updateTable('payments')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await sumUp(locked)
  return { outcome: 'done', payment: toPayment(row) }
}
