// Validates the form, sends the order, and shows the response.
import { type Cart, quantityOf } from '#domain/cart.ts'
import { type HigherTotal, seenTotal } from '#domain/order/price-rise.ts'
import type { ChargingSettings } from '#domain/checkout/charges.ts'
import { type Customer, readCheckout } from '#domain/checkout/checkout-form.ts'
import type { Order } from '#domain/order/order.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { type Wording, type Words, wordsOf } from '#domain/words/catalogue.ts'
import { checkout as checkoutWords } from '#domain/words/en/pages/checkout.ts'
import { waitingOrder as waitingWords } from '#domain/words/en/pages/waiting-order.ts'
import { type Delay, orderAttempts } from '../attempt/order-attempt.ts'
import type { Line, OrderPayload, WaitingOrder } from '../attempt/stored-attempt.ts'
import { trialOrder } from '#web/browser/trial-order.ts'
import { savedCart } from '../cart/saved-cart.ts'
import { seenCharges } from '../cart/seen-charges.ts'
import { notify, showRefusal } from '../announcements.ts'
import { isSending, setSending } from '../attempt/sending.ts'
import { clearTyped, isTypedByAnother, isTypedFor, typedCheckout } from './typed-checkout.ts'

type OnPlaced = (order: Order) => void

const UNTOLD_MS = 8_000

export async function sendOrder(settings: PublicSettings, onPlaced: OnPlaced): Promise<void> {
  if (isSending()) return
  const checked = readCheckout(typedCheckout.get(), settings)
  setSending({ fault: '', errors: 'errors' in checked ? checked.errors : {} })
  if ('errors' in checked) return
  await send(payloadOf(checked.customer, settings), settings, onPlaced)
}

/** Continues an order that an earlier page left. Resolves with true when another tab shows its confirmation. */
export async function resumeOrder(settings: PublicSettings, onPlaced: OnPlaced): Promise<boolean> {
  if (isSending()) return false
  const waiting = orderAttempts.waiting()
  if (waiting) return waiting.phase === 'due' && send(waiting.attempt.payload, settings, onPlaced, true)
  const checked = readCheckout(typedCheckout.get(), settings)
  if ('errors' in checked) return false
  const payload = payloadOf(checked.customer, settings)
  return orderAttempts.isLeft(payload) && send(payload, settings, onPlaced, true)
}

export async function sendNow({ attempt }: WaitingOrder, settings: PublicSettings, onPlaced: OnPlaced): Promise<void> {
  if (!isSending()) await send(attempt.payload, settings, onPlaced)
}

export function showWaiting({ attempt: { payload, question } }: WaitingOrder, settings: PublicSettings) {
  // Without its own details in the form a question cannot be answered.
  if (question || !isTypedByAnother(payload.customer)) fillForm(payload)
  if (!question) return
  const fault = question.message && failedSentence(question.message, settings)
  setSending({ errors: question.errors ?? {}, fault })
}

export async function stopWaiting(waiting: WaitingOrder, settings: PublicSettings): Promise<void> {
  const text = wordsOf(waitingWords, settings)
  const { payload } = waiting.attempt
  const isOther = isTypedByAnother(payload.customer)
  if (!isOther) fillForm(payload)
  const stopped = await orderAttempts.stop()
  setSending({ fault: '', errors: {} })
  const notSent = isOther ? wordsOf(checkoutWords, settings).notSent : text.stopped
  if (stopped) notify(stopped.maybeReceived ? text.stoppedLate : notSent)
}

function fillForm({ customer }: OrderPayload) {
  if (isTypedFor(customer)) return
  typedCheckout.set({ ...typedCheckout.initial, ...customer })
}

