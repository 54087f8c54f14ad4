/** Packing charge and rounding to the rupee, identical in cart and server. */
import type { Paise } from '../numbers/money.ts'

export type ChargingSettings = { packing: { unit: 'percent' | 'rupees'; amount: number }; roundOff: boolean }

/** `roundOffPaise` is -49 to 50; zeros are not shown. */
export type Charges = { packingPaise: Paise; roundOffPaise: Paise; totalPaise: Paise }

/** Goods of 0 have no charges. */
export function chargesOn(goodsPaise: Paise, { packing, roundOff }: ChargingSettings): Charges {
  const packingPaise = goodsPaise === 0 ? 0 : packingOn(goodsPaise, packing)
  const sum = goodsPaise + packingPaise
  const totalPaise = roundOff ? Math.round(sum / 100) * 100 : sum
  return { packingPaise, roundOffPaise: totalPaise - sum, totalPaise }
}

function packingOn(goodsPaise: Paise, { unit, amount }: ChargingSettings['packing']): Paise {
  // The amount has at most two decimals; whole hundredths avoid fractions of a paisa.
  const hundredths = Math.round(amount * 100)
  return unit === 'rupees' ? hundredths : Math.round((goodsPaise * hundredths) / 10_000)
}
