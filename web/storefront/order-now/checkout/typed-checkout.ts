// The checkout form's input, kept for the tab and corrected.
import { type Customer, emptyCheckout, readPincode } from '#domain/checkout/checkout-form.ts'
import { readPhoneNumber } from '#domain/checkout/phone-number.ts'
import { stateTypeOf } from '#domain/checkout/state.ts'
import { createPersistedStore } from '#web/browser/persisted-store.ts'
import { tabStorage } from '#web/browser/storage.ts'

export type TypedCheckout = typeof emptyCheckout
export type CheckoutField = keyof TypedCheckout

export const typedCheckout = createPersistedStore<TypedCheckout>(tabStorage, 'checkout', (found) => {
  if (typeof found !== 'object' || found === null) return emptyCheckout
  const known = Object.entries(found).filter(([name, text]) => name in emptyCheckout && typeof text === 'string')
  return { ...emptyCheckout, ...Object.fromEntries(known) }
})

export function isTypedFor({ mobile }: Pick<Customer, 'mobile'>): boolean {
  return readPhoneNumber(typedCheckout.get().mobile) === mobile
}

export function isTypedByAnother(customer: Pick<Customer, 'mobile'>): boolean {
  return !isTypedFor(customer) && Object.values(typedCheckout.get()).some((text) => text !== '')
}

export function clearTyped(customer: Pick<Customer, 'mobile'>) {
  if (isTypedFor(customer)) typedCheckout.set(typedCheckout.initial)
}

/** Choosing a state sets its type; numbers stay as typed until blur. */
export function withField(form: TypedCheckout, field: CheckoutField, text: string): TypedCheckout {
  if (field === 'state') return { ...form, state: text, stateType: stateTypeOf(text) }
  return { ...form, [field]: text }
}

/** Replaces a readable number by its digits, on blur. */
export function withDigits(form: TypedCheckout, field: NumberField): TypedCheckout {
  const digits = readNumber[field](form[field])
  return digits === undefined || digits === form[field] ? form : { ...form, [field]: digits }
}

export const readNumber = { pincode: readPincode, mobile: readPhoneNumber, alternateMobile: readPhoneNumber } as const

export type NumberField = keyof typeof readNumber
