// Edits that the shop proposes to a customer: asked, answered once, taken back, and seen (spec §4).
import { orderLinkEnd } from '#domain/order/order-link.ts'
import { changesText } from '#domain/revisions/changes.ts'
import { editShortage, type OrderEdit } from '#domain/revisions/order-edit.ts'
import { asksSomething, offerBetween, offerChanges, type Proposal, shownQuestion } from '#domain/revisions/proposal.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { orderQuestions } from '#domain/words/en/office/orders/order-questions.ts'
import { shownLanguage } from '#domain/words/shown-language.ts'
import { erasedRefusal } from '#server/order-table/lock-order.ts'
import { isUnseen } from '#server/order-table/order-matches.ts'
import { contentsAfter } from '../revisions/revision-rows.ts'
import {
  type EditNeeds,
  type EditOptions,
  type EditResult,
  type HeldOrder,
  lackingFor,
  lockedChange,
  unseenTotal,
} from '../revisions/save-edit.ts'
import { appendEntry } from '../steps/step-rows.ts'
import { type Answering, type AnswerResult, createAnswer, holdOrder } from './answer-proposal.ts'
import { closeProposals, lockedProposals, newestProposal, settleProposal } from './proposal-rows.ts'

/** A repeated key has the outcome of the first while its question is open, and is refused after. */
export type AskResult = { outcome: 'asked' } | Exclude<EditResult, { outcome: 'done' }>

/** `question`: what `shownQuestion` returned for the screen; undefined when not compared. */
type AskOptions = EditOptions & { question?: string | undefined }

export type OrderProposals = {
  /**
   * Keeps the edit until the customer answers, and changes nothing else; ends an earlier question. Refused as the edit
   * itself would be, for goods that are not in stock, for one that changes nothing that the customer sees, and for an
   * order whose link has ended. No stock is kept aside. 'changed' if another question or answer came first.
   */
  ask(orderId: string, edit: OrderEdit, options: AskOptions): Promise<AskResult>
  /** The first answer counts. A yes that can no longer be done changes nothing, and the shop sees why. */
  answer(answering: Answering): Promise<AnswerResult>
  withdraw(orderId: string, options: { who: string }): Promise<boolean>
  /** The newest of an order, whatever its state. */
  newest(orderId: string): Promise<Proposal | undefined>
  see(orderId: string, options: { who: string }): Promise<boolean>
  /** Those of the orders with an answer that nobody has seen. */
  answered(orderIds: readonly string[]): Promise<ReadonlySet<string>>
  /** Orders with an answer that nobody has seen. */
  countAnswers(): Promise<number>
}

export function openOrderProposals(needs: EditNeeds): OrderProposals {
  const { database, live, system, settings } = needs

  async function askHeld(
    held: HeldOrder,
    edit: OrderEdit,
    { who, key, note = '', seenTotalPaise, question }: AskOptions,
  ): Promise<AskResult> {
    const { order, history } = held
    const text = wordsOf(orderQuestions)
    const change = await lockedChange(held, edit)
    if ('outcome' in change) return change
    const { own, before, next, items, number: revision } = change
    const { contents } = contentsAfter(own, next, settings())
    const unseen = unseenTotal(contents, seenTotalPaise)
    if (unseen) return unseen
    const offer = offerBetween(before, contents)
    if (!asksSomething(offer)) return refuse(text.nothingToAsk)
    if (order.row.kind !== null) return refuse(text.trial)
    if (orderLinkEnd({ placedAt: order.row.placed_at }) <= system.now()) return refuse(text.tooOld)
    if (order.row.link === null) return refuse(text.noLink)
    const lacking = await lackingFor(order.trx, order.row.short_of === null ? items : [], edit)
    if (lacking.length > 0) return refuse(editShortage(lacking))
    const [newest] = await lockedProposals(order)
    const mark = shownQuestion(newest && { ...newest, seen: newest.seen_at })
    if (question !== undefined && mark !== '' && mark !== question)
      return { outcome: 'changed', message: text.askedByOthers }
    const at = system.now().toISOString()
    await closeProposals(order, { at, who })
    await order.trx
      .insertInto('order_proposals')
      .values({
        order_id: order.orderId,
        number: (newest?.number ?? 0) + 1,
        base_revision: revision,
        edit: JSON.stringify(edit),
        offer: JSON.stringify(offer),
        language: shownLanguage(),
        state: 'open',
        asked_at: at,
        asked_by: who,
        answered_at: null,
        reason: null,
        seen_at: null,
        seen_by: null,
      })
      .execute()
    const entry = [text.askedNote, changesText(offerChanges(offer)), note].filter(Boolean).join('\n')
    await appendEntry(order, history, { key, kind: 'note', at, who, note: entry })
    return { outcome: 'asked' } as const
  }

  return {
    async ask(orderId, edit, options) {
      const result = await database.transaction(async (trx): Promise<AskResult> => {
        const held = await holdOrder(trx, orderId)
        if (held === 'gone') return { outcome: 'gone' }
        if (held === 'erased') return refuse(erasedRefusal())
        const before = held.history.find((entry) => entry.key === options.key)
        if (before) {
          const asked = (await lockedProposals(held.order)).find(({ asked_at }) => asked_at === before.at)
          return asked?.state === 'open' ? { outcome: 'asked' } : refuse(wordsOf(orderQuestions).endedSince)
        }
        return askHeld(held, edit, options)
      })
      if (result.outcome === 'asked') live.publish({ topic: 'orders' })
      return result
    },

    answer: createAnswer(needs),

    async withdraw(orderId, { who }) {
      const isWithdrawn = await database.transaction(async (trx) => {
        const held = await holdOrder(trx, orderId)
        if (typeof held === 'string') return false
        const { order, history } = held
        const open = (await lockedProposals(order)).find(({ state }) => state === 'open')
        if (!open) return false
        const at = system.now().toISOString()
        await settleProposal(order, open.number, { state: 'withdrawn', at })
        const note = wordsOf(orderQuestions).withdrawnNote
        await appendEntry(order, history, { key: system.randomToken(16), kind: 'note', at, who, note })
        return true
      })
      if (isWithdrawn) live.publish({ topic: 'orders' })
      return isWithdrawn
    },

    newest: (orderId) => newestProposal(database.db, orderId),

    async see(orderId, { who }) {
      const seen = await database.db
        .updateTable('order_proposals')
        .set({ seen_at: system.now().toISOString(), seen_by: who })
        .where('order_id', '=', orderId)
        .where(isUnseen)
        .returning('number')
        .execute()
      if (seen.length > 0) live.publish({ topic: 'orders' })
      return seen.length > 0
    },

    async answered(orderIds) {
      if (orderIds.length === 0) return new Set()
      const rows = await database.db
        .selectFrom('order_proposals')
        .select('order_id')
        .where('order_id', 'in', orderIds)
        .where(isUnseen)
        .execute()
      return new Set(rows.map(({ order_id }) => order_id))
    },

    async countAnswers() {
      const { count } = await database.db
        .selectFrom('order_proposals')
        .select((eb) => eb.fn.count<number>('order_id').distinct().as('count'))
        .where(isUnseen)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
  }
}

const refuse = (message: string) => ({ outcome: 'refused', message }) as const
