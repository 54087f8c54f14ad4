// What customers say on the page of their order: the UTR of a payment, which is no money until the shop records it.
import { sql, type SqlBool } from 'kysely'
import { customerName } from '#domain/customers/erased.ts'
import { dismissedNote, type SaidPayment, saidNote, SAID_MOST } from '#domain/payments/said-payment.ts'
import type { Database, Trx } from '#server/database/open.ts'
import { shownPerson } from '#server/database/recorded-by.ts'
import type { Live } from '#server/live/live.ts'
import { isNamed, lockOrder } from '#server/order-table/lock-order.ts'
import { dueOfRow, holderOfUtr } from '#server/payments/payment-rows.ts'
import type { System } from '#server/system.ts'
import { appendEntry, lockedSteps } from '../steps/step-rows.ts'

/**
 * `isElsewhere`: another order has the UTR too. 'known': a payment of the order has it. 'enough': the order has
 * `SAID_MOST` others. 'gone': the link opens nothing any more.
 */
export type SaidResult =
  | { outcome: 'said'; isElsewhere: boolean }
  | { outcome: 'known' | 'nothing due' | 'enough' | 'gone' }

export type SaidPayments = {
  /** `utr` has 12 digits. A repeated one counts once, and is open again after `dismiss`. Never counts as received. */
  say(orderId: string, utr: string, link: string): Promise<SaidResult>
  /** In the order in which they were said; without those that are recorded as payments of the order. */
  ofOrder(orderId: string): Promise<SaidPayment[]>
  /** Neither recorded nor dismissed, the oldest first, up to 300. */
  open(): Promise<SaidPayment[]>
  countOpen(): Promise<number>
  /** The bank does not have it. False if it is recorded, gone, or no longer the one sent at `at`. */
  dismiss(orderId: string, utr: string, options: { who: string; at?: string | undefined }): Promise<boolean>
}

type Needs = { database: Database; live: Pick<Live, 'publish'>; system: Pick<System, 'now' | 'randomToken'> }

const MOST_SHOWN = 300

const isRecorded = sql<SqlBool>`exists (select 1 from payments where payments.order_id = said_payments.order_id
  and payments.utr = said_payments.utr and (payments.taken_back is null or payments.taken_back <> 'mistake'))`
/** Must match the partial index `said_payments_open`. */
const isOpen = sql<SqlBool>`(said_payments.dismissed_at is null)`
const elsewhere = sql<string | null>`coalesce(
  (select max(payments.order_id) from payments where payments.utr = said_payments.utr
    and payments.order_id <> said_payments.order_id and (payments.taken_back is null or payments.taken_back <> 'mistake')),
  (select max(other.order_id) from said_payments other where other.utr = said_payments.utr
    and other.order_id <> said_payments.order_id))`

export function openSaidPayments({ database, live, system }: Needs): SaidPayments {
  const { db } = database

  const listed = () =>
    db
      .selectFrom('said_payments')
      .innerJoin('orders', 'orders.order_id', 'said_payments.order_id')
      .selectAll('said_payments')
      .select(['orders.name as name', 'orders.erased as erased', elsewhere.as('elsewhere')])
      .select(shownPerson<string | null>('said_payments.dismissed_by').as('dismissed_by'))
      .where(sql<SqlBool>`not ${isRecorded}`)
      .orderBy('said_at')
      .orderBy('said_payments.order_id')
      .orderBy('utr')

  const read = async (query: ReturnType<typeof listed>) =>
    (await query.execute()).map((row): SaidPayment => ({
      orderId: row.order_id,
      name: customerName(row.name, row.erased ?? undefined),
      utr: row.utr,
      at: row.said_at,
      duePaise: Number(row.due_paise),
      ...(row.elsewhere !== null && { elsewhere: row.elsewhere }),
      ...(row.dismissed_at !== null && {
        dismissed: { at: row.dismissed_at, ...(row.dismissed_by !== null && { who: row.dismissed_by }) },
      }),
    }))

  async function sayLocked(trx: Trx, orderId: string, utr: string, link: string): Promise<SaidResult> {
    const order = await lockOrder(trx, orderId)
    if (!order || order.row.link !== link || order.row.superseded_by !== null || !isNamed(order))
      return { outcome: 'gone' }
    const before = await trx
      .selectFrom('said_payments')
      .select(['utr', 'dismissed_at'])
      .where('order_id', '=', orderId)
      .execute()
    const holder = await holderOfUtr(trx, utr)
    if (holder?.orderId === orderId) return { outcome: 'known' }
    const other = await trx
      .selectFrom('said_payments')
      .select('order_id')
      .where('utr', '=', utr)
      .where('order_id', '<>', orderId)
      .executeTakeFirst()
    const isElsewhere = holder !== undefined || other !== undefined
    const same = before.find((row) => row.utr === utr)
    if (same?.dismissed_at === null) return { outcome: 'said', isElsewhere }
    const { duePaise } = dueOfRow(order.row)
    if (duePaise <= 0 || order.row.kind === 'trial') return { outcome: 'nothing due' }
    if (!same && before.length >= SAID_MOST) return { outcome: 'enough' }
    const at = system.now().toISOString()
    const said = { said_at: at, due_paise: duePaise, dismissed_at: null, dismissed_by: null }
    await trx
      .insertInto('said_payments')
      .values({ order_id: orderId, utr, ...said })
      .onConflict((conflict) => conflict.columns(['order_id', 'utr']).doUpdateSet(said))
      .execute()
    const history = await lockedSteps(order)
    await appendEntry(order, history, { key: system.randomToken(16), kind: 'note', at, note: saidNote(utr) })
    return { outcome: 'said', isElsewhere }
  }

  const dismissLocked = async (trx: Trx, ...[orderId, utr, { who, at }]: Parameters<SaidPayments['dismiss']>) => {
    const order = await lockOrder(trx, orderId)
    if (!order || !isNamed(order)) return false
    const row = await trx
      .selectFrom('said_payments')
      .select(['said_at', 'dismissed_at'])
      .where('order_id', '=', orderId)
      .where('utr', '=', utr)
      .where(sql<SqlBool>`not ${isRecorded}`)
      .executeTakeFirst()
    if (!row || (at !== undefined && at !== row.said_at)) return false
    if (row.dismissed_at !== null) return true
    const now = system.now().toISOString()
    await trx
      .updateTable('said_payments')
      .set({ dismissed_at: now, dismissed_by: who })
      .where('order_id', '=', orderId)
      .where('utr', '=', utr)
      .execute()
    const history = await lockedSteps(order)
    const note = dismissedNote(utr)
    await appendEntry(order, history, { key: system.randomToken(16), kind: 'note', at: now, who, note })
    return true
  }

  return {
    async say(orderId, utr, link) {
      const result = await database.transaction((trx) => sayLocked(trx, orderId, utr, link))
      if (result.outcome === 'said') live.publish({ topic: 'orders' })
      return result
    },

    ofOrder: (orderId) => read(listed().where('said_payments.order_id', '=', orderId)),
    open: () => read(listed().where(isOpen).limit(MOST_SHOWN)),

    async countOpen() {
      const { count } = await db
        .selectFrom('said_payments')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where(isOpen)
        .where(sql<SqlBool>`not ${isRecorded}`)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    async dismiss(orderId, utr, options) {
      const isDismissed = await database.transaction((trx) => dismissLocked(trx, orderId, utr, options))
      if (isDismissed) live.publish({ topic: 'orders' })
      return isDismissed
    },
  }
}
