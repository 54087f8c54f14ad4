/** The label of a parcel: in English on every screen, because carriers all over the country read it. */
import type { Customer } from '../checkout/checkout-form.ts'
import { groupedPhoneNumber } from '../checkout/phone-number.ts'
import { oneLine } from '../plain-text.ts'

/** Returns a line for each part, the last with both phone numbers. */
export function addressLabel({ name, address, district, state, pincode, mobile, alternateMobile }: Customer): string {
  const lines = [name, ...address.split('\n'), `${district}, ${state} - ${pincode}`]
  const numbers = [mobile, alternateMobile ?? ''].filter(Boolean).map(groupedPhoneNumber).join(', ')
  return [...lines.map(oneLine).filter(Boolean), `Mobile: ${numbers}`].join('\n')
}
