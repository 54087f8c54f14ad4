/** A product of the catalogue: its code, what its prices mean, its discount badge (§3, §5). */
import type { Category } from '../category/category.ts'
import { formatRupees, type Paise } from '../money.ts'

/** The units of sale: a box or a packet (§9). */
export const units = ['1box', '1pkt'] as const

export type Unit = (typeof units)[number]

export type Product = {
  id: string
  code: string
  name: string
  /** The name in Tamil; '' when there is none. */
  tamilName: string
  /** What is in one piece, like '10 pieces'; '' when nothing is said. */
  contents: string
  /** '' when the product has no picture. */
  imageUrl: string
  videoUrl?: string
  unit: Unit
  category: Category
  mrpPaise: Paise
  pricePaise: Paise
  /** Whole percent; follows from the two prices: `discountFromPrice`. */
  discount: number
  stock: number
  /** False for a product that is switched off: it is in the back office alone, and cannot be ordered. */
  enabled: boolean
  /** New this year. */
  isNew: boolean
  /** From so many pieces on the back office calls its stock low; without it, from the shop's own number on. */
  lowStock?: number
  /** ISO, UTC. */
  createdAt: string
  /** ISO, UTC; set on edit. */
  updatedAt?: string
}

/** What a product is that nothing more is said of. */
export const productDefaults = { tamilName: '', contents: '', enabled: true, isNew: false } as const

/**
 * Returns the discount of a price against the MRP in whole percent, half a percent rounded up (§5); 0 when the price is not
 * below it. In whole numbers, as the SQL of the data's check counts it.
 */
export function discountFromPrice(mrpPaise: Paise, pricePaise: Paise): number {
  if (mrpPaise <= 0) return 0
  return Math.max(Math.floor(((mrpPaise - pricePaise) * 200 + mrpPaise) / (mrpPaise * 2)), 0)
}

/** Returns the percentage on the badge, the rounded difference between MRP and price; undefined (no badge) unless above 0 (§5). */
export function discountBadge(product: Pick<Product, 'discount' | 'mrpPaise' | 'pricePaise'>): number | undefined {
  const percent = product.discount > 0 ? discountFromPrice(product.mrpPaise, product.pricePaise) : 0
  return percent > 0 ? percent : undefined
}

export type ProductPrices = { mrpPaise: Paise; pricePaise: Paise }

/** More than this below the MRP is a lost digit more often than an offer; the trade's own discounts go up to it (§1). */
const HIGHEST_USUAL_DISCOUNT = 90

/**
 * Returns the sentence about prices that are seldom meant; undefined for all others, and for those of the product `before` an
 * edit. The specification allows any price from 0 (§5), so it is a question, not a refusal; it names the amounts, so that a
 * confirmation holds for these prices only.
 */
export function priceQuestion({ mrpPaise, pricePaise }: ProductPrices, before?: ProductPrices): string | undefined {
  if (before?.mrpPaise === mrpPaise && before.pricePaise === pricePaise) return undefined
  if (pricePaise > mrpPaise)
    return `Our price ${formatRupees(pricePaise)} is above the M.R.P ${formatRupees(mrpPaise)}.`
  if (pricePaise === 0) return 'Our price is ₹0.'
  if (!isFarBelowMrp({ mrpPaise, pricePaise })) return undefined
  return `Our price ${formatRupees(pricePaise)} is more than ${HIGHEST_USUAL_DISCOUNT}% below the M.R.P ${formatRupees(mrpPaise)}.`
}

/** Returns true for a price like ₹31 of a product of ₹630. So is the first half of any price: ask when it is whole. */
export function isFarBelowMrp({ mrpPaise, pricePaise }: ProductPrices): boolean {
  return pricePaise * 100 < mrpPaise * (100 - HIGHEST_USUAL_DISCOUNT)
}

/** Returns the refusal of a save whose question was not answered with yes. */
export function priceRefusal(question: string): { message: string; errors: Record<string, string> } {
  return { message: `${question} Please confirm it.`, errors: { ourPrice: question } }
}

/** Returns 'PRD0042' for the number 42 (§9). Throws RangeError unless the number is 0 to 9999. */
export function productCode(fourDigits: number): string {
  if (!Number.isInteger(fourDigits) || fourDigits < 0 || fourDigits > 9999) {
    throw new RangeError(`A product code has four digits, not ${fourDigits}`)
  }
  return `PRD${String(fourDigits).padStart(4, '0')}`
}

/** Returns the URL path of a product's own page: the order page with its sheet open, in a category where one is chosen. */
export function productPath(code: string, category?: Category): string {
  return `/ordernow?${category ? `category=${encodeURIComponent(category)}&` : ''}product=${code}`
}

/** Returns the code that an address names, PRD0042 for 'prd 0042'; undefined for a text that is no code. */
export function readProductCode(text: string | null | undefined): string | undefined {
  const code = text && text.length <= 20 ? text.replace(/[\s-]/g, '').toUpperCase() : ''
  return /^PRD\d{4}$/.test(code) ? code : undefined
}

/** Returns the unit's label, with what is in it where that is known: '1Box · 10 pieces'. */
export function unitText({ unit, contents }: Pick<Product, 'unit'> & Partial<Pick<Product, 'contents'>>): string {
  return contents ? `${unitLabel(unit)} · ${contents}` : unitLabel(unit)
}

/** Returns the unit's label. */
export function unitLabel(unit: Unit): '1Box' | '1Pkt' {
  return unit === '1box' ? '1Box' : '1Pkt'
}
