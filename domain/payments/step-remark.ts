/** The remark on money when an order is paid or cancelled, since steps and payments are recorded apart. */
import { counted } from '../counted.ts'
import type { RecordedStep } from '../steps/steps.ts'
import { formatRupees } from '../money.ts'
import type { Due } from './due.ts'

/** 'Nothing is recorded as received: ₹2,813.40 is due.'; undefined if step and money agree. */
export function stepRemark(step: RecordedStep, due: Due): string | undefined {
  if (step === 'paid') return unpaidText(due)
  return step === 'cancelled' ? toReturnText(due.receivedPaise) : undefined
}

/** For an order at the step paid. */
export function unpaidText({ duePaise, receivedPaise }: Due): string | undefined {
  if (duePaise === 0) return undefined
  const received = receivedPaise === 0 ? 'Nothing' : `Only ${formatRupees(receivedPaise)}`
  return `${received} is recorded as received: ${formatRupees(duePaise)} is due.`
}

/** `orders` counts the paid ones of several. */
export function toReturnText(receivedPaise: number, orders?: number): string | undefined {
  if (receivedPaise <= 0) return undefined
  const of = orders === undefined ? '' : ` for ${counted(orders, 'order')}`
  return `${formatRupees(receivedPaise)} was received${of}. Refund it to the ${orders === undefined ? 'customer' : 'customers'}.`
}
