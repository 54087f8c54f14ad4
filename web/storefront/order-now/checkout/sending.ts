// The order that is on its way to the shop: it outlives the screen that sent it, and whoever comes back to the checkout finds it.
import { useSyncExternalStore } from 'react'
import type { CheckoutErrors } from '#domain/checkout-form.ts'
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

const listeners = new Set<() => void>()
const answeredListeners = new Set<() => void>()
let now = NOTHING

export const currentSending = () => now

/** Until it is answered, a stock that goes down may be the order's own doing. */
export const isSending = () => now.underWay

export function setSending(change: Partial<Sending>) {
  const wasUnderWay = now.underWay
  now = { ...now, ...change }
  if (wasUnderWay !== now.underWay) {
    if (now.underWay) window.addEventListener('beforeunload', askBeforeLeaving)
    else window.removeEventListener('beforeunload', askBeforeLeaving)
  }
  for (const listener of listeners) listener()
  if (wasUnderWay && !now.underWay) for (const listener of answeredListeners) listener()
}

export function useSending(): Sending {
  return useSyncExternalStore(subscribe, currentSending, () => NOTHING)
}

/** Calls when an order has been answered, whatever the answer. */
export function onAnswered(listener: () => void): () => void {
  answeredListeners.add(listener)
  return () => void answeredListeners.delete(listener)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The browser asks in its own words whether the visitor really wants to go to another site. */
function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault()
}
