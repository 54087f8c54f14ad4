// The order desk in the model: ticks, steps to the lorry, counted stock.
import { randomInt } from 'node:crypto'
import type { Customer } from '#domain/checkout/checkout-form.ts'
import { lakshmi } from '#test/fixtures/sample-data.ts'
import { type ActOutcome, type ModelOrder, type ModelProduct, takeStockAgain } from '../model-orders.ts'
import { openPayments } from './model-payments.ts'
import type { ModelSale } from './model-sales.ts'

export type ModelCount = { key: string; moved: Map<ModelProduct, number>; isUndone: boolean }

export type ModelClosing = { expectedPaise: number; countedPaise: number; who: string }

export type ModelDesk = {
  /** Returns one of the staff, in turn. */
  person(): string
  /** Few, so that each has several orders; unique to this sequence. */
  customers: Customer[]
  day: { closed?: ModelClosing | undefined }
  /** Returns a moment after all earlier ticks, or before them; never in the future, which the shop would not keep. */
  pressedAt(isLate: boolean): string
  /** Returns one of this model's few UTRs, unique to this sequence; '' is cash. */
  utr(which: number): string
  payments: ReturnType<typeof openPayments>
  sales: ModelSale[]
  counts: ModelCount[]
}

const PEOPLE = ['owner@shop.test', 'ravi@example.com', 'meena@example.com', 'counter@shop.test'] as const
const CUSTOMERS = 3
const HOUR_MS = 60 * 60_000

export function openModelDesk(): ModelDesk {
  let [last, first] = [Date.now() - HOUR_MS, Date.now() - HOUR_MS]
  const bank = String(randomInt(1e10, 1e11))
  let acts = 0
  const { alternateMobile: _none, ...customer } = lakshmi
  const number = String(randomInt(1e7, 1e8))
  return {
    person: () => PEOPLE[(acts += 1) % PEOPLE.length]!,
    customers: Array.from({ length: CUSTOMERS }, (_, at) => ({
      ...customer,
      name: `Customer ${at}`,
      mobile: `9${number}${at}`,
    })),
    day: {},
    utr: (which) => (which === 0 ? '' : `${bank}${which}`),
    pressedAt: (isLate) => new Date(isLate ? (first -= 1) : (last += 1)).toISOString(),
    payments: openPayments(),
    sales: [],
    counts: [],
  }
}

type Said = { at: string; state: 'open' | 'ticked' | 'short'; there: number }

/** Of two ticks on a line the later one counts, whichever arrives last. */
export function press(order: ModelOrder, product: ModelProduct, said: Said) {
  const before = order.presses.get(product)
  if (!order.isDeleted && !order.isErased && (!before || before.at < said.at)) order.presses.set(product, said)
}

/** Every line is ticked for its whole quantity, and the cases contain nothing else. */
export function pack(order: ModelOrder, who: string): ActOutcome {
  if (order.isDeleted) return 'gone'
  if (order.isErased) return 'refused'
  const { isConfirmed, isCancelled, isPacked, isDispatched, isDelivered, supersededBy } = order
  if (!isConfirmed || isCancelled || isPacked || isDispatched || isDelivered || supersededBy) return 'refused'
  const wanted = new Map(order.lines.map(({ product, quantity }) => [product, quantity]))
  const there = new Map([...order.presses].map(([product, said]) => [product, said.state === 'open' ? 0 : said.there]))
  const isAllThere = [...wanted].every(
    ([product, quantity]) => order.presses.get(product)?.state !== 'open' && there.get(product) === quantity,
  )
  const isMoreThere = [...there].some(([product, pieces]) => pieces > 0 && !wanted.has(product))
  if (!isAllThere || isMoreThere) return 'refused'
  // Goods may leave only after they were taken from stock.
  if (takeStockAgain(order) !== 'taken') return 'refused'
  order.isPacked = true
  order.history.push({ kind: 'step', step: 'packed', who })
  return 'done'
}

/** An order may leave without having been marked packed. */
export function dispatch(order: ModelOrder, who: string): ActOutcome {
  if (order.isDeleted) return 'gone'
  if (order.isErased) return 'refused'
  if (order.isDispatched || order.isDelivered || order.isCancelled || order.supersededBy) return 'refused'
  if (takeStockAgain(order) !== 'taken') return 'refused'
  Object.assign(order, { isDispatched: true, hasDispatch: true })
  order.history.push({ kind: 'step', step: 'dispatched', who })
  return 'done'
}

export function takeBack(order: ModelOrder, step: 'packed' | 'dispatched', who: string): ActOutcome {
  if (order.isDeleted) return 'gone'
  if (order.isErased) return 'refused'
  const isDone = step === 'packed' ? order.isPacked && !order.isDispatched : order.isDispatched
  if (!isDone || order.isDelivered || order.isCancelled) return 'refused'
  if (step === 'packed') order.isPacked = false
  else order.isDispatched = false
  order.history.push({ kind: 'taken back', step, who })
  return 'done'
}

export function stepOf({ isCancelled, isDelivered, isDispatched, isPacked, isConfirmed }: ModelOrder): string {
  if (isCancelled) return 'cancelled'
  if (isDelivered) return 'delivered'
  if (isDispatched) return 'dispatched'
  if (isPacked) return 'packed'
  return isConfirmed ? 'confirmed' : 'placed'
}
