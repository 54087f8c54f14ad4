// The state of the order being sent, for the checkout and after it is closed.
import type { CheckoutErrors } from '#domain/checkout/checkout-form.ts'
import { CARRIED_NAME } from '#web/browser/carried-page.ts'
import { hasAttempt } from '#web/browser/stored-order.ts'
import { createStore, createSubscribers, useStore } from '#web/browser/store.ts'
import type { Delay } from './order-attempt.ts'

export type Sending = {
  underWay: boolean
  /** Why it takes longer; undefined when it does not. */
  delay: Delay | undefined
  /** The visitor has read that the order waits, and the device keeps it. */
  mayLeave: boolean
  /** Of the last order, from the shop or the form's own check. */
  errors: CheckoutErrors
  fault: string
}

const NOTHING: Sending = { underWay: false, delay: undefined, mayLeave: false, errors: {}, fault: '' }

const sending = createStore(NOTHING)
const answered = createSubscribers()

export const currentSending = sending.get

/** Until the response, falling stock may be the order's own effect. */
export const isSending = () => sending.get().underWay

export function setSending(news: Partial<Sending>) {
  const wasUnderWay = isSending()
  const next = { ...sending.get(), ...news }
  if (wasUnderWay !== next.underWay) {
    const listen = next.underWay ? 'addEventListener' : 'removeEventListener'
    window[listen]('beforeunload', askBeforeLeaving)
    window[listen](CARRIED_NAME, goOnInOtherLanguage)
  }
  sending.set(next)
  if (wasUnderWay && !next.underWay) answered.notify()
}

export function useSending(): Sending {
  return useStore(sending, NOTHING)
}

/** Calls `listener` after every response to an order. */
export const onAnswered = answered.subscribe

/** The browser's own dialog confirms leaving the site, unless the page says that the order waits on the device. */
function askBeforeLeaving(event: Event) {
  if (!sending.get().mayLeave) event.preventDefault()
}

/** The next page finds a stored order, and sends it on under its key: nothing to confirm. */
function goOnInOtherLanguage(event: Event) {
  if (!hasAttempt()) return
  window.removeEventListener('beforeunload', askBeforeLeaving)
  event.preventDefault()
}
