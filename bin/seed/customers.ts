// Customers, most in Tamil Nadu, a quarter in Tamil letters.
import type { Customer } from '#domain/checkout/checkout-form.ts'
import { stateTypeOf } from '#domain/checkout/state.ts'
import type { SeededRandom } from './seeded-random.ts'
import { latin, tamil } from './names.ts'
import { farPlaces, homePlaces } from './places.ts'

export function seedCustomer(random: SeededRandom): Customer {
  const place = random.pick(random.integer(1, 10) === 1 ? farPlaces : homePlaces)
  const writesTamil = place.tamil !== undefined && random.integer(1, 4) === 1
  const words = writesTamil ? tamil : latin
  const stateType = stateTypeOf(place.state)
  if (stateType === '') throw new Error(`${place.state} is no state`)
  return {
    name: `${random.pick(words.initials)} ${random.pick(words.firstNames)}`,
    state: place.state,
    stateType,
    district: writesTamil ? (place.tamil ?? place.district) : place.district,
    pincode: `${place.pincode}${digits(random, 2)}`,
    mobile: mobile(random),
    ...(random.integer(1, 3) === 1 && { alternateMobile: mobile(random) }),
    address: `${random.integer(1, 240)}, ${random.pick(words.streets)}, ${random.pick(words.landmarks)}`,
  }
}

function mobile(random: SeededRandom): string {
  return `${random.integer(6, 9)}${digits(random, 9)}`
}

function digits(random: SeededRandom, count: number): string {
  return String(random.integer(0, 10 ** count - 1)).padStart(count, '0')
}
