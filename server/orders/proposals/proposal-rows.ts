// Reads and writes the proposed edits of an order, in the transaction that holds it.
import type { Kysely } from 'kysely'
import { BY_CUSTOMER } from '#domain/steps/entries.ts'
import type { OrderEdit } from '#domain/revisions/order-edit.ts'
import { isAnswered, type Offer, type Proposal, type ProposalState } from '#domain/revisions/proposal.ts'
import type { Reader } from '#server/database/engine.ts'
import { shownPerson } from '#server/database/recorded-by.ts'
import type { Tables } from '#server/database/tables.ts'
import type { OrderProposalRow } from '#server/database/tables/revision-tables.ts'
import type { LockedOrder, NamedOrder } from '#server/order-table/lock-order.ts'
import { isUnseen } from '#server/order-table/order-matches.ts'

export async function lockedProposals({ trx, orderId }: LockedOrder): Promise<OrderProposalRow[]> {
  return rowsOf(trx, orderId).execute()
}

/** Undefined if the order was never asked about. With the Tamil names that the products have now. */
export async function newestProposal(db: Reader, orderId: string): Promise<Proposal | undefined> {
  const row = await rowsOf(db, orderId)
    .select(shownPerson('order_proposals.asked_by').as('asked_by'))
    .select(shownPerson<string | null>('order_proposals.seen_by').as('seen_by'))
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const offer = JSON.parse(row.offer) as Offer
  const ids = offer.lines.map(({ productId }) => productId)
  const named =
    ids.length === 0
      ? []
      : await db.selectFrom('products').select(['id', 'tamil_name']).where('id', 'in', ids).execute()
  const names = new Map(named.map(({ id, tamil_name }) => [id, tamil_name]))
  const lines = offer.lines.map((line) => {
    const tamilName = names.get(line.productId)
    return tamilName ? { ...line, tamilName } : line
  })
  return toProposal(row, { ...offer, lines })
}

/** The newest first. */
export async function allProposals(db: Reader, orderId: string) {
  return (await rowsOf(db, orderId).execute()).map(withNotes)
}

/** With the notes of the proposed edit. */
export function withNotes(row: OrderProposalRow) {
  const { packingNote, freightNote } = JSON.parse(row.edit) as OrderEdit
  return { ...toProposal(row, JSON.parse(row.offer) as Offer), packingNote, freightNote }
}

function rowsOf(db: Kysely<Tables>, orderId: string) {
  return db.selectFrom('order_proposals').selectAll().where('order_id', '=', orderId).orderBy('number', 'desc')
}

function toProposal(row: OrderProposalRow, offer: Offer): Proposal {
  const { order_id: orderId, number, base_revision: revision, state, asked_at, asked_by } = row
  const { answered_at, reason, seen_at, seen_by } = row
  return {
    orderId,
    number,
    revision,
    offer,
    state,
    asked: { at: asked_at, who: asked_by },
    ...(answered_at !== null && { answeredAt: answered_at }),
    ...(reason !== null && { reason }),
    ...(seen_at !== null && { seen: { at: seen_at, who: seen_by ?? '' } }),
  }
}

/** A change by the shop ends an open question; its person knows the answer to an earlier one. */
export async function closeProposals(
  { trx, orderId }: NamedOrder,
  { at, who }: { at: string; who: string },
): Promise<void> {
  const ofOrder = trx.updateTable('order_proposals').where('order_id', '=', orderId)
  await ofOrder.set({ state: 'ended' }).where('state', '=', 'open').execute()
  if (who === BY_CUSTOMER) return
  await ofOrder.set({ seen_at: at, seen_by: who }).where(isUnseen).execute()
}

type Settled = { state: ProposalState; at: string; reason?: string }

export async function settleProposal(
  { trx, orderId }: NamedOrder,
  number: number,
  { state, at, reason }: Settled,
): Promise<void> {
  await trx
    .updateTable('order_proposals')
    .set({ state, answered_at: isAnswered(state) ? at : null, reason: reason ?? null })
    .where('order_id', '=', orderId)
    .where('number', '=', number)
    .execute()
}
