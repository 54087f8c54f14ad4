// The order that is being sent: its state outlives the screen that sent it, and is there for a checkout that is opened again.
import type { CheckoutErrors } from '#domain/checkout/checkout-form.ts'
import { createStore, createSubscribers, useStore } from '#web/browser/store.ts'
import type { Delay } from './order-attempt.ts'

export type Sending = {
  underWay: boolean
  /** Why it takes longer; undefined when it does not. */
  delay: Delay | undefined
  /** What the shop, or the form's own check, said of the last one. */
  errors: CheckoutErrors
  fault: string
}

const NOTHING: Sending = { underWay: false, delay: undefined, errors: {}, fault: '' }

const sending = createStore(NOTHING)
const answered = createSubscribers()

export const currentSending = sending.get

/** Until it is answered, a stock that goes down may be the order's own doing. */
export const isSending = () => sending.get().underWay

export function setSending(change: Partial<Sending>) {
  const wasUnderWay = isSending()
  const next = { ...sending.get(), ...change }
  if (wasUnderWay !== next.underWay) {
    if (next.underWay) window.addEventListener('beforeunload', askBeforeLeaving)
    else window.removeEventListener('beforeunload', askBeforeLeaving)
  }
  sending.set(next)
  if (wasUnderWay && !next.underWay) answered.notify()
}

export function useSending(): Sending {
  return useStore(sending, NOTHING)
}

/** Calls `listener` when an order has been answered, whatever the answer. */
export const onAnswered = answered.subscribe

/** The browser asks in its own words whether the visitor really wants to go to another site. */
function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault()
}