async function send(
  payload: OrderPayload,
  settings: PublicSettings,
  onPlaced: OnPlaced,
  resumed = false,
): Promise<boolean> {
  const text = wordsOf(checkoutWords, settings)
  setSending({ underWay: true, errors: {}, fault: '' })
  const untold = setTimeout(wait, UNTOLD_MS, {})
  const answer = await orderAttempts
    .send(payload, wait, { isWatched: () => isCheckoutOpen() && !document.hidden, resumed })
    .catch((fault: unknown) => {
      setSending(NOT_UNDER_WAY)
      throw fault
    })
    .finally(() => clearTimeout(untold))
  if ('unsent' in answer || 'elsewhere' in answer) {
    setSending(NOT_UNDER_WAY)
    return 'elsewhere' in answer
  }
  const news = 'order' in answer ? takeFromCart(payload.items, answer.order, text) : undefined
  const errors = 'errors' in answer ? answer.errors : {}
  const higherTotal = 'higherTotal' in answer ? answer.higherTotal : undefined
  const message = 'message' in answer ? answer.message : ''
  const fault = message && !higherTotal ? failedSentence(message, settings) : message
  setSending({ ...NOT_UNDER_WAY, errors, fault })
  if (higherTotal) takeOverPrices(higherTotal)
  if ('order' in answer) {
    clearTyped(payload.customer)
    // The next order is a customer's, unless the admin starts another trial.
    if (payload.kind) trialOrder.set(false)
    onPlaced(answer.order)
    if (news) notify(news)
  } else if (!isCheckoutOpen()) {
    // A visitor who left the checkout would not see it there.
    showRefusal(fault || text.notSent)
  }
  return false
}

function wait(delay: Delay) {
  setSending({ delay, mayLeave: orderAttempts.isKept() })
}

const NOT_UNDER_WAY = { underWay: false, delay: undefined, mayLeave: false }

const isCheckoutOpen = () => window.location.hash === '#checkout'

/** The page may not have these prices yet. */
function takeOverPrices({ pricesPaise }: HigherTotal) {
  savedCart.refresh(
    savedCart.get().map(({ product }) => ({ ...product, pricePaise: pricesPaise[product.id] ?? product.pricePaise })),
  )
}

/**
 * Removes only the ordered items, since the cart may have grown, here or in another tab. Returns the notice to show, if
 * any.
 */
function takeFromCart(sent: readonly Line[], order: Order, text: Words<typeof checkoutWords>): string | undefined {
  const { items, isAnother, isChanged, link } = order
  // The shop may have edited the order since.
  const ordered = isAnother ? items.map(({ productId, quantity }) => ({ id: productId, quantity })) : sent
  savedCart.reread()
  const before = savedCart.get()
  savedCart.subtract(ordered)
  if (isChanged && link === undefined) return text.changedSince
  if (isAnother) return text.sentEarlier
  // Removed or reduced while the order was being sent.
  if (isSmaller(before, ordered)) return text.sentWithRemoved
  return savedCart.get().length > 0 ? text.addedLater : undefined
}

/** A cart without any of them was emptied by another tab that got the same response. */
function isSmaller(cart: Cart, ordered: readonly Line[]): boolean {
  const left = ordered.filter(({ id, quantity }) => quantityOf(cart, id) >= quantity)
  return left.length < ordered.length && ordered.some(({ id }) => quantityOf(cart, id) > 0)
}

function payloadOf(customer: Customer, settings: ChargingSettings): OrderPayload {
  const cart = savedCart.get()
  return {
    customer,
    items: cart.map(({ product, quantity }) => ({ id: product.id, quantity })),
    ...(trialOrder.get() && { kind: 'trial' }),
    seenTotalPaise: seenTotal(cart, seenCharges.get() ?? settings, settings),
  }
}

/** Returns the sentence of §8; the shop's reason may already end with a full stop or advice to try again. */
export function failedSentence(message: string, wording?: Wording): string {
  const text = wordsOf(checkoutWords, wording)
  const sentences = message.split(/(?<=[.!?])\s+/)
  const isAdvice = sentences.length > 1 && sentences.at(-1)?.includes(text.tryAgain)
  const reason = (isAdvice ? sentences.slice(0, -1) : sentences).join(' ').replace(/\.$/, '')
  return text.failed({ message: reason })
}
