// Records steps, notes and calls, for one order or many.
import { intentTable, type Sender } from '#web/admin/kit/intent.ts'
import { ordersAtStep, pair, typed } from '#web/admin/kit/about.ts'
import { callText, readCallTime } from '#domain/steps/calls.ts'
import { readNote } from '#domain/steps/entries.ts'
import { readRecordedStep, type RecordedStep, stepLabels } from '#domain/steps/steps.ts'
import type { Paise } from '#domain/numbers/money.ts'
import { stepRemark } from '#domain/payments/step-remark.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { calls, orderHistory, orderSteps } from '#domain/words/en/office/orders/order-steps.ts'
import { orderAnswers, orderChanges } from '#domain/words/en/office/orders/orders.ts'
import type { ActResult } from '#server/orders/steps/order-steps.ts'
import type { Shop } from '#server/shop.ts'
import { type ActionResult, fieldText, keyOf } from '#web/admin/kit/intents.ts'
import { inOneLine, manyMoved, manyUnpaid, shortAgain } from '../messages.ts'

/** An order that did not move. */
export type LeftOrder = { orderId: string; message: string }
/** An order moved to 'paid' with money due. */
export type UnpaidOrder = { orderId: string; duePaise: Paise }
export type ManyResult = ActionResult & { moved?: string[]; left?: LeftOrder[]; unpaid?: UnpaidOrder[] }
/** `remark`: money and step disagree; both are recorded all the same. */
export type StepResult = ActionResult & { remark?: string }

/** More than a page shows. */
const ORDERS_AT_ONCE = 200

const failed = (message: string): ActionResult => ({ ok: false, message })
const refused = (message: string): ActionResult => ({ ok: false, message, errors: {} })

export const stepIntents = intentTable('orders', {
  step: {
    may: 'staff',
    says: () => wordsOf(orderChanges).step,
    about: pair('orderId', 'step'),
    run: withStep((orders, form, step, act) => orders.steps.take(fieldText(form, 'orderId'), step, act)),
  },
  'take-back': {
    may: 'staff',
    says: () => wordsOf(orderChanges).undoStep,
    about: pair('orderId', 'step'),
    run: withStep((orders, form, step, act) => orders.steps.takeBack(fieldText(form, 'orderId'), step, act)),
  },
  note: {
    may: 'staff',
    says: () => wordsOf(orderChanges).note,
    about: typed('orderId'),
    run: async (form: FormData, { orders }: Shop, { session: { id: who } }: Sender) => {
      const read = readNote(fieldText(form, 'note'))
      if ('error' in read) return failed(read.error)
      if (read.note === '') return failed(wordsOf(orderHistory).noteRequired)
      const result = await orders.steps.addNote(fieldText(form, 'orderId'), read.note, { who, ...keyOf(form) })
      return sentence(result, wordsOf(orderHistory).noteSaved)
    },
  },
  'no-answer': {
    may: 'staff',
    says: () => wordsOf(orderChanges).call,
    about: typed('orderId'),
    run: async (form: FormData, { orders, now }: Shop, { session: { id: who } }: Sender) => {
      const time = readCallTime(fieldText(form, 'callAt'), now())
      if ('error' in time) return failed(time.error)
      const read = readNote(fieldText(form, 'note'))
      if ('error' in read) return failed(read.error)
      const act = { who, note: read.note, ...keyOf(form) }
      const result = await orders.steps.noAnswer(fieldText(form, 'orderId'), time.at, act)
      return sentence(result, wordsOf(calls).arranged({ time: callText(time.at) }))
    },
  },
  steps: {
    may: 'staff',
    says: () => wordsOf(orderChanges).steps,
    about: ordersAtStep,
    run: withMany((orders, orderId, step, act) => orders.steps.take(orderId, step, act)),
  },
  'take-back-many': {
    may: 'staff',
    says: () => wordsOf(orderChanges).undoSteps,
    about: ordersAtStep,
    run: withMany((orders, orderId, step, act) => orders.steps.takeBack(orderId, step, act)),
  },
})

type Act = { who?: string | undefined; note?: string; key?: string }
type Orders = Shop['orders']

function withStep(run: (orders: Orders, form: FormData, step: RecordedStep, act: Act) => Promise<ActResult>) {
  return async (form: FormData, { orders, payments }: Shop, { session: { id: who } }: Sender): Promise<StepResult> => {
    const step = readRecordedStep(fieldText(form, 'step'))
    if (!step) return failed(wordsOf(orderAnswers).updateFailed)
    const read = readNote(fieldText(form, 'note'))
    if ('error' in read) return failed(read.error)
    const result = await run(orders, form, step, { who, note: read.note, ...keyOf(form) })
    const isBack = fieldText(form, 'intent') === 'take-back'
    const text = wordsOf(orderSteps)
    const named = { step: stepLabels()[step] }
    const said = sentence(result, isBack ? text.undone(named) : text.recorded(named))
    if (isBack || !said.ok) return said
    const remark = stepRemark(step, await payments.due(fieldText(form, 'orderId')))
    return remark === undefined ? said : { ...said, message: inOneLine([said.message, remark]), remark }
  }
}

/** Each order separately: a refusal does not stop the others. */
function withMany(run: (orders: Orders, orderId: string, step: RecordedStep, act: Act) => Promise<ActResult>) {
  return async (form: FormData, { orders, payments }: Shop, { session: { id: who } }: Sender): Promise<ManyResult> => {
    const step = readRecordedStep(fieldText(form, 'step'))
    const orderIds = [...new Set(fieldText(form, 'orderIds').split(',').filter(Boolean))]
    if (!step || orderIds.length === 0 || orderIds.length > ORDERS_AT_ONCE)
      return failed(wordsOf(orderAnswers).updateFailed)
    const moved: string[] = []
    const left: LeftOrder[] = []
    for (const orderId of orderIds) {
      const result = await run(orders, orderId, step, { who, ...keyOf(form) })
      if (result.outcome === 'done') moved.push(orderId)
      else left.push({ orderId, message: result.outcome === 'gone' ? wordsOf(orderAnswers).gone : result.message })
    }
    const isBack = fieldText(form, 'intent') !== 'steps'
    const done = manyMoved({ step, isBack, moved: moved.length, left: left.length })
    if (moved.length === 0) return { ok: false, message: done, errors: {}, moved, left }
    if (step !== 'paid' || isBack) return { ok: true, message: done, moved, left }
    const dues = await payments.dues(moved)
    const unpaid = moved.flatMap((orderId) => {
      const duePaise = dues.get(orderId)?.duePaise ?? 0
      return duePaise > 0 ? [{ orderId, duePaise }] : []
    })
    if (unpaid.length === 0) return { ok: true, message: done, moved, left }
    return { ok: true, message: inOneLine([done, manyUnpaid(unpaid)]), moved, left, unpaid }
  }
}

function sentence(result: ActResult, done: string): ActionResult {
  if (result.outcome === 'gone') return refused(wordsOf(orderAnswers).gone)
  if (result.outcome === 'refused') return refused(result.message)
  return { ok: true, message: inOneLine([done, result.short !== undefined && shortAgain(result.short)]) }
}
