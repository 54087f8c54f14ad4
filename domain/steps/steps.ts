/** The steps of an order from call to lorry, and which may come next (§4 Order states). */
import { momentText } from '../dates/indian-date.ts'
import { wordsOf } from '../words/catalogue.ts'
import { stepNames, stepRefusals, stepVerbs } from '../words/en/office/orders/order-steps.ts'

/** In order; 'placed' follows from the order itself. 'packed' up to 'cancelled' are about the goods. */
export const recordedSteps = ['confirmed', 'paid', 'packed', 'dispatched', 'delivered', 'cancelled'] as const
export type RecordedStep = (typeof recordedSteps)[number]

export const orderSteps = ['placed', ...recordedSteps] as const
export type OrderStep = (typeof orderSteps)[number]

export function stepLabels(): Readonly<Record<OrderStep, string>> {
  return wordsOf(stepNames)
}

/** The label of the button that records the step. */
export function stepVerb(step: RecordedStep): string {
  return wordsOf(stepVerbs)[step]
}

/** The sets derive from the order of steps, so a new step joins the right ones. */
export const toPackSteps = stepsBetween('confirmed', 'packed')
/** None of these can be set after a later one; call and payment can. */
export const goodsSteps = stepsBetween('packed', 'cancelled')
/** Accepted by the shop, though perhaps without a call. */
export const confirmedSteps = stepsBetween('confirmed', 'cancelled')
/** The cases wait for the lorry. */
export const toDispatchSteps = stepsBetween('packed', 'dispatched')
/** The goods have left the shop. */
export const awaySteps = stepsBetween('dispatched', 'cancelled')
export const onTheWaySteps = stepsBetween('dispatched', 'delivered')
/** Nothing follows. */
export const endingSteps: readonly RecordedStep[] = recordedSteps.slice(recordedSteps.indexOf('delivered'))
export const chipSteps: readonly OrderStep[] = ['placed', 'confirmed', 'delivered']

/** Returns the steps from `from` up to, excluding, `to`. */
export function stepsBetween(from: RecordedStep, to: RecordedStep): readonly RecordedStep[] {
  return recordedSteps.slice(recordedSteps.indexOf(from), recordedSteps.indexOf(to))
}

/** Returns true if the goods are at `goal` or further; never for a cancelled order. */
export function hasReached(step: OrderStep, goal: 'packed' | 'dispatched' | 'delivered'): boolean {
  return stepsBetween(goal, 'cancelled').some((each) => each === step)
}

/** `at` is ISO, UTC; absent if older than the history. */
export type DoneStep = { at?: string; who?: string }
export type DoneSteps = ReadonlyMap<RecordedStep, DoneStep>

type DoneEntry = DoneStep & { kind: string; step?: RecordedStep }

/** Returns the steps done and not voided. `history` is chronological. */
export function doneSteps(history: readonly DoneEntry[]): DoneSteps {
  const done = new Map<RecordedStep, DoneStep>()
  for (const { kind, step, at, who } of history) {
    if (step === undefined) continue
    if (kind === 'taken back') done.delete(step)
    else if (kind === 'step') done.set(step, { ...(at !== undefined && { at }), ...(who !== undefined && { who }) })
  }
  return done
}

/** Returns the last step done. */
export function currentStep(done: DoneSteps): OrderStep {
  return recordedSteps.findLast((step) => done.has(step)) ?? 'placed'
}

/** Returns the states of the two chips. */
export function statesOf(done: DoneSteps): {
  verified: 'Verified' | 'Unverified'
  completion: 'Complete' | 'Pending'
} {
  return {
    verified: done.has('confirmed') ? 'Verified' : 'Unverified',
    completion: done.has('delivered') ? 'Complete' : 'Pending',
  }
}

/** Refuses what an order would allow if it were not cancelled. */
export function cancelledRefusal(): string {
  return wordsOf(stepRefusals).cancelled({ cancelled: stepLabels().cancelled })
}

/** Returns why a step is refused, with actor and time if it is done already; undefined if allowed. */
export function stepRefusal(done: DoneSteps, step: RecordedStep): string | undefined {
  const before = done.get(step)
  if (before) return doneAlready(step, before)
  if (done.has('cancelled')) return cancelledRefusal()
  const away = awaySteps.findLast((each) => done.has(each))
  if (step === 'cancelled' && away) return wordsOf(stepRefusals).away({ step: stepLabels()[away] })
  const later = laterGoodsStep(done, step)
  if (later) return wordsOf(stepRefusals).later({ later: stepLabels()[later] })
  return undefined
}

/** Returns why a step cannot be voided; undefined if it can. */
export function takeBackRefusal(done: DoneSteps, step: RecordedStep): string | undefined {
  if (!done.has(step)) return wordsOf(stepRefusals).notDone({ step: stepLabels()[step] })
  if (step !== 'cancelled' && done.has('cancelled')) return cancelledRefusal()
  const later = laterGoodsStep(done, step)
  return later && wordsOf(stepRefusals).undoLater({ later: stepLabels()[later] })
}

/** Returns why a repeated press does nothing: its step was reversed since; undefined if it has its effect still. */
export function repeatRefusal(done: DoneSteps, { kind, step }: DoneEntry): string | undefined {
  if (step === undefined) return undefined
  const named = { step: stepLabels()[step] }
  if (kind === 'step' && !done.has(step)) return wordsOf(stepRefusals).undoneSince(named)
  return kind === 'taken back' && done.has(step) ? wordsOf(stepRefusals).markedSince(named) : undefined
}

export function nextSteps(done: DoneSteps): RecordedStep[] {
  return recordedSteps.filter((step) => stepRefusal(done, step) === undefined)
}

/** A step on the way of an order; `at` and `who` as far as known. */
export type LineStep = DoneStep & { step: OrderStep; isDone: boolean }

/** Returns the way from the order to its delivery, which ends early for a cancelled order. */
export function stepLine(done: DoneSteps): LineStep[] {
  const isCancelled = done.has('cancelled')
  const shown = recordedSteps.filter((step) => (isCancelled ? done.has(step) : step !== 'cancelled'))
  return [
    { step: 'placed', isDone: true },
    ...shown.map((step) => ({ step, isDone: done.has(step), ...done.get(step) })),
  ]
}

function laterGoodsStep(done: DoneSteps, step: RecordedStep): RecordedStep | undefined {
  const place = goodsSteps.indexOf(step)
  return place === -1 ? undefined : goodsSteps.slice(place + 1).findLast((each) => done.has(each))
}

/** Names time and person as far as known. */
function doneAlready(step: RecordedStep, { at, who }: DoneStep): string {
  const said = wordsOf(stepRefusals)
  const name = stepLabels()[step]
  if (at === undefined) return said.done({ step: name })
  const since = { step: name, time: momentText(new Date(at)) }
  return who === undefined ? said.doneSince(since) : said.doneSinceBy({ ...since, who })
}

export function readRecordedStep(text: string | null): RecordedStep | undefined {
  return recordedSteps.find((step) => step === text)
}

export function readOrderStep(text: string | null): OrderStep | undefined {
  return orderSteps.find((step) => step === text)
}
