// Two of MRP, discount and our price yield the third (spec §2, Upload Product).
import { asciiDigits } from '#domain/numbers/digits.ts'
import { rupeesFromPaise } from '#domain/numbers/money.ts'
import { parseRupees } from '#domain/numbers/typed-rupees.ts'
import { isFarBelowMrp, priceQuestion } from '#domain/product/price-question.ts'
import { discountFromPrice } from '#domain/product/product.ts'
import { priceFromDiscount } from '#domain/product/product-form.ts'

export type PriceField = 'mrp' | 'discount' | 'ourPrice'
/** `typed` are the prices that were typed; the others are computed. */
export type Prices = Record<PriceField, string> & { typed: readonly PriceField[] }

export const priceFields: readonly PriceField[] = ['mrp', 'discount', 'ourPrice']
const followerOf: Record<PriceField, PriceField> = { mrp: 'ourPrice', discount: 'ourPrice', ourPrice: 'discount' }

type PricedDraft = { texts: Record<PriceField, string>; typed: readonly PriceField[] }

export function typePrice<D extends PricedDraft>(draft: D, field: PriceField, text: string): D {
  const { typed, ...texts } = withTyped({ ...draft.texts, typed: draft.typed }, field, text)
  return { ...draft, texts: { ...draft.texts, ...texts }, typed }
}

/** Remark on unlikely prices; undefined while a price is missing, unreadable or half typed. */
export function priceRemark(texts: Pick<Prices, 'mrp' | 'ourPrice'>): string | undefined {
  const mrpPaise = parseRupees(texts.mrp)
  const pricePaise = parseRupees(texts.ourPrice)
  if (mrpPaise === undefined || pricePaise === undefined) return undefined
  const mayBeHalf = pricePaise > 0 && isFarBelowMrp({ mrpPaise, pricePaise })
  return mayBeHalf ? undefined : priceQuestion({ mrpPaise, pricePaise })
}

export function readTypedPrices(found: object): PriceField[] {
  const typed: unknown = Reflect.get(found, 'typed')
  return Array.isArray(typed) ? priceFields.filter((name) => typed.includes(name)) : []
}

/** Computes the price that was not typed; when all were, discount and price follow each other. */
export function withTyped(prices: Prices, field: PriceField, text: string): Prices {
  const next = { ...prices, [field]: text }
  const others = priceFields.filter((other) => other !== field)
  const untyped = others.filter((other) => !prices.typed.includes(other) || prices[other].trim() === '')
  const follower = untyped.length === 0 ? followerOf[field] : untyped.length === 1 ? untyped[0] : undefined
  const worked = follower && workedOut(next, follower)
  const isTyped = (name: PriceField) => name === field || (prices.typed.includes(name) && prices[name].trim() !== '')
  const typed = priceFields.filter((name) => isTyped(name) && !(worked !== undefined && name === follower))
  return worked !== undefined && follower ? { ...next, [follower]: worked, typed } : { ...next, typed }
}

function workedOut(prices: Prices, wanted: PriceField): string | undefined {
  const mrp = parseRupees(prices.mrp)
  const price = parseRupees(prices.ourPrice)
  const percent = percentOf(prices.discount)
  if (wanted === 'ourPrice' && mrp !== undefined && percent !== undefined)
    return rupees(priceFromDiscount(mrp, percent))
  // A price above the MRP has no discount.
  if (wanted === 'discount' && mrp !== undefined && price !== undefined) {
    return mrp > 0 && price <= mrp ? `${discountFromPrice(mrp, price)}` : ''
  }
  if (wanted === 'mrp' && price !== undefined && percent !== undefined && percent < 100) {
    return rupees(Math.round((price * 100) / (100 - percent)))
  }
  return undefined
}

function percentOf(text: string): number | undefined {
  const typed = asciiDigits(text).trim().replace(/%$/, '')
  const percent = Number(typed)
  return typed !== '' && percent >= 0 && percent <= 100 ? percent : undefined
}

function rupees(paise: number): string {
  return `${rupeesFromPaise(paise)}`
}
