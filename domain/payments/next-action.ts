/** What the shop does next with an order: money is recorded before the step that says that it came. */
import type { Order } from '../order/order.ts'
import { type DoneSteps, nextSteps, type RecordedStep } from '../steps/steps.ts'
import type { Balance } from './balance.ts'
import type { Payment } from './payment.ts'

export type NextAction =
  | { kind: 'step'; step: RecordedStep }
  | { kind: 'payment' }
  | { kind: 'seen'; payment: Payment }
  | { kind: 'refund' }
  /** The dispatch records its step, with office and LR number. */
  | { kind: 'dispatch' }

type Money = { balance: Balance; payments: readonly Payment[]; isBefore: boolean }

/** By their next step; the others are recorded at once. */
const ways: Readonly<Record<RecordedStep, 'step' | 'money' | 'dispatch'>> = {
  confirmed: 'step',
  paid: 'money',
  packed: 'step',
  dispatched: 'dispatch',
  delivered: 'step',
  cancelled: 'step',
}

/** Undefined when nothing is left to do, and for an order that was replaced or whose customer is erased. */
export function nextAction(
  { kind, erased, isReplaced }: Pick<Order, 'kind' | 'erased'> & { isReplaced: boolean },
  done: DoneSteps,
  money: Money,
): NextAction | undefined {
  if (erased !== undefined || isReplaced) return undefined
  const [step] = nextSteps(done).filter((each) => each !== 'cancelled')
  if (step === undefined) return canBeRefunded(money.balance) ? { kind: 'refund' } : undefined
  // No money comes for a trial, and no parcel goes.
  if (kind === 'trial' || ways[step] === 'step') return { kind: 'step', step }
  return ways[step] === 'dispatch' ? { kind: 'dispatch' } : moneyAction(step, money)
}

function moneyAction(step: RecordedStep, { balance, payments, isBefore }: Money): NextAction | undefined {
  if (isBefore) return undefined
  if (balance.duePaise > 0) return { kind: 'payment' }
  const unseen = payments.find(({ seen, takenBack }) => !seen && !takenBack)
  return unseen ? { kind: 'seen', payment: unseen } : { kind: 'step', step }
}

/** Only money that the bank has seen. */
function canBeRefunded({ overPaise, seenPaise }: Balance): boolean {
  return overPaise > 0 && seenPaise > 0
}
