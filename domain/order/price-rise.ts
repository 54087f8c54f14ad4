/** Prices that rose since the visitor last saw them: which lines, what they add, and the total that the visitor has agreed to. */
import { type Cart, type CartLine, grandTotal } from '../cart.ts'
import { type ChargingSettings, chargesOn } from '../checkout/charges.ts'
import { formatRupees, type Paise } from '../money.ts'
import type { Order } from './order.ts'

/** What the shop answers to an order that costs more than the visitor saw: its total now, and the price of each product by id. */
export type HigherTotal = { totalPaise: Paise; pricesPaise: Record<string, Paise> }

export type RisenLine = CartLine & { seenPaise: Paise }

/** Returns the lines whose price the visitor has not agreed to. */
export function risenLines(cart: Cart): RisenLine[] {
  return cart.filter((line): line is RisenLine => line.seenPaise !== undefined)
}

/** Returns how much more the charges add to these goods than those that the visitor has seen; 0 when they add no more. */
export function chargesRise(cart: Cart, seen: ChargingSettings, now: ChargingSettings): Paise {
  const goods = grandTotal(cart)
  return Math.max(chargesOn(goods, now).totalPaise - chargesOn(goods, seen).totalPaise, 0)
}

/** Returns the highest total that the visitor has agreed to: at the prices and the charges seen, and never above the one shown. */
export function seenTotal(cart: Cart, seen: ChargingSettings, now: ChargingSettings): Paise {
  const goods = cart.reduce((sum, { product, quantity, seenPaise }) => {
    return sum + (seenPaise ?? product.pricePaise) * quantity
  }, 0)
  return Math.min(chargesOn(goods, seen).totalPaise, chargesOn(grandTotal(cart), now).totalPaise)
}

/** Returns the cart after the visitor has agreed to the price of this product, or to all. */
export function withAgreedPrices(cart: Cart, id?: string): Cart {
  return cart.map((line) => {
    if (line.seenPaise === undefined || (id !== undefined && line.product.id !== id)) return line
    return { product: line.product, quantity: line.quantity }
  })
}

/** Returns the refusal of an order that costs more than the visitor saw; undefined when it may be taken, or the page did not say what it had shown. */
export function higherTotalRefusal(
  { totalPaise, items }: Pick<Order, 'totalPaise' | 'items'>,
  seenTotalPaise: Paise | undefined,
): { message: string; higherTotal: HigherTotal } | undefined {
  if (seenTotalPaise === undefined || totalPaise <= seenTotalPaise) return undefined
  const sums = `The total is now ${formatRupees(totalPaise)}, you saw ${formatRupees(seenTotalPaise)}.`
  return {
    message: `${sums} The order was not taken. Please look at the new prices and send it again.`,
    higherTotal: {
      totalPaise,
      pricesPaise: Object.fromEntries(items.map((item) => [item.productId, item.pricePaise])),
    },
  }
}
