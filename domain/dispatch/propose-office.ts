/** Which transport office is proposed for an order: the one that serves its pincode, its town or its district; and the search among them (28.6). */
import type { Customer } from '../checkout-form.ts'
import { asciiDigits } from '../digits.ts'
import { type Office, placesOf, wordsIn } from './office-form.ts'

/** A shorter beginning of a pincode is a whole state. */
const SHORTEST_PINCODE = 3
const TOWN = 2
const DISTRICT = 1

/** Returns the office that fits best; of two that fit alike the first, and undefined when none serves the place. */
export function proposeOffice(
  offices: readonly Office[],
  customer: Pick<Customer, 'district' | 'pincode' | 'address'>,
): Office | undefined {
  let best: { office: Office; fit: number } | undefined
  for (const office of offices) {
    const fit = Math.max(0, ...placesOf(office.places).map((place) => fitOf(place, customer)))
    if (fit > (best?.fit ?? 0)) best = { office, fit }
  }
  return best?.office
}

/** 0 for none; a pincode fits better the more of its digits are named, and better than a town or a district. */
function fitOf(
  place: string,
  { district, pincode, address }: Pick<Customer, 'district' | 'pincode' | 'address'>,
): number {
  const digits = pincodeIn(place)
  if (digits !== undefined) return digits.length >= SHORTEST_PINCODE && pincode.startsWith(digits) ? digits.length : 0
  const wanted = wordsIn(place)
  if (` ${wordsIn(address)} `.includes(` ${wanted} `)) return TOWN
  return wordsIn(district) === wanted ? DISTRICT : 0
}

/** Returns the digits of a place that is a pincode or the beginning of one. */
function pincodeIn(place: string): string | undefined {
  const digits = place.replaceAll(/[\s*x-]/gi, '')
  return /^\d+$/.test(digits) ? digits : undefined
}

/** Whether each word of a search is in the office's name, branch, phone or places, or it serves the pincode that is searched. */
export function matchesOffice({ name, branch, phone, places }: Office, search: string): boolean {
  const text = wordsIn([name, branch, phone, places].join(' '))
  const searched = wordsIn(asciiDigits(search))
  if (searched.split(' ').every((word) => text.includes(word))) return true
  const pincode = searched.replaceAll(' ', '')
  const served = placesOf(places).map(pincodeIn)
  return (
    /^\d{6}$/.test(pincode) &&
    served.some((digits) => digits !== undefined && digits.length >= SHORTEST_PINCODE && pincode.startsWith(digits))
  )
}
