/** A stored order: products copied at their prices, and two states (§3, §4). */
import type { Category } from '../category/category.ts'
import { type ChargingSettings, chargesOn } from '../checkout/charges.ts'
import type { Customer } from '../checkout/checkout-form.ts'
import type { OrderStep } from '../steps/steps.ts'
import { orderTimestamp } from '../dates/indian-date.ts'
import type { OtherLanguage } from '../language.ts'
import type { Paise } from '../numbers/money.ts'
import type { Product, Unit } from '../product/product.ts'

export type Verification = 'Verified' | 'Unverified'
export type Completion = 'Complete' | 'Pending'
/** Why the customer was erased: on request, or after the retention time. */
export type Erasure = 'request' | 'age'

/** An order of a signed-in admin to try the shop; customers cannot place one. */
export type OrderKind = 'trial'

export type OrderItem = {
  productId: string
  code: string
  name: string
  imageUrl: string
  unit: Unit
  category: Category
  mrpPaise: Paise
  pricePaise: Paise
  discount: number
  quantity: number
  /** The name of the product that it replaces since an edit. */
  substituteFor?: string
}

/** `tamilName` is the product's now, and not stored with the order; absent for none. */
export type OrderLine = OrderItem & { tamilName?: string }

export type Order = {
  orderId: string
  placedAt: string
  /** '20/11/2026' and '10:45:20 pm', in India. */
  orderDate: string
  orderTime: string
  totalItems: number
  /** Goods less discount, plus packing and round-off. */
  totalPaise: Paise
  /** Absent if zero. */
  discountPaise?: Paise
  packingPaise?: Paise
  roundOffPaise?: Paise
  /** Number and time (ISO, UTC) of edits; absent if none. */
  revision?: number
  revisedAt?: string
  /** Only on edited orders. */
  packingNote?: string
  freightNote?: string
  verified: Verification
  completion: Completion
  /** Both states above derive from its history. */
  step: OrderStep
  /** ISO, UTC: the arranged call; absent if none. */
  callAt?: string
  /** False if a product was short, or the stock was returned by a replacement or cancellation. */
  stockDeducted: boolean
  /**
   * Ids of the replacing and the replaced order. Only a short order, or one neither verified nor completed, can be
   * replaced.
   */
  supersededBy?: string
  supersedes?: string
  /** If set, the customer is blank except for the state. */
  erased?: Erasure
  /** Absent for customers' orders. */
  kind?: OrderKind
  /** That of the page it was sent from; absent for English. */
  language?: OtherLanguage
  /** Opens its page to everyone: only in the browser that placed the order. The shop reads it apart. */
  link?: string
  /** In a late answer to that browser: the shop has confirmed it, edited it or received money since. */
  isChanged?: true
  /** In such an answer: it was sent by another attempt, perhaps with other lines. */
  isAnother?: true
  customer: Customer
  items: OrderLine[]
}

/** Copies a product into an order line. */
export function orderItem(product: Product, quantity: number): OrderLine {
  const { id, code, name, tamilName, imageUrl, unit, category, mrpPaise, pricePaise, discount } = product
  const line = { productId: id, code, name, imageUrl, unit, category, mrpPaise, pricePaise, discount, quantity }
  return tamilName === '' ? line : { ...line, tamilName }
}

type Priced = Pick<OrderItem, 'pricePaise' | 'quantity'>

export function itemTotal(item: Priced): Paise {
  return item.pricePaise * item.quantity
}

export function itemsTotal(items: readonly Priced[]): Paise {
  return items.reduce((sum, item) => sum + itemTotal(item), 0)
}

type Totals = Pick<Order, 'totalItems' | 'totalPaise' | 'discountPaise' | 'packingPaise' | 'roundOffPaise'>

/** Returns an order's sums; charges apply to the goods after the discount. */
export function orderTotals(items: readonly Priced[], settings: ChargingSettings, discountPaise: Paise = 0): Totals {
  const { packingPaise, roundOffPaise, totalPaise } = chargesOn(itemsTotal(items) - discountPaise, settings)
  return {
    totalItems: items.reduce((sum, item) => sum + item.quantity, 0),
    totalPaise,
    ...(discountPaise !== 0 && { discountPaise }),
    ...(packingPaise !== 0 && { packingPaise }),
    ...(roundOffPaise !== 0 && { roundOffPaise }),
  }
}

/** Returns the price of the goods before the discount. */
export function goodsPaise(totals: Omit<Totals, 'totalItems'>): Paise {
  const { totalPaise, discountPaise = 0, packingPaise = 0, roundOffPaise = 0 } = totals
  return totalPaise + discountPaise - packingPaise - roundOffPaise
}

/** Absent counts as Unverified. */
export function toggledVerification(verified: Verification | undefined): Verification {
  return verified === 'Verified' ? 'Unverified' : 'Verified'
}

/** Absent counts as Pending. */
export function toggledCompletion(completion: Completion | undefined): Completion {
  return completion === 'Complete' ? 'Pending' : 'Complete'
}

/**
 * Returns 'ORD', 14 digits of Indian time and 3 random digits (§9). Throws RangeError unless the number is 0 to 999.
 */
export function orderId(at: Date, threeDigits: number): string {
  if (!Number.isInteger(threeDigits) || threeDigits < 0 || threeDigits > 999) {
    throw new RangeError(`An order id ends in three digits, not ${threeDigits}`)
  }
  return `ORD${orderTimestamp(at)}${String(threeDigits).padStart(3, '0')}`
}
