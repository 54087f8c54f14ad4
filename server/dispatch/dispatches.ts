// An order's dispatch: recorded once with its step in one transaction, and corrected later.
import { correctionNote, type Dispatch, dispatchNote, lrTaken, secondDispatch } from '#domain/dispatch/dispatched.ts'
import {
  dispatchPartLabels,
  type DispatchDraft,
  type DispatchEdit,
  type DispatchTexts,
  dispatchTexts,
  isRecorded,
  mergeDispatch,
  type OfficeChoice,
  readDispatchForm,
} from '#domain/dispatch/dispatch-form.ts'
import { currentReceipt } from '#domain/dispatch/receipt-address.ts'
import { conflictText } from '#domain/three-way.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { dispatch as dispatchWords } from '#domain/words/en/office/orders/dispatch.ts'
import { doneSteps, hasReached, repeatRefusal, stepRefusal } from '#domain/steps/steps.ts'
import { type MessageLanguage, type MessageName, stepOfMessage } from '#domain/settings/message-fields.ts'
import { messageKeyLabel } from '#domain/settings/messages-chapter.ts'
import type { Database } from '../database/open.ts'
import { statement } from '../database/statement.ts'
import type { OrderRow } from '../database/tables.ts'
import type { Live } from '../live/live.ts'
import { appendEntry, lockedSteps, type StoredEntry } from '../orders/steps/step-rows.ts'
import { recordStep } from '../orders/steps/order-steps.ts'
import { takeStock } from '../stock/move-stock.ts'
import { takeToSend } from '../orders/take-stock-again.ts'
import { erasedRefusal, isNamed, lockOrder, type NamedOrder } from '../order-table/lock-order.ts'
import type { System } from '../system.ts'
import { dispatchValues } from '../database/tables/dispatch-tables.ts'
import { findDispatch, lockedDispatch } from '../transport/find-dispatch.ts'
import { orderWithLr } from '../transport/lr-holder.ts'
import { lockOffice, lockTypedOffice } from '../transport/offices.ts'

/** `field` is the faulty input, `others` the values recorded now. A repeat has the outcome of the first; undone since, it is refused. */
export type DispatchResult =
  | { outcome: 'done'; dispatch?: Dispatch }
  | { outcome: 'refused'; message: string; field?: 'officeId' | 'lr'; others?: DispatchTexts }
  | { outcome: 'gone' }

/** `who` is a person's id, `key` an idempotency key. */
export type DispatchAct = { who: string; key: string }

export type Dispatches = {
  /** Also after its step was voided. */
  find(orderId: string): Promise<Dispatch | undefined>
  record(orderId: string, draft: DispatchDraft, act: DispatchAct): Promise<DispatchResult>
  /** Three-way merge into a dispatched order; `pincode` is the order's. */
  correct(orderId: string, edit: DispatchEdit & { pincode: string }, act: DispatchAct): Promise<DispatchResult>
  /** Records that a message was opened in WhatsApp. */
  keepMessage(orderId: string, name: MessageName, language: MessageLanguage, act: DispatchAct): Promise<DispatchResult>
}

type Needs = { database: Database; live: Pick<Live, 'publish'>; system: Pick<System, 'now' | 'randomToken'> }
/** `stock` has new stock only if the goods were taken now. */
type Moved = DispatchResult & { stock?: Record<string, number> }
type Held = { order: NamedOrder; history: StoredEntry[]; stored: Dispatch | undefined; at: string }
type Repeated = { history: StoredEntry[]; stored: Dispatch }
type Work = { change: (held: Held) => Promise<Moved>; again: (repeated: Repeated) => DispatchResult }

const refused = (message: string) => ({ outcome: 'refused' as const, message })

