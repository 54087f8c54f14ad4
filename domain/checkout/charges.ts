/** What an order costs beside its goods: the packing charge and the rounding to the rupee; the same in the cart and on the server. */
import { formatRupees, type Paise } from '../money.ts'

/** The settings that say what is charged. */
export type ChargingSettings = { packing: { unit: 'percent' | 'rupees'; amount: number }; roundOff: boolean }

/** `roundOffPaise` is -49 to 50; what is 0 is not shown. */
export type Charges = { packingPaise: Paise; roundOffPaise: Paise; totalPaise: Paise }

/** Returns the charges on goods of this sum, and the sum of all. Goods of 0 cost nothing more. */
export function chargesOn(goodsPaise: Paise, { packing, roundOff }: ChargingSettings): Charges {
  const packingPaise = goodsPaise === 0 ? 0 : packingOn(goodsPaise, packing)
  const sum = goodsPaise + packingPaise
  const totalPaise = roundOff ? Math.round(sum / 100) * 100 : sum
  return { packingPaise, roundOffPaise: totalPaise - sum, totalPaise }
}

function packingOn(goodsPaise: Paise, { unit, amount }: ChargingSettings['packing']): Paise {
  // The amount has two decimals at the most: in whole hundredths no fraction of a paisa is lost on the way.
  const hundredths = Math.round(amount * 100)
  return unit === 'rupees' ? hundredths : Math.round((goodsPaise * hundredths) / 10_000)
}

/** An order says nothing of a charge that it does not have. */
type Charged = Pick<Charges, 'totalPaise'> & Partial<Charges> & { discountPaise?: Paise }

/** A line of a list of sums. */
export type SumLine = { label: string; amount: string }

/** Returns what stands between the goods and the total, on pages and papers alike: nothing where nothing is charged or taken off. */
export function chargeLines({
  totalPaise,
  discountPaise = 0,
  packingPaise = 0,
  roundOffPaise = 0,
}: Charged): SumLine[] {
  if (discountPaise === 0 && packingPaise === 0 && roundOffPaise === 0) return []
  const sign = roundOffPaise < 0 ? '−' : '+'
  return [
    { label: 'Goods', amount: formatRupees(totalPaise + discountPaise - packingPaise - roundOffPaise) },
    ...(discountPaise === 0 ? [] : [{ label: 'Discount', amount: `− ${formatRupees(discountPaise)}` }]),
    ...(packingPaise === 0 ? [] : [{ label: 'Packing charge', amount: formatRupees(packingPaise) }]),
    ...(roundOffPaise === 0
      ? []
      : [{ label: 'Round off', amount: `${sign} ${formatRupees(Math.abs(roundOffPaise))}` }]),
  ]
}
