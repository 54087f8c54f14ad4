/** The product form of the back office: validates the typed texts and converts them for storage (§5 Upload product). */
import * as v from 'valibot'
import { categories } from './category.ts'
import type { Category } from './category.ts'
import { asciiDigits } from './digits.ts'
import { FILE_URL, FILE_URL_MAX, typedLine } from './form-text.ts'
import { formatRupees, indianGrouping, parseRupees } from './money.ts'
import type { Paise } from './money.ts'
import { MAX_STOCK } from './stock.ts'
import { type Unit, units } from './product.ts'

export const FILL_IN_REQUIRED = 'Please fill in all required fields and wait for image upload'
export const MAX_PRICE_PAISE: Paise = 1_00_000_00

export type ProductDraft = {
  name: string
  unit: Unit
  category: Category
  mrpPaise: Paise
  pricePaise: Paise
  discount: number
  stock: number
  /** '' when the product has no picture. */
  imageUrl: string
  videoUrl?: string
}

const required = v.pipe(typedLine, v.nonEmpty(FILL_IN_REQUIRED))
const requiredNumber = v.pipe(required, v.transform(asciiDigits))

function price(label: string) {
  const wording = `${label} must be a price in rupees, like 120 or 99.50`
  return v.pipe(
    requiredNumber,
    v.check((text) => !/^-\s*[\d.]/.test(text), `${label} cannot be negative`),
    v.transform(parseRupees),
    v.number(wording),
    v.maxValue(MAX_PRICE_PAISE, `${label} must be at most ${formatRupees(MAX_PRICE_PAISE)}`),
  )
}

function fileUrl(wording: string) {
  return v.pipe(
    typedLine,
    v.maxLength(FILE_URL_MAX, wording),
    v.check((url) => url === '' || FILE_URL.test(url), wording),
  )
}

/** The fields by their names in the form; all arrive as strings. */
export const productFormSchema = v.pipe(
  v.object({
    productName: v.pipe(required, v.maxLength(120, 'Product name must be at most 120 characters')),
    unit: v.pipe(required, v.picklist(units, FILL_IN_REQUIRED)),
    category: v.pipe(required, v.picklist(categories, FILL_IN_REQUIRED)),
    mrp: price('M.R.P'),
    ourPrice: price('Our price'),
    discount: v.pipe(
      typedLine,
      v.transform(asciiDigits),
      v.regex(/^(?:100|\d{1,2})?%?$/, 'Discount must be a whole number from 0 to 100'),
    ),
    stock: v.pipe(
      requiredNumber,
      v.check((text) => !/^-\s*[\d.]/.test(text), 'Stock count cannot be negative'),
      v.regex(/^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})$/, 'Stock count must be a whole number'),
      v.transform((text) => Number(text.replaceAll(',', ''))),
      v.maxValue(MAX_STOCK, `Stock count must be at most ${indianGrouping(MAX_STOCK)}`),
    ),
    imageUrl: fileUrl('Please select a valid image file'),
    videoUrl: fileUrl('Please select a valid video file'),
  }),
  v.transform((form): ProductDraft => ({
    name: form.productName,
    unit: form.unit,
    category: form.category,
    mrpPaise: form.mrp,
    pricePaise: form.ourPrice,
    discount: /\d/.test(form.discount)
      ? Number.parseInt(form.discount, 10)
      : discountFromPrice(form.mrp, form.ourPrice),
    stock: form.stock,
    imageUrl: form.imageUrl,
    ...(form.videoUrl && { videoUrl: form.videoUrl }),
  })),
)

/**
 * Returns the draft, or a message for each field and one for the form: empty required fields first, then the first fault.
 * `fillIn` is the screen's own message for an empty required field.
 */
export function readProductForm(
  input: Record<string, unknown>,
  fillIn: string = FILL_IN_REQUIRED,
): { draft: ProductDraft } | { errors: Record<string, string>; message: string } {
  const result = v.safeParse(productFormSchema, input)
  if (result.success) return { draft: result.output }
  const errors: Record<string, string> = {}
  for (const [field, messages] of Object.entries(v.flatten(result.issues).nested ?? {})) {
    const message = messages?.[0] ?? FILL_IN_REQUIRED
    errors[field] = message === FILL_IN_REQUIRED ? fillIn : message
  }
  const all = Object.values(errors)
  return { errors, message: all.find((message) => message === fillIn) ?? all[0] ?? fillIn }
}

/** Returns the price after a discount. */
export function priceFromDiscount(mrpPaise: Paise, percent: number): Paise {
  return Math.round((mrpPaise * (100 - Math.min(Math.max(percent, 0), 100))) / 100)
}

/** Returns the discount of a price against the MRP in whole percent; 0 when the price is not below it. */
export function discountFromPrice(mrpPaise: Paise, pricePaise: Paise): number {
  if (mrpPaise <= 0) return 0
  return Math.max(Math.round(((mrpPaise - pricePaise) / mrpPaise) * 100), 0)
}
