// An order's steps, notes and calls, each recorded once, and its two states (spec §4).
import type { StepEntry } from '#domain/steps/entries.ts'
import {
  currentStep,
  doneSteps,
  type DoneSteps,
  type OrderStep,
  type RecordedStep,
  repeatRefusal,
  statesOf,
  stepRefusal,
  stepsBetween,
  takeBackRefusal,
} from '#domain/steps/steps.ts'
import type { Completion, Verification } from '#domain/order/order.ts'
import type { Database } from '#server/database/open.ts'
import { recordedLrTaken } from '#server/transport/lr-holder.ts'
import type { Live } from '#server/live/live.ts'
import type { System } from '#server/system.ts'
import { erasedRefusal, isNamed, lockOrder, type LockedOrder, type NamedOrder } from '#server/order-table/lock-order.ts'
import { GOODS_RETURNED, lockedLines } from '#server/order-table/order-rows.ts'
import { returnGoodsOf } from '#server/stock/order-goods.ts'
import type { TakeStock } from '#server/stock/move-stock.ts'
import { takeToSend, takeWithin } from '../take-stock-again.ts'
import { appendEntry, lockedSteps, type NewEntry, readSteps, type StoredEntry } from './step-rows.ts'

/**
 * Result of recording or voiding a step. `short` is the lacking product when a cancelled order's goods are taken again.
 * A repeated key has the outcome of the first; it is refused if that was reversed.
 */
export type ActResult =
  | { outcome: 'done'; step: OrderStep; short?: string }
  | { outcome: 'refused'; message: string }
  | { outcome: 'gone' }

/** `who` is the id of the person, `key` the idempotency key of the press; without one it counts each time. */
export type Act = { who?: string | undefined; note?: string; key?: string; isOpen?: IsOpen }

/** Called first under the lock: if false, the order looks nonexistent. */
export type IsOpen = (order: LockedOrder, history: readonly StoredEntry[]) => Promise<boolean>

/** Called under the lock; returns why the step is refused. */
export type Unless = (order: NamedOrder) => Promise<string | undefined>

export type OrderSteps = {
  /** Cancelling returns the goods to stock, once. */
  take(orderId: string, step: RecordedStep, act?: Act & { unless?: Unless }): Promise<ActResult>
  /** Voiding a cancellation takes the goods again, or leaves the order short. */
  takeBack(orderId: string, step: RecordedStep, act?: Act & { unless?: Unless }): Promise<ActResult>
  /** Takes or voids the chip's step; a chip set already is no refusal (spec §4). */
  verify(orderId: string, verified: Verification, act?: Act): Promise<ActResult>
  complete(orderId: string, completion: Completion, act?: Act): Promise<ActResult>
  addNote(orderId: string, note: string, act?: Omit<Act, 'note'>): Promise<ActResult>
  /** Records that nobody answered, and when to call again (ISO, UTC). */
  noAnswer(orderId: string, callAt: string, act?: Act): Promise<ActResult>
  /** In chronological order. */
  read(orderId: string): Promise<StepEntry[]>
}

type Needs = {
  database: Database
  live: Pick<Live, 'publish'>
  system: Pick<System, 'now' | 'randomToken'>
  takeStock: TakeStock
}

type Moved = ActResult & { stock?: Record<string, number> }

export type Held = { order: NamedOrder; history: StoredEntry[]; done: DoneSteps }

