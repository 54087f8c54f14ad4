/** A discount on a whole order in rupees or per cent, given after the call (§4 Order). */
import { asciiDigits } from '../numbers/digits.ts'
import { formatRupees, type Paise } from '../numbers/money.ts'
import { parseRupees } from '../numbers/typed-rupees.ts'
import { wordsOf } from '../words/catalogue.ts'
import { editRefusals } from '../words/en/office/orders/order-edit.ts'

/** `percent` is above 0 up to 100 with at most two decimals; `paise` is above 0. */
export type Discount = { percent: number } | { paise: Paise }
export type DiscountUnit = 'rupees' | 'percent'

/** Returns the typed discount, undefined for none, or the fault. `goodsPaise` limits it. */
export function readDiscount(
  { unit, text }: { unit: DiscountUnit; text: string },
  goodsPaise: Paise,
): { discount: Discount | undefined } | { error: string } {
  const typed = asciiDigits(text).trim()
  const refusals = wordsOf(editRefusals)
  if (typed === '') return { discount: undefined }
  if (unit === 'percent') {
    const percent = /^\d{1,3}(?:\.\d{1,2})?\s*%?$/.test(typed) ? Number.parseFloat(typed) : Number.NaN
    if (!(percent <= 100)) return { error: refusals.discountPercent }
    return { discount: percent === 0 ? undefined : { percent } }
  }
  const paise = parseRupees(typed)
  if (paise === undefined) return { error: refusals.discountRupees }
  if (paise > goodsPaise) {
    const sums = { discount: formatRupees(paise), goods: formatRupees(goodsPaise) }
    return { error: refusals.discountTooHigh(sums) }
  }
  return { discount: paise === 0 ? undefined : { paise } }
}

/** Returns the reduction, at most the goods. */
export function discountOn(goodsPaise: Paise, discount: Discount | undefined): Paise {
  if (discount === undefined) return 0
  if ('paise' in discount) return Math.min(discount.paise, goodsPaise)
  // Whole hundredths avoid fractions of a paisa.
  return Math.round((goodsPaise * Math.round(discount.percent * 100)) / 10_000)
}

/** Returns '10 %', '₹250', or '' for none. */
export function discountText(discount: Discount | undefined): string {
  if (discount === undefined) return ''
  return 'percent' in discount ? `${discount.percent} %` : formatRupees(discount.paise)
}

/** Returns the input's value: '10', '250', '99.50' or ''. */
export function discountTyped(discount: Discount | undefined): { unit: DiscountUnit; text: string } {
  if (discount === undefined) return { unit: 'rupees', text: '' }
  if ('percent' in discount) return { unit: 'percent', text: String(discount.percent) }
  return { unit: 'rupees', text: formatRupees(discount.paise).replace(/[₹,]/g, '') }
}
