/** The lines between goods and total, for pages and papers. */
import { formatRupees, type Paise } from '../numbers/money.ts'
import { wordsOf } from '../words/catalogue.ts'
import { chargeWords } from '../words/en/charges.ts'
import type { Charges } from './charges.ts'

/** An order omits charges of 0. */
type Charged = Pick<Charges, 'totalPaise'> & Partial<Charges> & { discountPaise?: Paise }

export type SumLine = { label: string; amount: string }

/** Empty if nothing is added or deducted. */
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