export function openDispatches({ database, live, system }: Needs): Dispatches {
  /** Unless the key is recorded: then `again` answers. */
  async function act(orderId: string, key: string, { change, again }: Work): Promise<DispatchResult> {
    const { stock = {}, ...result } = await database.transaction(async (trx): Promise<Moved> => {
      const order = await lockOrder(trx, orderId)
      if (!order) return { outcome: 'gone' }
      const history = await lockedSteps(order)
      const stored = await lockedDispatch(order)
      if (history.some((entry) => entry.key === key)) return stored ? again({ history, stored }) : done(stored)
      if (!isNamed(order)) return refused(erasedRefusal())
      return change({ order, history, stored, at: system.now().toISOString() })
    })
    if (result.outcome === 'done') live.publish({ topic: 'orders' })
    if (Object.keys(stock).length > 0) live.publish({ topic: 'stock', stock })
    return result
  }

  /** Undefined if the office is removed, and not the order's own. */
  async function chosenOffice({ order: { trx }, stored, at }: Held, choice: OfficeChoice) {
    if ('typed' in choice) return lockTypedOffice(trx, system.randomToken(12), choice.typed, at)
    const office = await lockOffice(trx, choice.id)
    if (office || stored?.officeId !== choice.id) return office
    // Two dispatches with one LR serialise at the office's row; without it, at its dispatches.
    await lockDispatches(trx, choice.id)
    return { ...stored.office, id: choice.id }
  }

  /** Unless the office is gone, or the LR belongs to another customer. */
  async function store(held: Held, { office: choice, details }: DispatchDraft, who: string): Promise<DispatchResult> {
    const { order, stored, at } = held
    const { trx, row } = order
    const office = await chosenOffice(held, choice)
    if (!office) return { ...refused(wordsOf(dispatchWords).officeRemoved), field: 'officeId' }
    const receiptUrl = currentReceipt(details.receiptUrl, stored?.receiptUrl)
    const values = dispatchValues(office, { ...details, receiptUrl })
    const other = await orderWithLr(order, values)
    if (other) return { ...refused(lrTaken(details.lr, other)), field: 'lr' }
    const isCorrection = stored !== undefined && isAway(row)
    const next = { ...values, version: (stored?.version ?? 0) + 1 }
    const left = { at, who }
    await trx
      .insertInto('dispatches')
      .values({ order_id: row.order_id, ...next, ...left })
      // A correction keeps actor and time.
      .onConflict((conflict) => conflict.column('order_id').doUpdateSet(isCorrection ? next : { ...next, ...left }))
      .execute()
    return done(await lockedDispatch(order))
  }

  return {
    find: (orderId) => findDispatch(database.db, orderId),

    record: (orderId, draft, { who, key }) =>
      act(orderId, key, {
        again(repeated) {
          const { history, stored } = repeated
          const refusal = isRecorded(draft, stored)
            ? repeatRefusal(doneSteps(history), { kind: 'step', step: 'dispatched' })
            : (refusalOfStep(repeated) ?? recordedBefore(stored))
          return refusal === undefined ? done(stored) : refused(refusal)
        },
        async change(held) {
          const { order, history, at } = held
          const refusal = refusalOfStep(held) ?? neverSent(order.row)
          if (refusal !== undefined) return refused(refusal)
          const goods = await takeToSend(order, { takeStock, system }, who)
          if ('refusal' in goods) return refused(goods.refusal)
          const result = { ...(await store(held, draft, who)), ...goods }
          if (result.outcome !== 'done' || !result.dispatch) return result
          const note = dispatchNote(result.dispatch)
          const entry = { key, kind: 'step', step: 'dispatched', at, who, note } as const
          await recordStep({ order, history, done: doneSteps(history) }, entry)
          return result
        },
      }),

    correct: (orderId, { pincode, ...edit }, { who, key }) =>
      act(orderId, key, {
        again({ history, stored }) {
          if (!isDispatched(history)) return refused(wordsOf(dispatchWords).notDispatched)
          const merged = mergeDispatch(edit, stored)
          const read = readDispatchForm('merged' in merged ? merged.merged : edit.edited, pincode)
          if ('draft' in read && isRecorded(read.draft, stored)) return done(stored)
          return { ...refused(recordedBefore(stored)), others: dispatchTexts(stored) }
        },
        async change(held) {
          const { order, history, stored, at } = held
          if (!isDispatched(history)) return refused(wordsOf(dispatchWords).notDispatched)
          const merged = mergeDispatch(edit, stored)
          if ('conflicts' in merged) {
            const labels = dispatchPartLabels()
            const message = conflictText(merged.conflicts.map((part) => labels[part]))
            return { ...refused(message), ...(stored && { others: dispatchTexts(stored) }) }
          }
          const read = readDispatchForm(merged.merged, pincode)
          if ('errors' in read) return refused(read.message)
          const result = await store(held, read.draft, who)
          if (result.outcome !== 'done' || !result.dispatch) return result
          const note = stored ? correctionNote(stored, result.dispatch) : dispatchNote(result.dispatch)
          if (note !== '') await appendEntry(order, history, { key, kind: 'dispatch', at, who, note })
          return result
        },
      }),

    keepMessage: (orderId, name, language, { who, key }) =>
      act(orderId, key, {
        again: ({ stored }) => done(stored),
        async change({ order, history, stored, at }) {
          const step = stepOfMessage(name)
          const note = messageKeyLabel(`${name}-${language}`)
          await appendEntry(order, history, { key, kind: 'message', ...(step && { step }), at, who, note })
          return done(stored)
        },
      }),
  }
}

const lockDispatches = statement<[officeId: string], { order_id: string }>(
  ({ forNoKeyUpdate }) => `select order_id from dispatches where office_id = ? order by order_id ${forNoKeyUpdate}`,
)

function refusalOfStep({ history, stored }: Pick<Held, 'history' | 'stored'>): string | undefined {
  const doneSoFar = doneSteps(history)
  const refusal = stepRefusal(doneSoFar, 'dispatched')
  return refusal !== undefined && doneSoFar.has('dispatched') ? secondDispatch(refusal, stored) : refusal
}

function recordedBefore({ lr }: Dispatch): string {
  return wordsOf(dispatchWords).recordedBefore({ lr })
}

function neverSent({ superseded_by, kind }: Pick<OrderRow, 'superseded_by' | 'kind'>): string | undefined {
  const { trial, replaced } = wordsOf(dispatchWords)
  if (kind === 'trial') return trial
  if (superseded_by !== null) return replaced({ order: superseded_by })
  return undefined
}

function isDispatched(history: StoredEntry[]): boolean {
  return doneSteps(history).has('dispatched')
}

function isAway({ step }: Pick<OrderRow, 'step'>): boolean {
  return hasReached(step, 'dispatched')
}

function done(dispatch: Dispatch | undefined): DispatchResult {
  return { outcome: 'done', ...(dispatch && { dispatch }) }
}
