/** Validates and converts the texts of the product form (§5 Upload product). */
import * as v from 'valibot'
import { CATEGORY_NAME_MAX } from '../category/category-form.ts'
import { asciiDigits } from '../numbers/digits.ts'
import { FILE_URL, FILE_URL_MAX, typedLine } from '../form-text.ts'
import { formatRupees, rupeesFromPaise } from '../numbers/money.ts'
import { parseRupees } from '../numbers/typed-rupees.ts'
import type { Paise } from '../numbers/money.ts'
import { type Words, wordsOf } from '../words/catalogue.ts'
import { products } from '../words/en/office/goods/products.ts'
import { uploads } from '../words/en/office/goods/uploads.ts'
import { MAX_STOCK } from './stock.ts'
import { type Product, units } from './product.ts'

export const MAX_PRICE_PAISE: Paise = 1_00_000_00

/** What the admin enters. The discount is entered too, but follows from the prices. */
export type ProductDraft = Omit<Product, 'id' | 'code' | 'discount' | 'lowStock' | 'createdAt' | 'updatedAt'>

/** By property, so that the compiler reports a missing one. */
type EachOf<T> = { [Key in keyof Required<T>]: T[Key] | undefined }

/** The fault of an empty field. */
const REQUIRED = 'required'
const NAME_MAX = 120
export const CONTENTS_MAX = 60

const required = v.pipe(typedLine, v.nonEmpty(REQUIRED))
const requiredNumber = v.pipe(required, v.transform(asciiDigits))

/** Read when the fault is found: a constant would keep one language. */
function say(sentence: (text: Words<typeof products>) => string) {
  return () => sentence(wordsOf(products))
}

function price(name: 'mrp' | 'ourPrice') {
  const most = { most: formatRupees(MAX_PRICE_PAISE) }
  const unread = say((text) => text[`${name}Unread`])
  return v.pipe(
    requiredNumber,
    v.check(
      (text) => !/^-\s*[\d.]/.test(text),
      say((text) => text[`${name}Negative`]),
    ),
    v.transform(parseRupees),
    v.number(unread),
    v.maxValue(
      MAX_PRICE_PAISE,
      say((text) => text[`${name}TooHigh`](most)),
    ),
  )
}

function fileUrl(invalid: () => string) {
  return v.pipe(
    typedLine,
    v.maxLength(FILE_URL_MAX, invalid),
    v.check((url) => url === '' || FILE_URL.test(url), invalid),
  )
}

/** By form name; all arrive as strings. */
const fields = {
  productName: v.pipe(
    required,
    v.maxLength(
      NAME_MAX,
      say((text) => text.nameTooLong({ most: NAME_MAX })),
    ),
  ),
  tamilName: v.pipe(
    typedLine,
    v.maxLength(
      NAME_MAX,
      say((text) => text.tamilNameTooLong({ most: NAME_MAX })),
    ),
  ),
  contents: v.pipe(
    typedLine,
    v.maxLength(
      CONTENTS_MAX,
      say((text) => text.contentsTooLong({ most: CONTENTS_MAX })),
    ),
  ),
  unit: v.pipe(required, v.picklist(units, REQUIRED)),
  category: v.pipe(
    required,
    v.maxLength(
      CATEGORY_NAME_MAX,
      say((text) => text.categoryGone),
    ),
  ),
  mrp: price('mrp'),
  ourPrice: price('ourPrice'),
  discount: v.pipe(
    typedLine,
    v.transform(asciiDigits),
    v.regex(
      /^(?:(?:100(?:\.0*)?|\d{1,2}(?:\.\d*)?)%?)?$/,
      say((text) => text.discountUnread),
    ),
  ),
  stock: v.pipe(
    requiredNumber,
    v.check(
      (text) => !/^-\s*[\d.]/.test(text),
      say((text) => text.stockNegative),
    ),
    v.regex(
      /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})$/,
      say((text) => text.stockUnread),
    ),
    v.transform((text) => Number(text.replaceAll(',', ''))),
    v.maxValue(
      MAX_STOCK,
      say((text) => text.stockTooHigh({ most: MAX_STOCK })),
    ),
  ),
  // Forms of an earlier version lack both.
  enabled: v.pipe(
    typedLine,
    v.picklist(
      ['', 'yes', 'no'],
      say((text) => text.chooseShown),
    ),
  ),
  isNew: v.pipe(
    typedLine,
    v.picklist(
      ['', 'yes', 'no'],
      say((text) => text.chooseNew),
    ),
  ),
  imageUrl: fileUrl(() => wordsOf(uploads).invalidImage),
  videoUrl: fileUrl(() => wordsOf(uploads).invalidVideo),
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

/** A part conflicts as a whole. The stock has no conflict: its edit is a difference. */
export const edited = {
  imageUrl: { part: 'image', property: 'imageUrl' },
  videoUrl: { part: 'video', property: 'videoUrl' },
  productName: { part: 'productName', property: 'name' },
  tamilName: { part: 'tamilName', property: 'tamilName' },
  contents: { part: 'contents', property: 'contents' },
  unit: { part: 'per', property: 'unit' },
  category: { part: 'category', property: 'category' },
  mrp: { part: 'prices', property: 'mrpPaise' },
  ourPrice: { part: 'prices', property: 'pricePaise' },
  discount: { part: 'prices', property: 'pricePaise' },
  enabled: { part: 'inTheShop', property: 'enabled' },
  isNew: { part: 'newThisYear', property: 'isNew' },
} as const satisfies Record<
  Exclude<keyof ProductTexts, 'stock'>,
  { part: keyof typeof products; property: keyof ProductDraft }
>

type EditedField = keyof typeof edited
export type ProductPart = (typeof edited)[EditedField]['part']

export const editedFields = Object.keys(edited) as EditedField[]

export function fieldsOf(part: ProductPart): EditedField[] {
  return editedFields.filter((name) => edited[name].part === part)
}

export function partLabel(part: ProductPart): string {
  return wordsOf(products)[part]
}

export function partLabels(): Record<string, string> {
  return Object.fromEntries(Object.values(edited).map(({ part }) => [part, partLabel(part)]))
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

/** `message` is `fillIn`, the screen's sentence, if a required field is missing; else the first fault. */
export function readProductForm(
  input: Record<string, unknown>,
  fillIn: string = wordsOf(products).fillInAndWait,
): { draft: ProductDraft } | { errors: Record<string, string>; message: string } {
  const result = v.safeParse(productFormSchema, input)
  if (result.success) return { draft: result.output }
  const faults = Object.entries(v.flatten(result.issues).nested ?? {}).map(
    ([field, found]) => [field, found?.[0] ?? REQUIRED] as const,
  )
  const { required: missing } = wordsOf(products)
  const errors = Object.fromEntries(faults.map(([field, fault]) => [field, fault === REQUIRED ? missing : fault]))
  const isMissing = faults.some(([, fault]) => fault === REQUIRED)
  return { errors, message: isMissing ? fillIn : (Object.values(errors)[0] ?? fillIn) }
}

export function priceFromDiscount(mrpPaise: Paise, percent: number): Paise {
  return Math.round((mrpPaise * (100 - Math.min(Math.max(percent, 0), 100))) / 100)
}
