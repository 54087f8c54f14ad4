// Takes a customer's answer: the first counts, and yes saves the proposed edit as the shop would.
import { knownLanguage } from '#domain/language.ts'
import { editShortage, type LackingForEdit, type OrderEdit } from '#domain/revisions/order-edit.ts'
import {
  type AnsweredState,
  effectOf,
  isAnswered,
  type Offer,
  type ProposalAnswer,
} from '#domain/revisions/proposal.ts'
import { BY_CUSTOMER } from '#domain/steps/entries.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { orderQuestions } from '#domain/words/en/office/orders/order-questions.ts'
import { inLanguage } from '#domain/words/in-language.ts'
import type { Trx } from '#server/database/open.ts'
import type { OrderProposalRow } from '#server/database/tables/revision-tables.ts'
import { isNamed, lockOrder } from '#server/order-table/lock-order.ts'
import { inSavepoint } from '../group-commit.ts'
import {
  createSaveEdit,
  type Edited,
  type EditNeeds,
  type HeldOrder,
  lackingFor,
  lockedChange,
  ShortEdit,
} from '../revisions/save-edit.ts'
import { appendEntry, lockedSteps } from '../steps/step-rows.ts'
import { priceItems } from '../write-orders.ts'
import { lockedProposals, settleProposal } from './proposal-rows.ts'

/**
 * `isFirst`: false for an answer after another, which stays. 'over': the shop has ended the question, or asked another.
 * 'gone': the link opens nothing any more.
 */
export type AnswerResult =
  | { outcome: 'answered'; state: AnsweredState; isFirst: boolean }
  | { outcome: 'over' }
  | { outcome: 'gone' }

/** From the page of the order: `number` of its question, and the link that opened it. */
export type Answering = { orderId: string; number: number; answer: ProposalAnswer; link: string }

type Answered = AnswerResult & { stock?: Record<string, number> }

export function createAnswer(needs: EditNeeds) {
  const { database, live, system } = needs
  const saveEdit = createSaveEdit(needs)

  return async function answerOnce(answering: Answering): Promise<AnswerResult> {
    const { stock, ...result } = await database.transaction(async (trx): Promise<Answered> => {
      const held = await holdOrder(trx, answering.orderId)
      if (typeof held === 'string') return { outcome: 'gone' }
      const { link, superseded_by } = held.order.row
      if (link !== answering.link || superseded_by !== null) return { outcome: 'gone' }
      return answerHeld(held, answering)
    })
    if (result.outcome === 'answered' && result.isFirst) live.publish({ topic: 'orders' })
    if (stock && Object.keys(stock).length > 0) live.publish({ topic: 'stock', stock })
    return result
  }

  /** Returns why it cannot be saved; then nothing is written. */
  async function apply(held: HeldOrder, row: OrderProposalRow, at: string): Promise<Edited | { reason: string }> {
    const { order } = held
    const edit = JSON.parse(row.edit) as OrderEdit
    const offer = JSON.parse(row.offer) as Offer
    const settled = await inSavepoint(order.trx, async () => {
      const saved = await saveEdit(held, edit, {
        who: BY_CUSTOMER,
        key: system.randomToken(16),
        note: wordsOf(orderQuestions).acceptedNote,
        offer,
        at,
      })
      // An order that still waits for its goods is no change that was agreed.
      if (saved.outcome === 'done' && saved.short !== undefined) throw new ShortEdit()
      return saved
    })
    if ('error' in settled) {
      if (!(settled.error instanceof ShortEdit)) throw settled.error
      const change = await lockedChange(held, edit)
      const items = 'items' in change && order.row.short_of === null ? change.items : []
      return { reason: editShortage(await lackingFor(order.trx, items, edit)) }
    }
    const { result } = settled
    if (!('message' in result)) return result
    // What the edit says of them is for those who have it open.
    const gone = await goneGoods(order.trx, offer)
    return { reason: gone.length > 0 ? editShortage(gone) : result.message }
  }

  async function answerHeld(held: HeldOrder, { number, answer }: Answering): Promise<Answered> {
    const { order, history } = held
    const rows = await lockedProposals(order)
    const row = rows.find((each) => each.number === number)
    if (!row) return { outcome: 'over' }
    const { state } = row
    const effect = effectOf(answer, { state, isNewest: row === rows[0] })
    if (effect === 'over') return { outcome: 'over' }
    if (isAnswered(state)) return { outcome: 'answered', state, isFirst: false }
    const at = system.now().toISOString()
    const by = { key: system.randomToken(16), kind: 'note', at, who: BY_CUSTOMER } as const
    // The shop reads it, not who answers.
    return inLanguage(knownLanguage(row.language), async () => {
      const text = wordsOf(orderQuestions)
      if (effect === 'decline') {
        await settleProposal(order, number, { state: 'declined', at })
        await appendEntry(order, history, { ...by, note: text.declinedNote })
        return { outcome: 'answered', state: 'declined', isFirst: true }
      }
      const applied = effect === 'apply' ? await apply(held, row, at) : { reason: text.tooLate }
      if ('reason' in applied) {
        const { reason } = applied
        await settleProposal(order, number, { state: 'not possible', at, reason })
        await appendEntry(order, history, { ...by, note: `${text.notPossibleNote} ${reason}` })
        return { outcome: 'answered', state: 'not possible', isFirst: true }
      }
      await settleProposal(order, number, { state: 'accepted', at })
      const stock = 'stock' in applied ? applied.stock : undefined
      return { outcome: 'answered', state: 'accepted', isFirst: true, ...(stock && { stock }) }
    })
  }
}

/** Products that the question adds and that are no longer sold, under the names that it gave. */
async function goneGoods(trx: Trx, { lines }: Offer): Promise<LackingForEdit[]> {
  const gone: LackingForEdit[] = []
  for (const { productId: id, name, from, to } of lines) {
    const isGone = from === 0 && 'notOffered' in (await priceItems(trx, [{ id, quantity: to }]))
    if (isGone) gone.push({ name, more: to, inStock: undefined })
  }
  return gone
}

export async function holdOrder(trx: Trx, orderId: string): Promise<HeldOrder | 'gone' | 'erased'> {
  const order = await lockOrder(trx, orderId)
  if (!order) return 'gone'
  return isNamed(order) ? { order, history: await lockedSteps(order) } : 'erased'
}
