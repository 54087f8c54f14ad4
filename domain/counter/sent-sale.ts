/** Validates the shape and arithmetic of a sale sent by a counter. */
import * as v from 'valibot'
import { MAX_LINES } from '../cart.ts'
import { MAX_QUANTITY } from '../product/stock.ts'
import { CATEGORY_NAME_MAX } from '../category/category-form.ts'
import { readPhoneNumber } from '../checkout/phone-number.ts'
import { oneLine } from '../plain-text.ts'
import { units } from '../product/product.ts'
import { MAX_PRICE_PAISE } from '../product/product-form.ts'
import { wordsOf } from '../words/catalogue.ts'
import { counter as counterWords } from '../words/en/office/orders/counter.ts'
import { type CounterSale, lineTotal, paymentMethods } from './sale.ts'
import { sentId, listOf, wholeNumber } from '../sent-values.ts'

export type SentSale = CounterSale & {
  /** Sells beyond the stock: the seller has the goods in hand. */
  isAnyway: boolean
  /** Queued offline: the goods are gone already. */
  isLate: boolean
}

export const CUSTOMER_NAME_MAX = 80
const ID_MAX = 64
/** Above the largest sale possible. */
const MAX_PAISE = 1e13

const wholePaise = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_PAISE))
const price = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_PRICE_PAISE))
const plainLine = v.transform((typed: string) => oneLine(typed))
const text = (max: number) => v.pipe(v.string(), plainLine, v.maxLength(max))
const requiredText = (max: number) => v.pipe(v.string(), plainLine, v.maxLength(max), v.nonEmpty())

const line = v.object({
  productId: sentId(),
  code: requiredText(ID_MAX),
  name: requiredText(120),
  unit: v.picklist(units),
  category: requiredText(CATEGORY_NAME_MAX),
  mrpPaise: price,
  pricePaise: price,
  // Absent in a sale that an earlier version kept.
  shopPricePaise: v.exactOptional(price),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
})

const saleSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    saleId: v.pipe(v.string(), v.regex(/^CTR\d{17}$/)),
    soldAt: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)),
    lines: v.pipe(listOf(line, MAX_LINES), v.minLength(1)),
    totalItems: v.pipe(wholeNumber(), v.minValue(1)),
    discountPaise: wholePaise,
    roundOffPaise: v.pipe(v.number(), v.integer(), v.minValue(-49), v.maxValue(50)),
    totalPaise: wholePaise,
    method: v.picklist(paymentMethods),
    givenPaise: v.optional(wholePaise),
    customerName: text(CUSTOMER_NAME_MAX),
    mobile: v.pipe(
      v.string(),
      v.transform((typed) => (typed === '' ? '' : readPhoneNumber(typed))),
      v.string(),
    ),
    isAnyway: v.boolean(),
    isLate: v.boolean(),
  }),
)

/** Returns the sale or its fault. Prices are the device's; only their sums are checked. */
export function readSentSale(json: string): { sale: SentSale } | { fault: string } {
  const read = v.safeParse(saleSchema, json)
  if (!read.success || Number.isNaN(Date.parse(read.output.soldAt)))
    return { fault: wordsOf(counterWords).unreadableSale }
  const { givenPaise, ...rest } = read.output
  const sale: SentSale = { ...rest, ...(givenPaise !== undefined && { givenPaise }) }
  const fault = saleFault(sale)
  return fault === undefined ? { sale } : { fault }
}

function saleFault({ lines, totalItems, discountPaise, roundOffPaise, totalPaise, method, givenPaise }: SentSale) {
  const { sameProduct, wrongSums, givenTooLow } = wordsOf(counterWords)
  const goods = lines.reduce((sum, each) => sum + lineTotal(each), 0)
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (new Set(lines.map(({ productId }) => productId)).size < lines.length) return sameProduct
  if (pieces !== totalItems || goods - discountPaise + roundOffPaise !== totalPaise || discountPaise > goods)
    return wrongSums
  if (roundOffPaise !== 0 && totalPaise % 100 !== 0) return wrongSums
  if (method === 'cash' && givenPaise !== undefined && givenPaise < totalPaise) return givenTooLow
  return undefined
}
