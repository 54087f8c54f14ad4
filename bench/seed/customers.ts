// Makes up customers as they fill in the checkout form: most in Tamil Nadu, a quarter in Tamil letters.
import type { Customer } from '#domain/checkout-form.ts'
import { stateTypeOf } from '#domain/state.ts'
import type { Dice } from '#artwork/seeded-random.ts'
import { latin, tamil } from './names.ts'
import { farPlaces, homePlaces } from './places.ts'

export function seedCustomer(dice: Dice): Customer {
  const place = dice.pick(dice.whole(1, 10) === 1 ? farPlaces : homePlaces)
  const writesTamil = place.tamil !== undefined && dice.whole(1, 4) === 1
  const words = writesTamil ? tamil : latin
  const stateType = stateTypeOf(place.state)
  if (stateType === '') throw new Error(`${place.state} is no state`)
  return {
    name: `${dice.pick(words.initials)} ${dice.pick(words.firstNames)}`,
    state: place.state,
    stateType,
    district: writesTamil ? (place.tamil ?? place.district) : place.district,
    pincode: `${place.pincode}${digits(dice, 2)}`,
    mobile: mobile(dice),
    ...(dice.whole(1, 3) === 1 && { alternateMobile: mobile(dice) }),
    address: `${dice.whole(1, 240)}, ${dice.pick(words.streets)}, ${dice.pick(words.landmarks)}`,
  }
}

function mobile(dice: Dice): string {
  return `${dice.whole(6, 9)}${digits(dice, 9)}`
}

function digits(dice: Dice, count: number): string {
  return String(dice.whole(0, 10 ** count - 1)).padStart(count, '0')
}
