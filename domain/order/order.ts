/** A stored order: copies of the products at their price at that time, and two states (§3, §4). */
import type { Category } from '../category/category.ts'
import { type ChargingSettings, chargesOn } from '../checkout/charges.ts'
import type { Customer } from '../checkout/checkout-form.ts'
import type { OrderStep } from './steps.ts'
import { orderTimestamp } from '../indian-date.ts'
import type { Paise } from '../money.ts'
import type { Product, Unit } from '../product/product.ts'

export type Verification = 'Verified' | 'Unverified'
export type Completion = 'Complete' | 'Pending'
/** Why an order no longer says whose it was: its customer asked for that, or the time for which customers are kept was over. */
export type Erasure = 'request' | 'age'

/** A trial: placed by a signed-in admin to see how the shop works. No customer can place one. */
export type OrderKind = 'trial'

/** Stands on everything that a trial has: its page, message, bill and estimate. */
export const TRIAL = 'TRIAL: no goods are sent, nothing is to be paid'

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
  /** The name of the product that this one stands in for, since the order was edited. */
  substituteFor?: string
}

export type Order = {
  orderId: string
  /** ISO, UTC. */
  placedAt: string
  /** '20/11/2026' and '10:45:20 pm', in India. */
  orderDate: string
  orderTime: string
  /** The sum of the quantities. */
  totalItems: number
  /** What is to be paid: the goods less the discount and, where the shop charges them, packing and round-off. */
  totalPaise: Paise
  /** Absent when there is none. */
  discountPaise?: Paise
  packingPaise?: Paise
  roundOffPaise?: Paise
  /** How often it was edited after it was placed, and when last (ISO, UTC); absent while it never was. */
  revision?: number
  revisedAt?: string
  /** Of an edited order: how it is to be packed, and what was agreed on the freight. */
  packingNote?: string
  freightNote?: string
  verified: Verification
  completion: Completion
  /** The step of the order; the two states are views of its history. */
  step: OrderStep
  /** ISO, UTC: when to call the customer again; absent while nothing was arranged. */
  callAt?: string
  /** False when a product was short, and when the order was replaced or cancelled and its stock returned. */
  stockDeducted: boolean
  /**
   * Order ids: the later order that replaced this one, and the earlier one that this replaces. Only an order that the shop has
   * neither verified nor completed is replaced, or one that was short.
   */
  supersededBy?: string
  supersedes?: string
  /** Then the customer is blank but for the state. */
  erased?: Erasure
  /** Absent on an order of a customer. */
  kind?: OrderKind
  /** That of the browser by which it was placed; absent for English and for what is not known. */
  language?: 'ta'
  customer: Customer
  items: OrderItem[]
}

/** Returns the copy of a product that an order stores. */
export function orderItem(product: Product, quantity: number): OrderItem {
  const { id, code, name, imageUrl, unit, category, mrpPaise, pricePaise, discount } = product
  return { productId: id, code, name, imageUrl, unit, category, mrpPaise, pricePaise, discount, quantity }
}

/** What a line's sum is made of. */
type Priced = Pick<OrderItem, 'pricePaise' | 'quantity'>

export function itemTotal(item: Priced): Paise {
  return item.pricePaise * item.quantity
}

export function itemsTotal(items: readonly Priced[]): Paise {
  return items.reduce((sum, item) => sum + itemTotal(item), 0)
}

type Totals = Pick<Order, 'totalItems' | 'totalPaise' | 'discountPaise' | 'packingPaise' | 'roundOffPaise'>

/** Returns what an order says of its sums: the charges are on what the goods cost after the discount. */
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

/** Returns what the goods of an order cost before the discount, as its sums say. */
export function goodsPaise(totals: Omit<Totals, 'totalItems'>): Paise {
  const { totalPaise, discountPaise = 0, packingPaise = 0, roundOffPaise = 0 } = totals
  return totalPaise + discountPaise - packingPaise - roundOffPaise
}

/** Returns the state after one click on the chip; absent counts as Unverified. */
export function toggledVerification(verified: Verification | undefined): Verification {
  return verified === 'Verified' ? 'Unverified' : 'Verified'
}

/** Returns the state after one click on the chip; absent counts as Pending. */
export function toggledCompletion(completion: Completion | undefined): Completion {
  return completion === 'Complete' ? 'Pending' : 'Complete'
}

/** Returns 'ORD', 14 digits of Indian time and 3 random digits (§9). Throws RangeError unless the number is 0 to 999. */
export function orderId(at: Date, threeDigits: number): string {
  if (!Number.isInteger(threeDigits) || threeDigits < 0 || threeDigits > 999) {
    throw new RangeError(`An order id ends in three digits, not ${threeDigits}`)
  }
  return `ORD${orderTimestamp(at)}${String(threeDigits).padStart(3, '0')}`
}
