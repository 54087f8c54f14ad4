// Steps, edits, payments, ticks, parcels and messages of seeded orders.
import { foldLr } from '#domain/dispatch/dispatched.ts'
import { type OfficeDraft, officeKey } from '#domain/dispatch/office-form.ts'
import { recordedSteps, type RecordedStep, stepsBetween, toPackSteps } from '#domain/steps/steps.ts'
import { isoDay } from '#domain/dates/indian-date.ts'
import type { OrderItem } from '#domain/order/order.ts'
import type { PaymentMethod } from '#domain/payments/methods.ts'
import type { RevisionContents } from '#domain/revisions/revision.ts'
import type { SeededRandom } from './seeded-random.ts'
import { mapColumns } from '#server/database/columns.ts'
import { itemColumns, type Tables } from '#server/database/tables.ts'
import type { OfficeRow } from '#server/database/tables/dispatch-tables.ts'
import type { SeededOrder } from './orders.ts'
import { homePlaces } from './places.ts'
import { OWNER, PACKERS } from './seeded-people.ts'

type WorkTable = 'order_steps' | 'order_revisions' | 'payments' | 'packing_presses' | 'dispatches'

export type DeskWork = Pick<SeededOrder, 'items'> & { order: Tables['orders'] } & {
  [Table in WorkTable]: Tables[Table][]
}

type Worked = { work: DeskWork; at: Map<RecordedStep, Date>; now: Date; random: SeededRandom }

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const AFTER_MS: Record<RecordedStep, number> = {
  confirmed: 2 * HOUR_MS,
  paid: 8 * HOUR_MS,
  packed: 30 * HOUR_MS,
  dispatched: 48 * HOUR_MS,
  delivered: 120 * HOUR_MS,
  cancelled: 4 * HOUR_MS,
}
const NEWLY_PAID_MS = 3 * DAY_MS
const FIRST_UTR = 400_000_000_000

const { fromRow: toItem } = mapColumns<OrderItem, typeof itemColumns>(itemColumns, {})

export function seedOffices(now: Date): OfficeRow[] {
  return homePlaces.map(({ district }, index) => {
    const office: OfficeDraft = {
      name: 'Sri Murugan Lorry Service',
      branch: district,
      phone: '04562220000',
      places: district,
    }
    return { id: `office-${index}`, ...office, folded: officeKey(office), added_at: now.toISOString() }
  })
}

/** `number` counts the orders: it makes UTRs and LRs unique. */
export function workOn(
  { order, items }: SeededOrder,
  { number, offices, now }: { number: number; offices: readonly OfficeRow[]; now: Date },
  random: SeededRandom,
): DeskWork {
  const work: DeskWork = {
    order: { ...order, received_paise: null },
    items,
    order_steps: [],
    order_revisions: [],
    payments: [],
    packing_presses: [],
    dispatches: [],
  }
  const at = new Map<RecordedStep, Date>()
  const worked = { work, at, now, random }
  takeSteps(worked)
  if (at.has('confirmed') && random.oneIn(10)) edit(worked)
  pay(worked, number)
  pack(worked)
  dispatch(worked, random.pick(offices), number)
  return work
}

/** Many dispatched orders stay so: arrivals are seldom recorded. */
function takeSteps({ work, at, now, random }: Worked): void {
  const { order } = work
  const placed = Date.parse(order.placed_at)
  const isFree = order.short_of === null && order.superseded_by === null
  const isCancelled = order.step === 'placed' && isFree && random.oneIn(40)
  if (isCancelled) Object.assign(order, { step: 'cancelled', short_of: '' } satisfies Partial<Tables['orders']>)
  if (order.step === 'confirmed') order.step = random.pick(['confirmed', ...stepsBetween('confirmed', 'delivered')])
  else if (order.step === 'delivered' && random.oneIn(2)) order.step = 'dispatched'
  const wanted = order.step === 'cancelled' ? recordedSteps.slice(-1) : goodsStepsTo(order.step)
  for (const step of wanted) {
    const moment = placed + AFTER_MS[step]
    if (moment > now.getTime() && step !== 'confirmed' && step !== 'cancelled') break
    at.set(step, new Date(Math.min(moment, now.getTime())))
  }
  order.step = [...at.keys()].at(-1) ?? 'placed'
  order.completion = order.step === 'delivered' ? 'Complete' : 'Pending'
  for (const [step, moment] of at) addEntry(work, { kind: 'step', step, at: moment })
}

function goodsStepsTo(step: Tables['orders']['step']): readonly RecordedStep[] {
  return recordedSteps.slice(0, recordedSteps.findIndex((each) => each === step) + 1)
}

