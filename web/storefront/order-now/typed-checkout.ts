// What has been typed into the checkout form, kept while the tab lives, and what of it is corrected in passing.
import { emptyCheckout } from '#domain/checkout-form.ts'
import { stateTypeOf } from '#domain/state.ts'
import { createKept } from '#web/browser/kept.ts'
import { tabStorage } from '#web/browser/storage.ts'

export type TypedCheckout = typeof emptyCheckout
export type CheckoutField = keyof TypedCheckout

export const typedCheckout = createKept<TypedCheckout>(tabStorage, 'checkout', (found) => {
  if (typeof found !== 'object' || found === null) return emptyCheckout
  const known = Object.entries(found).filter(([name, text]) => name in emptyCheckout && typeof text === 'string')
  return { ...emptyCheckout, ...Object.fromEntries(known) }
})

const DIGITS = { pincode: 6, mobile: 10, alternateMobile: 10 } as const

/** The form after one field was changed: choosing a state sets its type, numbers keep their digits only. */
export function withField(form: TypedCheckout, field: CheckoutField, text: string): TypedCheckout {
  if (field === 'state') return { ...form, state: text, stateType: stateTypeOf(text) }
  if (field === 'pincode' || field === 'mobile' || field === 'alternateMobile') {
    return { ...form, [field]: onlyDigits(text, DIGITS[field]) }
  }
  return { ...form, [field]: text }
}

/** '+91 98765 43210' and '098765 43210', as phones fill them in, are ten digits too. */
function onlyDigits(text: string, max: number): string {
  const digits = text.replace(/\D/g, '')
  const national = max === 10 && digits.length > max ? digits.replace(/^(91|0)(?=\d{10}$)/, '') : digits
  return national.slice(0, max)
}
