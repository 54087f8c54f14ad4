// Validates the form, sends the order, and shows the response.
import { type Cart, quantityOf } from '#domain/cart.ts'
import { type HigherTotal, seenTotal } from '#domain/order/price-rise.ts'
import type { ChargingSettings } from '#domain/checkout/charges.ts'
import { type Customer, readCheckout } from '#domain/checkout/checkout-form.ts'
import type { Order } from '#domain/order/order.ts'
import type { OrderPageSettings } from '#domain/settings/public-settings.ts'
import { type Wording, type Words, wordsOf } from '#domain/words/catalogue.ts'
import { checkout as checkoutWords } from '#domain/words/en/pages/checkout.ts'
import { type Line, orderAttempts, type OrderPayload } from '../attempt/order-attempt.ts'
import { trialOrder } from '#web/browser/trial-order.ts'
import { savedCart } from '../cart/saved-cart.ts'
import { seenCharges } from '../cart/seen-charges.ts'
import { notify, showRefusal } from '../announcements.ts'
import { isSending, setSending } from '../attempt/sending.ts'
import { typedCheckout } from './typed-checkout.ts'

type OnPlaced = (order: Order) => void

/** Does nothing while an order is being sent. */
export async function sendOrder(settings: OrderPageSettings, onPlaced: OnPlaced): Promise<void> {
  if (isSending()) return
  const checked = readCheckout(typedCheckout.get(), settings)
  setSending({ fault: '', errors: 'errors' in checked ? checked.errors : {} })
  if ('errors' in checked) return
  await send(payloadOf(checked.customer, settings), settings, onPlaced)
}

/** Continues an order that was being sent when the page was left, if form and cart are unchanged. */
export async function resumeOrder(settings: OrderPageSettings, onPlaced: OnPlaced): Promise<void> {
  if (isSending()) return
  const checked = readCheckout(typedCheckout.get(), settings)
  if ('errors' in checked) return
  const payload = payloadOf(checked.customer, settings)
  if (orderAttempts.isLeft(payload)) await send(payload, settings, onPlaced)
}

async function send(payload: OrderPayload, settings: OrderPageSettings, onPlaced: OnPlaced): Promise<void> {
  const text = wordsOf(checkoutWords, settings)
  setSending({ underWay: true })
  const answer = await orderAttempts
    .send(payload, (delay) => setSending({ delay }))
    .catch((fault: unknown) => {
      setSending({ underWay: false, delay: undefined })
      throw fault
    })
  const news = 'order' in answer ? takeFromCart(payload.items, answer.order, text) : undefined
  const errors = 'errors' in answer ? answer.errors : {}
  const higherTotal = 'higherTotal' in answer ? answer.higherTotal : undefined
  const message = 'message' in answer ? answer.message : ''
  const fault = message && !higherTotal ? failedSentence(message, settings) : message
  setSending({ underWay: false, delay: undefined, errors, fault })
  if (higherTotal) takeOverPrices(higherTotal)
  if ('order' in answer) {
    typedCheckout.set(typedCheckout.initial)
    // The next order is a customer's, unless the admin starts another trial.
    if (payload.kind) trialOrder.set(false)
    onPlaced(answer.order)
    if (news) notify(news)
  } else if (window.location.hash !== '#checkout') {
    // A visitor who left the checkout would not see it there.
    showRefusal(fault || text.notSent)
  }
}

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
function takeFromCart(sent: readonly Line[], { items }: Order, text: Words<typeof checkoutWords>): string | undefined {
  const ordered = items.map(({ productId, quantity }) => ({ id: productId, quantity }))
  savedCart.reread()
  const before = savedCart.get()
  savedCart.subtract(ordered)
  const isAnother = !sent.every(({ id, quantity }) =>
    ordered.some((line) => line.id === id && line.quantity === quantity),
  )
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
