// Records steps, notes and calls, for one order or many.
import { intentTable, type Sender } from '#web/admin/kit/intent.ts'
import { ordersAtStep, pair, typed } from '#web/admin/kit/about.ts'
import { readCallTime } from '#domain/steps/calls.ts'
import { NOTE_REQUIRED, readNote } from '#domain/steps/entries.ts'
import { readRecordedStep, type RecordedStep, stepLabels } from '#domain/steps/steps.ts'
import type { Paise } from '#domain/money.ts'
import { stepRemark } from '#domain/payments/step-remark.ts'
import type { ActResult } from '#server/orders/steps/order-steps.ts'
import type { Shop } from '#server/shop.ts'
import { type ActionResult, fieldText } from '#web/admin/kit/intents.ts'
import { isIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { manyMoved, manyUnpaid, ORDER_GONE, ORDER_UPDATE_FAILED, shortAgain } from '../messages.ts'

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

export const stepIntents = intentTable('orders', {
  step: {
    may: 'staff',
    says: 'Recorded a step of an order',
    about: pair('orderId', 'step'),
    run: withStep((orders, form, step, act) => orders.steps.take(fieldText(form, 'orderId'), step, act)),
  },
  'take-back': {
    may: 'staff',
    says: 'Undid a step of an order',
    about: pair('orderId', 'step'),
    run: withStep((orders, form, step, act) => orders.steps.takeBack(fieldText(form, 'orderId'), step, act)),
  },
  note: {
    may: 'staff',
    says: 'Kept a note on an order',
    about: typed('orderId'),
    run: async (form: FormData, { orders }: Shop, { session: { id: who } }: Sender) => {
      const read = readNote(fieldText(form, 'note'))
      if ('error' in read) return failed(read.error)
      if (read.note === '') return failed(NOTE_REQUIRED)
      const result = await orders.steps.addNote(fieldText(form, 'orderId'), read.note, { who, ...keyOf(form) })
      return sentence(result, 'Note kept')
    },
  },
  'no-answer': {
    may: 'staff',
    says: 'Arranged another call',
    about: typed('orderId'),
    run: async (form: FormData, { orders, now }: Shop, { session: { id: who } }: Sender) => {
      const time = readCallTime(fieldText(form, 'callAt'), now())
      if ('error' in time) return failed(time.error)
      const read = readNote(fieldText(form, 'note'))
      if ('error' in read) return failed(read.error)
      const act = { who, note: read.note, ...keyOf(form) }
      return sentence(
        await orders.steps.noAnswer(fieldText(form, 'orderId'), time.at, act),
        'No answer: kept for later',
      )
    },
  },
  steps: {
    may: 'staff',
    says: 'Recorded a step of many orders',
    about: ordersAtStep,
    run: withMany((orders, orderId, step, act) => orders.steps.take(orderId, step, act), stepLabels),
  },
  'take-back-many': {
    may: 'staff',
    says: 'Undid a step of many orders',
    about: ordersAtStep,
    run: withMany((orders, orderId, step, act) => orders.steps.takeBack(orderId, step, act), {
      ...stepLabels,
      ...Object.fromEntries(Object.entries(stepLabels).map(([step, label]) => [step, `${label}: undone`])),
    }),
  },
})

type Act = { who?: string | undefined; note?: string; key?: string }
type Orders = Shop['orders']

function withStep(run: (orders: Orders, form: FormData, step: RecordedStep, act: Act) => Promise<ActResult>) {
  return async (form: FormData, { orders, payments }: Shop, { session: { id: who } }: Sender): Promise<StepResult> => {
    const step = readRecordedStep(fieldText(form, 'step'))
    if (!step) return failed(ORDER_UPDATE_FAILED)
    const read = readNote(fieldText(form, 'note'))
    if ('error' in read) return failed(read.error)
    const result = await run(orders, form, step, { who, note: read.note, ...keyOf(form) })
    const isBack = fieldText(form, 'intent') === 'take-back'
    const said = sentence(result, isBack ? `${stepLabels[step]}: undone` : stepLabels[step])
    if (isBack || !said.ok) return said
    const remark = stepRemark(step, await payments.due(fieldText(form, 'orderId')))
    return remark === undefined ? said : { ...said, message: `${said.message}. ${remark}`, remark }
  }
}

/** Each order separately: a refusal does not stop the others. */
function withMany(
  run: (orders: Orders, orderId: string, step: RecordedStep, act: Act) => Promise<ActResult>,
  labels: Readonly<Record<RecordedStep, string>>,
) {
  return async (form: FormData, { orders, payments }: Shop, { session: { id: who } }: Sender): Promise<ManyResult> => {
    const step = readRecordedStep(fieldText(form, 'step'))
    const orderIds = [...new Set(fieldText(form, 'orderIds').split(',').filter(Boolean))]
    if (!step || orderIds.length === 0 || orderIds.length > ORDERS_AT_ONCE) return failed(ORDER_UPDATE_FAILED)
    const moved: string[] = []
    const left: LeftOrder[] = []
    for (const orderId of orderIds) {
      const result = await run(orders, orderId, step, { who, ...keyOf(form) })
      if (result.outcome === 'done') moved.push(orderId)
      else left.push({ orderId, message: result.outcome === 'gone' ? ORDER_GONE : result.message })
    }
    const done = manyMoved(labels[step], moved.length, left.length)
    if (moved.length === 0) return { ok: false, message: done, moved, left }
    if (step !== 'paid' || fieldText(form, 'intent') !== 'steps') return { ok: true, message: done, moved, left }
    const dues = await payments.dues(moved)
    const unpaid = moved.flatMap((orderId) => {
      const duePaise = dues.get(orderId)?.duePaise ?? 0
      return duePaise > 0 ? [{ orderId, duePaise }] : []
    })
    if (unpaid.length === 0) return { ok: true, message: done, moved, left }
    return { ok: true, message: `${done}${done.endsWith('.') ? '' : '.'} ${manyUnpaid(unpaid)}`, moved, left, unpaid }
  }
}

function sentence(result: ActResult, done: string): ActionResult {
  if (result.outcome === 'gone') return failed(ORDER_GONE)
  if (result.outcome === 'refused') return failed(result.message)
  return { ok: true, message: result.short === undefined ? done : `${done}. ${shortAgain(result.short)}` }
}

/** Makes a repeated press count once. */
function keyOf(form: FormData): { key?: string } {
  const key = fieldText(form, 'key')
  return isIdempotencyKey(key) ? { key } : {}
}
