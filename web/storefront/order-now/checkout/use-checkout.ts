// The checkout's form, errors and submission.
import type { Order } from '#domain/order/order.ts'
import type { OrderPageSettings } from '#domain/settings/public-settings.ts'
import { usePersistedStore } from '#web/browser/persisted-store.ts'
import { sendOrder } from './send-order.ts'
import { setSending, useSending } from '../attempt/sending.ts'
import { type CheckoutField, typedCheckout, withField } from './typed-checkout.ts'

export type Checkout = ReturnType<typeof useCheckout>

/** `onPlaced` runs after the cart and the form were cleared. */
export function useCheckout(settings: OrderPageSettings, onPlaced: (order: Order) => void) {
  const form = usePersistedStore(typedCheckout)
  const { underWay, delay, errors, fault } = useSending()

  function type(field: CheckoutField, text: string) {
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
