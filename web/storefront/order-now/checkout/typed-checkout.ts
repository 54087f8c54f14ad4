// What has been typed into the checkout form, kept while the tab lives, and what of it is corrected in passing.
import { emptyCheckout, readPincode } from '#domain/checkout/checkout-form.ts'
import { readPhoneNumber } from '#domain/checkout/phone-number.ts'
import { stateTypeOf } from '#domain/checkout/state.ts'
import { createPersistedStore, tabStorage } from '#web/browser/storage.ts'

export type TypedCheckout = typeof emptyCheckout
export type CheckoutField = keyof TypedCheckout

export const typedCheckout = createPersistedStore<TypedCheckout>(tabStorage, 'checkout', (found) => {
  if (typeof found !== 'object' || found === null) return emptyCheckout
  const known = Object.entries(found).filter(([name, text]) => name in emptyCheckout && typeof text === 'string')
  return { ...emptyCheckout, ...Object.fromEntries(known) }
})

/** The form after one field was changed: choosing a state sets its type; numbers stay as they are typed until they are left. */
export function withField(form: TypedCheckout, field: CheckoutField, text: string): TypedCheckout {
  if (field === 'state') return { ...form, state: text, stateType: stateTypeOf(text) }
  return { ...form, [field]: text }
}

/** The form after a field was left: a number that can be read becomes its digits, any other text stays. */
export function withDigits(form: TypedCheckout, field: NumberField): TypedCheckout {
  const digits = readNumber[field](form[field])
  return digits === undefined || digits === form[field] ? form : { ...form, [field]: digits }
}

export const readNumber = { pincode: readPincode, mobile: readPhoneNumber, alternateMobile: readPhoneNumber } as const

export type NumberField = keyof typeof readNumber
