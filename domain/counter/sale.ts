/** A counter sale: copies of the goods at the price that they were sold for, its discount, its sums and its change. */
import type { Category } from '../category/category.ts'
import { chargesOn, type ChargingSettings } from '../checkout/charges.ts'
import { asciiDigits } from '../digits.ts'
import { orderTimestamp } from '../indian-date.ts'
import { type Paise, parseRupees } from '../money.ts'
import type { Product, Unit } from '../product/product.ts'

export const paymentMethods = ['cash', 'upi'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
export const methodLabels = { cash: 'Cash', upi: 'UPI' } as const satisfies Record<PaymentMethod, string>

export type CounterLine = {
  productId: string
  code: string
  name: string
  unit: Unit
  category: Category
  mrpPaise: Paise
  /** As it was sold: the seller may have changed it. */
  pricePaise: Paise
  /** The shop's price at the moment of the sale; absent until the shop has the sale, and where it no longer had the product. */
  shopPricePaise?: Paise
  quantity: number
}

/** Returns the lines that were sold at another price than the shop's. */
export function ownPriceLines<L extends Pick<CounterLine, 'pricePaise' | 'shopPricePaise'>>(lines: readonly L[]): L[] {
  return lines.filter(({ pricePaise, shopPricePaise }) => shopPricePaise !== undefined && shopPricePaise !== pricePaise)
}

/** As it is typed: ₹ or % of the whole sale. */
export type Discount = { unit: 'rupees'; paise: Paise } | { unit: 'percent'; hundredths: number }
export const NO_DISCOUNT: Discount = { unit: 'rupees', paise: 0 }

export type SaleSums = {
  /** The sum of the quantities. */
  totalItems: number
  goodsPaise: Paise
  discountPaise: Paise
  /** -49 to 50, where the shop rounds to the rupee. */
  roundOffPaise: Paise
  totalPaise: Paise
}

export type CounterSale = Omit<SaleSums, 'goodsPaise'> & {
  /** 'CTR', 14 digits of Indian time and 3 digits. */
  saleId: string
  /** ISO, UTC. */
  soldAt: string
  method: PaymentMethod
  /** What the customer handed over; absent for UPI, and where it was not typed. */
  givenPaise?: Paise
  /** '' where the customer did not say. */
  customerName: string
  mobile: string
  lines: CounterLine[]
}

/** Returns the copy of a product that a sale stores. */
export function counterLine(
  {
    id,
    code,
    name,
    unit,
    category,
    mrpPaise,
    pricePaise,
  }: Omit<CounterLine, 'productId' | 'quantity'> & Pick<Product, 'id'>,
  quantity: number,
): CounterLine {
  return { productId: id, code, name, unit, category, mrpPaise, pricePaise, quantity }
}

export function lineTotal({ pricePaise, quantity }: Pick<CounterLine, 'pricePaise' | 'quantity'>): Paise {
  return pricePaise * quantity
}

/** Returns the sums of a sale. A discount above what the goods cost takes no more than that. */
export function saleSums(
  lines: readonly Pick<CounterLine, 'pricePaise' | 'quantity'>[],
  discount: Discount,
  { roundOff }: Pick<ChargingSettings, 'roundOff'>,
): SaleSums {
  const goodsPaise = lines.reduce((sum, line) => sum + lineTotal(line), 0)
  const discountPaise = Math.min(discountOn(goodsPaise, discount), goodsPaise)
  // Nothing is packed and sent: of the shop's charges the rounding alone is left.
  const packing = { unit: 'rupees', amount: 0 } as const
  const { roundOffPaise, totalPaise } = chargesOn(goodsPaise - discountPaise, { packing, roundOff })
  const totalItems = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return { totalItems, goodsPaise, discountPaise, roundOffPaise, totalPaise }
}

function discountOn(goodsPaise: Paise, discount: Discount): Paise {
  return discount.unit === 'rupees' ? discount.paise : Math.round((goodsPaise * discount.hundredths) / 10_000)
}

/** Parses '50', '₹ 50', '10%' or '7.5 %'; nothing typed is no discount, and undefined is none that can be read. */
export function readDiscount(text: string): Discount | undefined {
  const typed = asciiDigits(text).trim()
  if (typed === '') return NO_DISCOUNT
  const [, percent] = /^(\d{1,3}(?:\.\d{1,2})?)\s*%$/.exec(typed) ?? []
  if (percent !== undefined) {
    const hundredths = Math.round(Number(percent) * 100)
    return hundredths > 10_000 ? undefined : { unit: 'percent', hundredths }
  }
  const paise = parseRupees(typed)
  return paise === undefined ? undefined : { unit: 'rupees', paise }
}

/** Returns what goes back to the customer; undefined when what was handed over is not enough. */
export function changeOf(givenPaise: Paise, totalPaise: Paise): Paise | undefined {
  return givenPaise < totalPaise ? undefined : givenPaise - totalPaise
}

const NOTES: readonly Paise[] = [10_00, 50_00, 100_00, 200_00, 500_00, 2000_00]
const OFFERED = 4

/** Returns what a customer hands over most likely, the exact sum first: sums of notes that are not much larger. */
export function likelyGiven(totalPaise: Paise): Paise[] {
  const sums = NOTES.map((note) => Math.ceil(totalPaise / note) * note)
  return [...new Set([totalPaise, ...sums])].toSorted((a, b) => a - b).slice(0, OFFERED)
}

/** Returns 'CTR', 14 digits of Indian time and 3 digits, as an order's number is made. Throws RangeError unless the number is 0 to 999. */
export function counterSaleId(at: Date, threeDigits: number): string {
  if (!Number.isInteger(threeDigits) || threeDigits < 0 || threeDigits > 999)
    throw new RangeError(`A sale's number ends in three digits, not ${threeDigits}`)
  return `CTR${orderTimestamp(at)}${String(threeDigits).padStart(3, '0')}`
}
