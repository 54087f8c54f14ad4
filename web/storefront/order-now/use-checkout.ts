// Sends the order: checks the form as the shop will, sends it once, and says what the shop answered.
import { useRef, useState } from 'react'
import { type CheckoutErrors, readCheckout } from '#domain/checkout-form.ts'
import type { Order } from '#domain/order.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'
import { words } from '#domain/words.ts'
import { orderAttempts } from '#web/browser/order-attempt.ts'
import { useKept } from '#web/browser/kept.ts'
import { savedCart } from '#web/browser/use-cart.ts'
import { setSending as tellSending } from './sending.ts'
import { type CheckoutField, typedCheckout, withField } from './typed-checkout.ts'

export type Checkout = ReturnType<typeof useCheckout>

/** `onPlaced` gets the order as the shop answered it; cart and form are empty by then. */
export function useCheckout(settings: ShopSettings, onPlaced: (order: Order) => void) {
  const form = useKept(typedCheckout)
  const [errors, setErrors] = useState<CheckoutErrors>({})
  const [fault, setFault] = useState('')
  const [sending, setSending] = useState(false)
  const [isSilent, setSilent] = useState(false)
  const underWay = useRef(false)

  function type(field: CheckoutField, text: string) {
    typedCheckout.become(withField(form, field, text))
    const mended = field === 'state' ? ['state', 'stateType'] : [field]
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !mended.includes(name))))
  }

  /** Gives the errors that keep the form from being sent. */
  async function send(): Promise<CheckoutErrors> {
    if (underWay.current) return {}
    const checked = readCheckout(form, settings)
    setFault('')
    if ('errors' in checked) {
      setErrors(checked.errors)
      return checked.errors
    }
    underWay.current = true
    setSending(true)
    tellSending(true)
    try {
      const items = savedCart.current().map(({ product, quantity }) => ({ id: product.id, quantity }))
      const answer = await orderAttempts.send({ customer: checked.customer, items }, () => setSilent(true))
      if ('order' in answer) {
        savedCart.clear()
        typedCheckout.become(typedCheckout.initial)
        onPlaced(answer.order)
      } else if ('errors' in answer) {
        setErrors(answer.errors)
        return answer.errors
      } else {
        setFault(failedSentence(answer.message, words(settings).order))
      }
      return {}
    } finally {
      underWay.current = false
      setSending(false)
      setSilent(false)
      tellSending(false)
    }
  }

  return { form, errors, fault, sending, isSilent, type, send, clearErrors: () => (setErrors({}), setFault('')) }
}

/** The spec's sentence; what the shop says may bring its own full stop, or its own advice to try again (spec §8). */
export function failedSentence(message: string, order = 'order'): string {
  const said = `Failed to submit ${order}: ${message.replace(/\.$/, '')}.`
  return /try again/i.test(message) ? said : `${said} Please try again.`
}
