/** Packing charge and rounding to the rupee, identical in cart and server. */
import { formatRupees, type Paise } from '../money.ts'
import { wordsOf } from '../words/catalogue.ts'
import { chargeWords } from '../words/en/charges.ts'

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

/** An order omits charges of 0. */
type Charged = Pick<Charges, 'totalPaise'> & Partial<Charges> & { discountPaise?: Paise }

export type SumLine = { label: string; amount: string }

/** Returns the lines between goods and total, for pages and papers; empty if nothing is added or deducted. */
export function chargeLines({
  totalPaise,
  discountPaise = 0,
  packingPaise = 0,
  roundOffPaise = 0,
}: Charged): SumLine[] {
  if (discountPaise === 0 && packingPaise === 0 && roundOffPaise === 0) return []
  const text = wordsOf(chargeWords)
  const sign = roundOffPaise < 0 ? '−' : '+'
  return [
    { label: text.goods, amount: formatRupees(totalPaise + discountPaise - packingPaise - roundOffPaise) },
    ...(discountPaise === 0 ? [] : [{ label: text.discount, amount: `− ${formatRupees(discountPaise)}` }]),
    ...(packingPaise === 0 ? [] : [{ label: text.packing, amount: formatRupees(packingPaise) }]),
    ...(roundOffPaise === 0
      ? []
      : [{ label: text.roundOff, amount: `${sign} ${formatRupees(Math.abs(roundOffPaise))}` }]),
  ]
}
