/** A product: its code, prices and discount badge (§3, §5). */
import type { Category } from '../category/category.ts'
import type { Paise } from '../numbers/money.ts'
import { wordsOf } from '../words/catalogue.ts'
import { product as productWords } from '../words/en/product.ts'

/** A box or a packet (§9). */
export const units = ['1box', '1pkt'] as const

export type Unit = (typeof units)[number]

export type Product = {
  id: string
  code: string
  name: string
  /** '' if none. */
  tamilName: string
  /** The contents of one piece, like '10 pieces'; '' if unknown. */
  contents: string
  /** '' without a picture. */
  imageUrl: string
  videoUrl?: string
  unit: Unit
  category: Category
  mrpPaise: Paise
  pricePaise: Paise
  /** Whole percent; see `discountFromPrice`. */
  discount: number
  stock: number
  /** False hides the product from the shop and prevents orders. */
  enabled: boolean
  /** Marked new this year. */
  isNew: boolean
  /** Stock counts as low up to this number; absent means the shop's own. */
  lowStock?: number
  createdAt: string
  /** ISO, UTC, as `createdAt`; set on edit. */
  updatedAt?: string
}

export const productDefaults = { tamilName: '', contents: '', enabled: true, isNew: false } as const

/**
 * Whole percent, halves rounded up (§5); 0 if the price is not below the MRP. Integer arithmetic, as in the data
 * check's SQL.
 */
export function discountFromPrice(mrpPaise: Paise, pricePaise: Paise): number {
  if (mrpPaise <= 0) return 0
  return Math.max(Math.floor(((mrpPaise - pricePaise) * 200 + mrpPaise) / (mrpPaise * 2)), 0)
}

/** Undefined (no badge) unless above 0 (§5). */
export function discountBadge(product: Pick<Product, 'discount' | 'mrpPaise' | 'pricePaise'>): number | undefined {
  const percent = product.discount > 0 ? discountFromPrice(product.mrpPaise, product.pricePaise) : 0
  return percent > 0 ? percent : undefined
}

/** 'PRD0042' for 42 (§9). Throws RangeError unless 0 to 9999. */
export function productCode(fourDigits: number): string {
  if (!Number.isInteger(fourDigits) || fourDigits < 0 || fourDigits > 9999) {
    throw new RangeError(`A product code has four digits, not ${fourDigits}`)
  }
  return `PRD${String(fourDigits).padStart(4, '0')}`
}

/** The order page with the product's sheet open. */
export function productPath(code: string, category?: Category): string {
  return `/ordernow?${category ? `category=${encodeURIComponent(category)}&` : ''}product=${code}`
}

/** PRD0042 for 'prd 0042'. */
export function readProductCode(text: string | null | undefined): string | undefined {
  const code = text && text.length <= 20 ? text.replace(/[\s-]/g, '').toUpperCase() : ''
  return /^PRD\d{4}$/.test(code) ? code : undefined
}

/** '1Box · 10 pieces', if known. */
export function unitText({ unit, contents }: Pick<Product, 'unit'> & Partial<Pick<Product, 'contents'>>): string {
  return contents ? `${unitLabel(unit)} · ${contents}` : unitLabel(unit)
}

/** '1Box' or '1Pkt'. */
export function unitLabel(unit: Unit): string {
  const { box, packet } = wordsOf(productWords)
  return unit === '1box' ? box : packet
}
