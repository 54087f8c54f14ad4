/** A product of the catalogue, its code and its discount badge (§3, §5). */
import type { Category } from './category.ts'
import type { Paise } from './money.ts'

/** The units of sale: a box or a packet (§9). */
export const units = ['1box', '1pkt'] as const

export type Unit = (typeof units)[number]

export type Product = {
  id: string
  code: string
  name: string
  /** '' when the product has no picture. */
  imageUrl: string
  videoUrl?: string
  unit: Unit
  category: Category
  mrpPaise: Paise
  pricePaise: Paise
  /** Percent, as the admin entered it. */
  discount: number
  stock: number
  /** ISO, UTC. */
  createdAt: string
  /** ISO, UTC; set on edit. */
  updatedAt?: string
}

/** Returns the percentage on the badge, the rounded difference between MRP and price; undefined (no badge) unless above 0 (§5). */
export function discountBadge(product: Pick<Product, 'discount' | 'mrpPaise' | 'pricePaise'>): number | undefined {
  if (product.discount <= 0 || product.mrpPaise <= 0) return undefined
  const percent = Math.round(((product.mrpPaise - product.pricePaise) / product.mrpPaise) * 100)
  return percent > 0 ? percent : undefined
}

/** Returns 'PRD0042' for the number 42 (§9). Throws RangeError unless the number is 0 to 9999. */
export function productCode(fourDigits: number): string {
  if (!Number.isInteger(fourDigits) || fourDigits < 0 || fourDigits > 9999) {
    throw new RangeError(`A product code has four digits, not ${fourDigits}`)
  }
  return `PRD${String(fourDigits).padStart(4, '0')}`
}

/** Returns the unit's label. */
export function unitLabel(unit: Unit): '1Box' | '1Pkt' {
  return unit === '1box' ? '1Box' : '1Pkt'
}
