/** Numbers that are probably mistyped: the checkout asks about them, and does not refuse them. */
import { wordsOf } from '../words/catalogue.ts'
import { checkoutForm } from '../words/en/pages/checkout-form.ts'

/** Warns of ten digits that cannot be an Indian mobile number. */
export function mobileWarning(number: string): string | undefined {
  const text = wordsOf(checkoutForm)
  if (/^(\d)\1*$/.test(number)) return text.digitsAlike
  return /^[6-9]/.test(number) ? undefined : text.mobileBegins
}

/** Warns of six digits that cannot be an Indian pincode. */
export function pincodeWarning(digits: string): string | undefined {
  return digits.startsWith('0') ? wordsOf(checkoutForm).pincodeBegins : undefined
}
