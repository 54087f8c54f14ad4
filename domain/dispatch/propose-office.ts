/** Suggests an office by pincode, town or district; searches offices. */
import { officialDistrict } from '../checkout/known-district.ts'
import type { Customer } from '../checkout/checkout-form.ts'
import { asciiDigits } from '../numbers/digits.ts'
import { type Office, placesOf, wordsIn } from './office-form.ts'

/** A shorter prefix covers a whole state. */
const SHORTEST_PINCODE = 3
const TOWN = 2
const DISTRICT = 1

type Place = Pick<Customer, 'district' | 'pincode' | 'address'>

/** A pincode prefix, or the words of a town, which may be a district. */
type Served = { digits: string } | { words: string; district: string }

/**
 * Returns a function that finds the best office: the first of equals, undefined if none serves the place. Parses the
 * places once for all orders.
 */
export function officeFinder<O extends Pick<Office, 'places'>>(offices: readonly O[]): (to: Place) => O | undefined {
  const known = offices.map((office) => ({ office, places: placesOf(office.places).map(servedPlace) }))
  return ({ district, pincode, address }) => {
    const to = { pincode, district: districtIn(district), address: ` ${wordsIn(address)} ` }
    let best: { office: O; fit: number } | undefined
    for (const { office, places } of known) {
      const fit = Math.max(0, ...places.map((place) => fitOf(place, to)))
      if (fit > (best?.fit ?? 0)) best = { office, fit }
    }
    return best?.office
  }
}

function servedPlace(place: string): Served {
  const digits = pincodeIn(place)
  return digits === undefined ? { words: wordsIn(place), district: districtIn(place) } : { digits }
}

/** Returns the same words for each spelling of a district. */
function districtIn(text: string): string {
  return wordsIn(officialDistrict(text))
}

/** Returns 0 for no match; more pincode digits score higher, any pincode above town and district. */
function fitOf(place: Served, to: Place): number {
  if ('digits' in place) {
    const { digits } = place
    return digits.length >= SHORTEST_PINCODE && to.pincode.startsWith(digits) ? digits.length : 0
  }
  if (to.address.includes(` ${place.words} `)) return TOWN
  return to.district === place.district ? DISTRICT : 0
}

/** Returns the digits of a pincode or its prefix. */
function pincodeIn(place: string): string | undefined {
  const digits = place.replaceAll(/[\s*x-]/gi, '')
  return /^\d+$/.test(digits) ? digits : undefined
}

/** Returns true if all words are in name, branch, phone or places, or the searched pincode is served. */
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