export function openOrderSteps({ database, live, system, takeStock }: Needs): OrderSteps {
  /** Unless the key is recorded. */
  async function act(
    orderId: string,
    { key, isOpen }: ReturnType<typeof readAct>,
    change: (held: Held) => Promise<Moved>,
  ): Promise<ActResult> {
    const { stock = {}, ...result } = await database.transaction(async (trx): Promise<Moved> => {
      const order = await lockOrder(trx, orderId)
      if (!order) return { outcome: 'gone' }
      const history = await lockedSteps(order)
      if (isOpen && !(await isOpen(order, history))) return { outcome: 'gone' }
      const done = doneSteps(history)
      const before = history.find((entry) => entry.key === key)
      const refusal = before && repeatRefusal(done, before)
      if (refusal !== undefined) return { outcome: 'refused', message: refusal }
      if (before) return { outcome: 'done', step: order.row.step }
      if (!isNamed(order)) return { outcome: 'refused', message: erasedRefusal() }
      return change({ order, history, done })
    })
    if (result.outcome === 'done') live.publish({ topic: 'orders' })
    if (Object.keys(stock).length > 0) live.publish({ topic: 'stock', stock })
    return result
  }

  function readAct({ who, note = '', key = system.randomToken(12), isOpen }: Act) {
    return { who: who ?? '', note, key, at: system.now().toISOString(), isOpen }
  }

  async function takeHeld(held: Held, step: RecordedStep, entry: ReturnType<typeof readAct>): Promise<Moved> {
    const refusal = stepRefusal(held.done, step) ?? (await recordedLrTaken(held.order, step))
    if (refusal !== undefined) return { outcome: 'refused', message: refusal }
    const goods = takesGoods(step) ? await takeToSend(held.order, { takeStock, system }, entry.who) : { stock: {} }
    if ('refusal' in goods) return { outcome: 'refused', message: goods.refusal }
    const now = await recordStep(held, { ...entry, kind: 'step', step })
    if (step !== 'cancelled') return { outcome: 'done', step: now, ...goods }
    return { outcome: 'done', step: now, stock: await cancelGoods(held, entry.who) }
  }

  async function cancelGoods({ order }: Held, who: string): Promise<Record<string, number>> {
    const { trx, row, orderId } = order
    if (row.short_of !== null) return {}
    const lines = await lockedLines(order)
    const stock = await returnGoodsOf(system, order, lines, { kind: 'cancelled', who })
    await trx
      .updateTable('orders')
      .set({ short_of: GOODS_RETURNED, stock_recorded: 1 })
      .where('order_id', '=', orderId)
      .execute()
    return stock
  }

  async function takeBackHeld(held: Held, step: RecordedStep, entry: ReturnType<typeof readAct>): Promise<Moved> {
    const refusal = takeBackRefusal(held.done, step)
    if (refusal !== undefined) return { outcome: 'refused', message: refusal }
    const now = await recordStep(held, { ...entry, kind: 'taken back', step })
    if (step !== 'cancelled') return { outcome: 'done', step: now }
    const taken = await takeWithin(held.order.trx, { takeStock, system }, held.order.orderId, entry.who)
    if (taken.outcome === 'short') {
      return { outcome: 'done', step: now, short: taken.lacking.map(({ name }) => name).join(', ') }
    }
    return { outcome: 'done', step: now, ...(taken.stock && { stock: taken.stock }) }
  }

  async function setState(orderId: string, step: RecordedStep, isDone: boolean, options: Act): Promise<ActResult> {
    const entry = readAct(options)
    return act(orderId, entry, async (held) => {
      if (held.done.has(step) === isDone) return { outcome: 'done', step: held.order.row.step }
      return isDone ? takeHeld(held, step, entry) : takeBackHeld(held, step, entry)
    })
  }

  return {
    async take(orderId, step, { unless, ...options } = {}) {
      const entry = readAct(options)
      return act(orderId, entry, async (held) => {
        const message = await unless?.(held.order)
        return message === undefined ? takeHeld(held, step, entry) : { outcome: 'refused', message }
      })
    },
    async takeBack(orderId, step, { unless, ...options } = {}) {
      const entry = readAct(options)
      return act(orderId, entry, async (held) => {
        const message = await unless?.(held.order)
        return message === undefined ? takeBackHeld(held, step, entry) : { outcome: 'refused', message }
      })
    },
    verify: (orderId, verified, options = {}) => setState(orderId, 'confirmed', verified === 'Verified', options),
    complete: (orderId, completion, options = {}) => setState(orderId, 'delivered', completion === 'Complete', options),
    async addNote(orderId, note, options = {}) {
      const entry = readAct({ ...options, note })
      return act(orderId, entry, async ({ order, history }) => {
        await appendEntry(order, history, { ...entry, kind: 'note' })
        return { outcome: 'done', step: order.row.step }
      })
    },
    async noAnswer(orderId, callAt, options = {}) {
      const entry = readAct(options)
      return act(orderId, entry, async ({ order, history }) => {
        await appendEntry(order, history, { ...entry, kind: 'no answer', callAt })
        // If somebody reached the customer in between, no call is due.
        if (order.row.step === 'placed') {
          await order.trx.updateTable('orders').set({ call_at: callAt }).where('order_id', '=', orderId).execute()
        }
        return { outcome: 'done', step: order.row.step }
      })
    },
    read: async (orderId) => (await readSteps(database.db, orderId)).map(({ key: _key, ...entry }) => entry),
  }
}

/** Excludes 'delivered': §4 Complete toggles with or without stock. */
const takesGoods = (step: RecordedStep) => stepsBetween('packed', 'delivered').includes(step)

/** Also updates the order's states. */
export async function recordStep({ order, history }: Held, entry: NewEntry): Promise<OrderStep> {
  const { trx, orderId } = order
  await appendEntry(order, history, entry)
  const done = doneSteps([...history, entry])
  const step = currentStep(done)
  await trx
    .updateTable('orders')
    .set({ step, ...statesOf(done), call_at: null })
    .where('order_id', '=', orderId)
    .execute()
  return step
}
