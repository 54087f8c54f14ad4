/** Asks about prices that are seldom right, before they are saved. */
import { formatRupees, type Paise } from '../numbers/money.ts'
import { wordsOf } from '../words/catalogue.ts'
import { products } from '../words/en/office/goods/products.ts'

export type ProductPrices = { mrpPaise: Paise; pricePaise: Paise }

/** A larger discount is more often a lost digit than an offer (§1). */
const HIGHEST_USUAL_DISCOUNT = 90

/**
 * Undefined if likely, or unchanged since `before`. The specification allows any price from 0 (§5), so it only asks.
 * Its amounts limit a confirmation to these prices.
 */
export function priceQuestion({ mrpPaise, pricePaise }: ProductPrices, before?: ProductPrices): string | undefined {
  if (before?.mrpPaise === mrpPaise && before.pricePaise === pricePaise) return undefined
  const text = wordsOf(products)
  const prices = { price: formatRupees(pricePaise), mrp: formatRupees(mrpPaise) }
  if (pricePaise > mrpPaise) return text.aboveMrp(prices)
  if (pricePaise === 0) return text.isZero
  if (!isFarBelowMrp({ mrpPaise, pricePaise })) return undefined
  return text.farBelowMrp({ ...prices, percent: HIGHEST_USUAL_DISCOUNT })
}

/** Returns true for ₹31 on an M.R.P. of ₹630. The beginning of any price matches too: call it on the whole number. */
export function isFarBelowMrp({ mrpPaise, pricePaise }: ProductPrices): boolean {
  return pricePaise * 100 < mrpPaise * (100 - HIGHEST_USUAL_DISCOUNT)
}

/** Returns the refusal of a save without confirmed prices. */
export function priceRefusal(question: string): { message: string; errors: Record<string, string> } {
  return { message: wordsOf(products).confirmPrice({ question }), errors: { ourPrice: question } }
}
