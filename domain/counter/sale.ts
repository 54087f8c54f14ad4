/** A counter sale: goods at the prices sold, discount, sums and change. */
import type { Category } from '../category/category.ts'
import { chargesOn, type ChargingSettings } from '../checkout/charges.ts'
import { asciiDigits } from '../numbers/digits.ts'
import { orderTimestamp } from '../dates/indian-date.ts'
import { type Paise } from '../numbers/money.ts'
import { parseRupees } from '../numbers/typed-rupees.ts'
import type { Product, Unit } from '../product/product.ts'
import { wordsOf } from '../words/catalogue.ts'
import { counter as counterWords } from '../words/en/office/orders/counter.ts'

export const paymentMethods = ['cash', 'upi'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export function methodLabel(method: PaymentMethod): string {
  return wordsOf(counterWords)[method]
}

export type CounterLine = {
  productId: string
  code: string
  name: string
  unit: Unit
  category: Category
  mrpPaise: Paise
  /** The seller may have changed it. */
  pricePaise: Paise
  /** That the seller saw; absent if the shop did not have it. */
  shopPricePaise?: Paise
  quantity: number
}

export function ownPriceLines<L extends Priced>(lines: readonly L[]): L[] {
  return lines.filter(({ pricePaise, shopPricePaise }) => shopPricePaise !== undefined && shopPricePaise !== pricePaise)
}

type Priced = Pick<CounterLine, 'pricePaise' | 'shopPricePaise'>

/** Returns whether the seller has neither seen nor typed the shop's price of now. */
export function isOldPrice({ pricePaise, shopPricePaise }: Priced, nowPaise: Paise): boolean {
  return shopPricePaise !== undefined && shopPricePaise !== nowPaise && pricePaise !== nowPaise
}

/**
 * Returns the shop's price to store: that of now, except for a sale without a network. There a typed price and deleted
 * goods have the one that the device had, and an old price none.
 */
export function storedShopPrice(
  { pricePaise, shopPricePaise: seen }: Priced,
  nowPaise: Paise | undefined,
  { isLate }: { isLate: boolean },
): Paise | undefined {
  if (!isLate || pricePaise === nowPaise) return nowPaise
  return nowPaise !== undefined && seen === pricePaise ? undefined : seen
}

/** As typed: ₹ or % of the whole sale. */
export type Discount = { unit: 'rupees'; paise: Paise } | { unit: 'percent'; hundredths: number }
export const NO_DISCOUNT: Discount = { unit: 'rupees', paise: 0 }

export type SaleSums = {
  totalItems: number
  goodsPaise: Paise
  discountPaise: Paise
  /** -49 to 50, if the shop rounds to the rupee. */
  roundOffPaise: Paise
  totalPaise: Paise
}

export type CounterSale = Omit<SaleSums, 'goodsPaise'> & {
  /** 'CTR', 14 digits of Indian time and 3 digits. */
  saleId: string
  soldAt: string
  method: PaymentMethod
  /** Cash handed over; absent for UPI, or if not typed. */
  givenPaise?: Paise
  /** '' if not given. */
  customerName: string
  mobile: string
  lines: CounterLine[]
}

/** Copies a product into a sale. */
export function counterLine(
  {
    id,
    code,
    name,
    unit,
    category,
    mrpPaise,
    pricePaise,
  }: Omit<CounterLine, 'productId' | 'quantity' | 'shopPricePaise'> & Pick<Product, 'id'>,
  quantity: number,
): CounterLine {
  return { productId: id, code, name, unit, category, mrpPaise, pricePaise, shopPricePaise: pricePaise, quantity }
}

export function lineTotal({ pricePaise, quantity }: Pick<CounterLine, 'pricePaise' | 'quantity'>): Paise {
  return pricePaise * quantity
}

/** Limits the discount to the goods. */
export function saleSums(
  lines: readonly Pick<CounterLine, 'pricePaise' | 'quantity'>[],
  discount: Discount,
  { roundOff }: Pick<ChargingSettings, 'roundOff'>,
): SaleSums {
  const goodsPaise = lines.reduce((sum, line) => sum + lineTotal(line), 0)
  const discountPaise = Math.min(discountOn(goodsPaise, discount), goodsPaise)
  // Of the shop's charges only rounding applies at the counter.
  const packing = { unit: 'rupees', amount: 0 } as const
  const { roundOffPaise, totalPaise } = chargesOn(goodsPaise - discountPaise, { packing, roundOff })
  const totalItems = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return { totalItems, goodsPaise, discountPaise, roundOffPaise, totalPaise }
}

function discountOn(goodsPaise: Paise, discount: Discount): Paise {
  return discount.unit === 'rupees' ? discount.paise : Math.round((goodsPaise * discount.hundredths) / 10_000)
}

/** Parses '50', '₹ 50', '10%' or '7.5 %'; empty means no discount; undefined if unreadable. */
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

/** Returns the change; undefined if the cash is not enough. */
export function changeOf(givenPaise: Paise, totalPaise: Paise): Paise | undefined {
  return givenPaise < totalPaise ? undefined : givenPaise - totalPaise
}

const NOTES: readonly Paise[] = [10_00, 50_00, 100_00, 200_00, 500_00, 2000_00]
const OFFERED = 4

/** Returns likely amounts of cash: the exact sum first, then the next ones in notes. */
export function likelyGiven(totalPaise: Paise): Paise[] {
  const sums = NOTES.map((note) => Math.ceil(totalPaise / note) * note)
  return [...new Set([totalPaise, ...sums])].toSorted((a, b) => a - b).slice(0, OFFERED)
}

/** Returns 'CTR', 14 digits of Indian time and 3 digits. Throws RangeError unless the number is 0 to 999. */
export function counterSaleId(at: Date, threeDigits: number): string {
  if (!Number.isInteger(threeDigits) || threeDigits < 0 || threeDigits > 999)
    throw new RangeError(`A sale's number ends in three digits, not ${threeDigits}`)
  return `CTR${orderTimestamp(at)}${String(threeDigits).padStart(3, '0')}`
}