function addEntry(
  { order, order_steps }: DeskWork,
  { kind, step, at, note = '' }: { kind: 'step' | 'edit' | 'message'; step?: RecordedStep; at: Date; note?: string },
): void {
  const number = order_steps.length + 1
  order_steps.push({
    order_id: order.order_id,
    number,
    idempotency_key: `seed-${number}`,
    kind,
    step: step ?? null,
    at: at.toISOString(),
    who: OWNER,
    note,
    call_at: null,
  })
}

/** One piece of the first line less than ordered. */
function edit({ work, at, now }: Worked): void {
  const { order } = work
  const items = work.items.map(toItem)
  const [first, ...others] = items
  if (!first) return
  const saved = new Date(Math.min((at.get('confirmed') ?? now).getTime() + HOUR_MS, now.getTime())).toISOString()
  const asked = [{ ...first, quantity: first.quantity + 1 }, ...others]
  const note = 'Call before the lorry leaves'
  const before = { items: asked, packingNote: '', freightNote: '', totalPaise: order.total_paise + first.pricePaise }
  const after = { items, packingNote: note, freightNote: '', totalPaise: order.total_paise }
  const add = (number: number, moment: string, who: string | null, contents: RevisionContents) =>
    work.order_revisions.push({ order_id: order.order_id, number, at: moment, who, contents: JSON.stringify(contents) })
  add(0, order.placed_at, null, before)
  add(1, saved, OWNER, after)
  Object.assign(order, { revision: 1, revised_at: saved, packing_note: note })
  addEntry(work, { kind: 'edit', at: new Date(saved), note: `${first.name}: one less` })
}

/** Mostly in full; a few in two parts, a few too much, and some before the step. */
function pay({ work, at, now, random }: Worked, number: number): void {
  const { order } = work
  const paid = at.get('paid')
  const moment = paid ?? (at.has('confirmed') && random.oneIn(10) ? at.get('confirmed') : undefined)
  if (!moment) return
  const half = Math.floor(order.total_paise / 200) * 100
  const kind = random.integer(1, 50)
  const rest = order.total_paise - half + (kind === 1 ? 50_00 : 0)
  const amounts = kind <= 5 ? [half, rest] : !paid || kind === 6 ? [half] : [order.total_paise]
  const isNew = now.getTime() - moment.getTime() < NEWLY_PAID_MS
  for (const [index, amount] of amounts.entries()) {
    const method = random.pick<PaymentMethod>(['upi', 'upi', 'upi', 'bank', 'cash'])
    const isSeen = method === 'cash' || !isNew || !random.oneIn(3)
    work.payments.push({
      id: `seed-${number}-${index}`,
      order_id: order.order_id,
      idempotency_key: `seed-${index}`,
      method,
      utr: method === 'cash' ? null : String(FIRST_UTR + number * 2 + index),
      amount_paise: amount,
      said_paise: null,
      received_on: isoDay(moment),
      noted_at: moment.toISOString(),
      noted_by: OWNER,
      note: '',
      seen_at: isSeen ? moment.toISOString() : null,
      seen_by: isSeen ? OWNER : null,
      taken_back: null,
      taken_back_at: null,
      taken_back_by: null,
      bank_line: null,
    })
  }
  order.received_paise = amounts.reduce((sum, amount) => sum + amount, 0)
}

/** All lines of packed orders; some of those being packed, now and then a short one. */
function pack({ work, at, now, random }: Worked): void {
  const { order, items, packing_presses } = work
  const packed = at.get('packed')
  const isBegun = toPackSteps.some((step) => step === order.step)
  const count = packed ? items.length : isBegun && random.oneIn(4) ? Math.ceil(items.length / 2) : 0
  const who = random.pick(PACKERS)
  const pressedAt = (packed ?? now).toISOString()
  for (const [line, { product_id, quantity }] of items.slice(0, count).entries()) {
    const isShort = !packed && line === 0 && random.oneIn(10)
    packing_presses.push({
      order_id: order.order_id,
      product_id,
      idempotency_key: `seed-${order.order_id}-${line}`,
      state: isShort ? 'short' : 'ticked',
      quantity,
      there: isShort ? 0 : quantity,
      pressed_at: pressedAt,
      who,
    })
  }
}

function dispatch({ work, at, random }: Worked, office: OfficeRow, number: number): void {
  const moment = at.get('dispatched')
  if (!moment) return
  const { order } = work
  const lr = `SMS/${number}`
  work.dispatches.push({
    order_id: order.order_id,
    office_id: office.id,
    office_name: office.name,
    office_branch: office.branch,
    office_phone: office.phone,
    lr,
    lr_folded: foldLr(lr),
    cases: Math.ceil(order.total_items / 40),
    weight_grams: order.total_items * 400,
    freight: random.pick(['to pay', 'paid']),
    freight_paise: random.integer(200, 900) * 100,
    receipt_url: '',
    at: moment.toISOString(),
    who: OWNER,
    version: 1,
  })
  if (!random.oneIn(5)) addEntry(work, { kind: 'message', step: 'dispatched', at: moment, note: 'English' })
}
