/** Validates and converts the texts of the product form (§5 Upload product). */
import * as v from 'valibot'
import { CATEGORY_NAME_MAX } from '../category/category-form.ts'
import { asciiDigits } from '../digits.ts'
import { FILE_URL, FILE_URL_MAX, typedLine } from '../form-text.ts'
import { formatRupees, indianGrouping, parseRupees, rupeesFromPaise } from '../money.ts'
import type { Paise } from '../money.ts'
import { MAX_STOCK } from './stock.ts'
import { type Product, units } from './product.ts'

export const FILL_IN_REQUIRED = 'Please fill in all required fields and wait for image upload'
/** The category was deleted while the form was open. */
export const NO_SUCH_CATEGORY = 'This category is no longer there. Please choose another one.'
export const MAX_PRICE_PAISE: Paise = 1_00_000_00

/** What the admin enters. The discount is entered too, but follows from the prices. */
export type ProductDraft = Omit<Product, 'id' | 'code' | 'discount' | 'lowStock' | 'createdAt' | 'updatedAt'>

/** By property, so that the compiler reports a missing one. */
type EachOf<T> = { [Key in keyof Required<T>]: T[Key] | undefined }

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

/** By form name; all arrive as strings. */
const fields = {
  productName: v.pipe(required, v.maxLength(120, 'Product name must be at most 120 characters')),
  tamilName: v.pipe(typedLine, v.maxLength(120, 'Tamil name must be at most 120 characters')),
  contents: v.pipe(typedLine, v.maxLength(60, 'Contents must be at most 60 characters')),
  unit: v.pipe(required, v.picklist(units, FILL_IN_REQUIRED)),
  category: v.pipe(required, v.maxLength(CATEGORY_NAME_MAX, NO_SUCH_CATEGORY)),
  mrp: price('M.R.P'),
  ourPrice: price('Our price'),
  discount: v.pipe(
    typedLine,
    v.transform(asciiDigits),
    v.regex(/^(?:(?:100(?:\.0*)?|\d{1,2}(?:\.\d*)?)%?)?$/, 'Discount must be a number from 0 to 100'),
  ),
  stock: v.pipe(
    requiredNumber,
    v.check((text) => !/^-\s*[\d.]/.test(text), 'Stock count cannot be negative'),
    v.regex(/^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})$/, 'Stock count must be a whole number'),
    v.transform((text) => Number(text.replaceAll(',', ''))),
    v.maxValue(MAX_STOCK, `Stock count must be at most ${indianGrouping(MAX_STOCK)}`),
  ),
  // Forms of an earlier version lack both.
  enabled: v.pipe(typedLine, v.picklist(['', 'yes', 'no'], 'Choose whether it is shown in the shop')),
  isNew: v.pipe(typedLine, v.picklist(['', 'yes', 'no'], 'Choose whether it is new this year')),
  imageUrl: fileUrl('Please select a valid image file'),
  videoUrl: fileUrl('Please select a valid video file'),
}

export type ProductField = keyof typeof fields

/** Returns an empty form with the product enabled. */
export function emptyProductTexts(): Record<ProductField, string> {
  const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, '']))
  return { ...empty, enabled: 'yes', isNew: 'no' } as Record<ProductField, string>
}

const productFormSchema = v.pipe(
  v.object(fields),
  v.transform((form): EachOf<ProductDraft> => ({
    name: form.productName,
    tamilName: form.tamilName,
    contents: form.contents,
    unit: form.unit,
    category: form.category,
    mrpPaise: form.mrp,
    pricePaise: form.ourPrice,
    stock: form.stock,
    enabled: form.enabled !== 'no',
    isNew: form.isNew === 'yes',
    imageUrl: form.imageUrl,
    videoUrl: form.videoUrl || undefined,
  })),
  v.transform(
    (draft) => Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined)) as ProductDraft,
  ),
)

export type ProductTexts = Record<ProductField, string>

/** A part conflicts as a whole; its key is its label. The stock has no conflict: its edit is a difference. */
export const edited = {
  imageUrl: { part: 'Image', property: 'imageUrl' },
  videoUrl: { part: 'Video', property: 'videoUrl' },
  productName: { part: 'Product Name', property: 'name' },
  tamilName: { part: 'Tamil Name', property: 'tamilName' },
  contents: { part: 'Contents', property: 'contents' },
  unit: { part: 'Per', property: 'unit' },
  category: { part: 'Category', property: 'category' },
  mrp: { part: 'Prices', property: 'mrpPaise' },
  ourPrice: { part: 'Prices', property: 'pricePaise' },
  discount: { part: 'Prices', property: 'pricePaise' },
  enabled: { part: 'In the shop', property: 'enabled' },
  isNew: { part: 'New this year', property: 'isNew' },
} as const satisfies Record<Exclude<keyof ProductTexts, 'stock'>, { part: string; property: keyof ProductDraft }>

type EditedField = keyof typeof edited
export type ProductPart = (typeof edited)[EditedField]['part']

export const editedFields = Object.keys(edited) as EditedField[]

export function fieldsOf(part: ProductPart): EditedField[] {
  return editedFields.filter((name) => edited[name].part === part)
}

export function productTexts(product: Omit<Product, 'code' | 'id' | 'createdAt'>): ProductTexts {
  return {
    productName: product.name,
    tamilName: product.tamilName,
    contents: product.contents,
    unit: product.unit,
    category: product.category,
    mrp: `${rupeesFromPaise(product.mrpPaise)}`,
    discount: product.pricePaise > product.mrpPaise ? '' : `${product.discount}`,
    ourPrice: `${rupeesFromPaise(product.pricePaise)}`,
    stock: `${product.stock}`,
    enabled: product.enabled ? 'yes' : 'no',
    isNew: product.isNew ? 'yes' : 'no',
    imageUrl: product.imageUrl,
    videoUrl: product.videoUrl ?? '',
  }
}

/** Missing required fields first, then the first fault. `fillIn` is the screen's message for missing ones. */
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

export function priceFromDiscount(mrpPaise: Paise, percent: number): Paise {
  return Math.round((mrpPaise * (100 - Math.min(Math.max(percent, 0), 100))) / 100)
}
