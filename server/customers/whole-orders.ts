// Reads all that the shop stores about an order, for the data export.
import type { Kysely } from 'kysely'
import type { CustomerOrder, SaidUtr } from '#domain/customers/customer-data.ts'
import type { Database } from '../database/open.ts'
import type { OrderRow, Tables } from '../database/tables.ts'
import { toDispatch } from '../database/tables/dispatch-tables.ts'
import type { SaidPaymentRow } from '../database/tables/payment-tables.ts'
import { orderLines, toItem, toOrder } from '../order-table/order-rows.ts'
import { allProposals, withNotes } from '../orders/proposals/proposal-rows.ts'
import { removedOf } from '../orders/removed/keep-removed.ts'
import { readRevisions, toRevision } from '../orders/revisions/revision-rows.ts'
import { readSteps, toEntry } from '../orders/steps/step-rows.ts'
import { paymentsOf } from '../payments/listed-payments.ts'
import { findDispatch } from '../transport/find-dispatch.ts'

export async function wholeOrder(db: Database['db'], row: OrderRow): Promise<CustomerOrder> {
  return {
    ...toOrder(row, await orderLines(db, row.order_id)),
    history: await readSteps(db, row.order_id),
    revisions: await readRevisions(db, row.order_id),
    proposals: await allProposals(db, row.order_id),
    dispatch: await findDispatch(db, row.order_id),
    payments: await paymentsOf(db, row.order_id),
    said: await saidUtrs(db, row.order_id),
  }
}

export async function deletedOrders(db: Database['db'], number: string): Promise<CustomerOrder[]> {
  const removed = await removedOf(db, number)
  return Promise.all(
    removed.map(async ({ orderId, removedAt: deletedAt, contents: { copy, notes } }) => {
      const noteOf = new Map(notes.map(({ id, note }) => [id, note]))
      const [dispatch] = copy.dispatches
      return {
        ...toOrder(copy.order, copy.lines.map(toItem)),
        deletedAt,
        history: copy.history.map(toEntry),
        revisions: copy.revisions.map(toRevision),
        proposals: (copy.proposals ?? []).map(withNotes),
        dispatch: dispatch && toDispatch(dispatch),
        payments: (await paymentsOf(db, orderId)).map((each) => ({ ...each, note: noteOf.get(each.id) ?? each.note })),
        said: (copy.said ?? []).map(toSaid),
      }
    }),
  )
}

/** Also those that are recorded as payments. */
async function saidUtrs(db: Kysely<Tables>, orderId: string): Promise<SaidUtr[]> {
  const rows = await db
    .selectFrom('said_payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('said_at')
    .orderBy('utr')
    .execute()
  return rows.map(toSaid)
}

function toSaid({ utr, said_at: at, due_paise, dismissed_at }: SaidPaymentRow): SaidUtr {
  return {
    utr,
    at,
    duePaise: Number(due_paise),
    ...(dismissed_at !== null && { dismissed: { at: dismissed_at } }),
  }
}
