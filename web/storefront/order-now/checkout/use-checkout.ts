// The checkout's form, errors and submission.
import { emptyCheckout } from '#domain/checkout/checkout-form.ts'
import type { Order } from '#domain/order/order.ts'
import type { OrderPageSettings } from '#domain/settings/public-settings.ts'
import { usePersistedStore } from '#web/browser/persisted-store.ts'
import { sendOrder } from './send-order.ts'
import { isSending, setSending, useSending } from '../attempt/sending.ts'
import { type CheckoutField, type TypedCheckout, typedCheckout, withField } from './typed-checkout.ts'
import { useWaitingOrder } from './use-waiting-order.ts'

export type Checkout = ReturnType<typeof useCheckout>

/** While an order is being sent, shows its details. `onPlaced` runs after the cart and the form were cleared. */
export function useCheckout(settings: OrderPageSettings, onPlaced: (order: Order) => void) {
  const typed = usePersistedStore(typedCheckout)
  const { underWay, delay, errors, fault } = useSending()
  const waiting = useWaitingOrder()
  const form: TypedCheckout = underWay && waiting ? { ...emptyCheckout, ...waiting.attempt.payload.customer } : typed

  function type(field: CheckoutField, text: string) {
    if (isSending()) return
    typedCheckout.set(withField(form, field, text))
    const mended = field === 'state' ? ['state', 'stateType'] : [field]
    setSending({ errors: Object.fromEntries(Object.entries(errors).filter(([name]) => !mended.includes(name))) })
  }

  return {
    form,
    errors,
    fault,
    sending: underWay,
    delay,
    type,
    send: () => sendOrder(settings, onPlaced),
    clearErrors: () => setSending({ errors: {}, fault: '' }),
  }
}
