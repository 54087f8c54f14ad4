/** Prices that rose since the visitor saw them: the lines, the difference, and the accepted total. */
import { type Cart, type CartLine, grandTotal } from '../cart.ts'
import { type ChargingSettings, chargesOn } from '../checkout/charges.ts'
import { formatRupees, type Paise } from '../numbers/money.ts'
import { wordsOf } from '../words/catalogue.ts'
import { orderRefusals } from '../words/en/order-refusals.ts'
import type { Order } from './order.ts'

/** The refusal of a dearer order: the current total, and prices by product id. */
export type HigherTotal = { totalPaise: Paise; pricesPaise: Record<string, Paise> }

export type RisenLine = CartLine & { seenPaise: Paise }

/** Returns the lines with prices not yet accepted. */
export function risenLines(cart: Cart): RisenLine[] {
  return cart.filter((line): line is RisenLine => line.seenPaise !== undefined)
}

/** Returns the increase of the charges on these goods; 0 for none. */
export function chargesRise(cart: Cart, seen: ChargingSettings, now: ChargingSettings): Paise {
  const goods = grandTotal(cart)
  return Math.max(chargesOn(goods, now).totalPaise - chargesOn(goods, seen).totalPaise, 0)
}

/** Returns the highest total accepted: at the prices and charges seen, at most the one shown. */
export function seenTotal(cart: Cart, seen: ChargingSettings, now: ChargingSettings): Paise {
  const goods = cart.reduce((sum, { product, quantity, seenPaise }) => {
    return sum + (seenPaise ?? product.pricePaise) * quantity
  }, 0)
  return Math.min(chargesOn(goods, seen).totalPaise, chargesOn(grandTotal(cart), now).totalPaise)
}

/** Accepts the price of a product, or of all. */
export function withAgreedPrices(cart: Cart, id?: string): Cart {
  return cart.map((line) => {
    if (line.seenPaise === undefined || (id !== undefined && line.product.id !== id)) return line
    return { product: line.product, quantity: line.quantity }
  })
}

/** Returns the refusal of an order dearer than seen; undefined if it may be placed, or the page sent no total. */
export function higherTotalRefusal(
  { totalPaise, items }: Pick<Order, 'totalPaise' | 'items'>,
  seenTotalPaise: Paise | undefined,
): { message: string; higherTotal: HigherTotal } | undefined {
  if (seenTotalPaise === undefined || totalPaise <= seenTotalPaise) return undefined
  const totals = { now: formatRupees(totalPaise), seen: formatRupees(seenTotalPaise) }
  return {
    message: wordsOf(orderRefusals).totalRose(totals),
    higherTotal: {
      totalPaise,
      pricesPaise: Object.fromEntries(items.map((item) => [item.productId, item.pricePaise])),
    },
  }
}
