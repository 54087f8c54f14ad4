/** The steps of an order from the call to the lorry: those done, those next, and those refused (§4 Order states). */
import { momentText } from '../indian-date.ts'

/** Those that are recorded, in their order; 'placed' follows from the order itself. From 'packed' up to 'cancelled' the goods go. */
export const recordedSteps = ['confirmed', 'paid', 'packed', 'dispatched', 'delivered', 'cancelled'] as const
export type RecordedStep = (typeof recordedSteps)[number]

export const orderSteps = ['placed', ...recordedSteps] as const
export type OrderStep = (typeof orderSteps)[number]

export const stepLabels = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  paid: 'Paid',
  packed: 'Packed',
  dispatched: 'Dispatched',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
} as const satisfies Record<OrderStep, string>

/** Each set of steps follows from their order, so that a step that is added is in those where it belongs. */
export const toPackSteps = stepsBetween('confirmed', 'packed')
/** Of these, none is set behind a later one. The call and the money may come after them. */
export const goodsSteps = stepsBetween('packed', 'cancelled')
/** The cases wait for the lorry. */
export const toDispatchSteps = stepsBetween('packed', 'dispatched')
/** The goods are not in the shop. */
export const awaySteps = stepsBetween('dispatched', 'cancelled')
export const onTheWaySteps = stepsBetween('dispatched', 'delivered')
/** Those that the two chips show. */
export const chipSteps: readonly OrderStep[] = ['placed', 'confirmed', 'delivered']

/** Returns the steps from one up to, and without, another. */
export function stepsBetween(from: RecordedStep, to: RecordedStep): readonly RecordedStep[] {
  return recordedSteps.slice(recordedSteps.indexOf(from), recordedSteps.indexOf(to))
}

/** Whether the goods of an order at `step` are at `goal` or further; those of a cancelled order are nowhere on the way. */
export function hasReached(step: OrderStep, goal: 'packed' | 'dispatched' | 'delivered'): boolean {
  return stepsBetween(goal, 'cancelled').some((each) => each === step)
}

/** A step that was taken. `at` is ISO, UTC, and absent for what was done before the history was kept. */
export type DoneStep = { at?: string; who?: string }
export type DoneSteps = ReadonlyMap<RecordedStep, DoneStep>

type StepEntry = DoneStep & { kind: string; step?: RecordedStep }

/** Returns the steps that are done and were not taken back. `history` is in the order in which it happened. */
export function doneSteps(history: readonly StepEntry[]): DoneSteps {
  const done = new Map<RecordedStep, DoneStep>()
  for (const { kind, step, at, who } of history) {
    if (step === undefined) continue
    if (kind === 'taken back') done.delete(step)
    else if (kind === 'step') done.set(step, { ...(at !== undefined && { at }), ...(who !== undefined && { who }) })
  }
  return done
}

/** Returns where an order stands: at the last of the steps that are done. */
export function currentStep(done: DoneSteps): OrderStep {
  return recordedSteps.findLast((step) => done.has(step)) ?? 'placed'
}

/** Returns what the two chips show. */
export function statesOf(done: DoneSteps): {
  verified: 'Verified' | 'Unverified'
  completion: 'Complete' | 'Pending'
} {
  return {
    verified: done.has('confirmed') ? 'Verified' : 'Unverified',
    completion: done.has('delivered') ? 'Complete' : 'Pending',
  }
}

export const CANCELLED = 'This order is cancelled. Take the cancelling back first.'

/** Returns why a step is not taken; undefined when it is. A step that is done already is refused, with who did it when. */
export function stepRefusal(done: DoneSteps, step: RecordedStep): string | undefined {
  const before = done.get(step)
  if (before) return `This order is already ${step}${whenAndWho(before)}.`
  if (done.has('cancelled')) return CANCELLED
  const away = awaySteps.findLast((each) => done.has(each))
  if (step === 'cancelled' && away) {
    return `This order is already ${away}: its goods are not in the shop. When they are back, take “${stepLabels[away]}” back first.`
  }
  const later = laterGoodsStep(done, step)
  if (later) {
    return `This order is already ${later}, so it does not go back to ${step}. If that was a mistake, take “${stepLabels[later]}” back first.`
  }
  return undefined
}

/** Returns why a step is not taken back; undefined when it is. */
export function takeBackRefusal(done: DoneSteps, step: RecordedStep): string | undefined {
  if (!done.has(step)) return `This order is not ${step}, or that was taken back already.`
  if (step !== 'cancelled' && done.has('cancelled')) return CANCELLED
  const later = laterGoodsStep(done, step)
  return later && `This order is already ${later}: take “${stepLabels[later]}” back first.`
}

/** Returns the steps that would be taken, in their order. */
export function nextSteps(done: DoneSteps): RecordedStep[] {
  return recordedSteps.filter((step) => stepRefusal(done, step) === undefined)
}

function laterGoodsStep(done: DoneSteps, step: RecordedStep): RecordedStep | undefined {
  const place = goodsSteps.indexOf(step)
  return place === -1 ? undefined : goodsSteps.slice(place + 1).findLast((each) => done.has(each))
}

/** Returns ' since 20/11/2026 10:45:20 pm, by ravi@example.com', as far as it is known. */
function whenAndWho({ at, who }: DoneStep): string {
  const since = at === undefined ? '' : ` since ${momentText(new Date(at))}`
  return who === undefined ? since : `${since}, by ${who}`
}

/** Returns the step that a form or an address names; undefined when it names none. */
export function readRecordedStep(text: string | null): RecordedStep | undefined {
  return recordedSteps.find((step) => step === text)
}

export function readOrderStep(text: string | null): OrderStep | undefined {
  return orderSteps.find((step) => step === text)
}
