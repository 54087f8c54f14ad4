/** Says what a row of an owner's list changes of a product, field by field, and what a new product is made of. */
import { formatRupees, indianGrouping, type Paise } from '../money.ts'
import { priceFromDiscount } from '../product/product-form.ts'
import { type Unit, unitLabel } from '../product/product.ts'
import type { RowValues } from './read-row.ts'
import type { Named } from './match-names.ts'
import { sheetFields, type SheetField } from './sheet-fields.ts'

/** What an import reads and writes of a product. */
export type SheetProduct = Named & {
  tamilName: string
  unit: Unit
  mrpPaise: Paise
  pricePaise: Paise
  stock: number
  enabled: boolean
  isNew: boolean
}

export type SheetProductDraft = Omit<SheetProduct, 'id' | 'code'>

/** A field with its value before and after, as they are shown. */
export type Change = { field: SheetField; before: string; after: string }

/** A field of a new product with its value, as it is shown. */
export type FieldValue = { field: SheetField; value: string }

/** What new products have that the list says nothing of. */
export type NewProductDefaults = { stock: number; unit: Unit }

/** Returns the product as the row makes it: a field that the row says nothing of stays. */
export function withValues(
  product: SheetProduct,
  values: RowValues,
  { category, keepsName }: { category: string; keepsName: boolean },
): SheetProduct {
  const { code: _code, discount, name, ...rest } = values
  const after = { ...product, ...rest, category, name: keepsName ? product.name : (name ?? product.name) }
  if (discount !== undefined && values.mrpPaise === undefined && values.pricePaise === undefined)
    after.pricePaise = priceFromDiscount(product.mrpPaise, discount)
  return after
}

/** Returns the new product of a row whose name and price are there. */
export function newProduct(values: RowValues, category: string, defaults: NewProductDefaults): SheetProductDraft {
  const { name = '', mrpPaise, pricePaise } = values
  return {
    name,
    category,
    tamilName: values.tamilName ?? '',
    contents: values.contents ?? '',
    unit: values.unit ?? defaults.unit,
    mrpPaise: mrpPaise ?? pricePaise ?? 0,
    pricePaise: pricePaise ?? mrpPaise ?? 0,
    stock: values.stock ?? defaults.stock,
    enabled: values.enabled ?? true,
    isNew: values.isNew ?? false,
  }
}

type Compared = Exclude<keyof SheetProduct, 'id' | 'code'>

const asItIs = (text: string) => text

/** By property, so that the compiler misses one that is left out: its field, and how its value is shown. */
const shown: { [Property in Compared]: readonly [SheetField, (value: SheetProduct[Property]) => string] } = {
  category: ['category', asItIs],
  name: ['name', asItIs],
  tamilName: ['tamilName', asItIs],
  contents: ['contents', asItIs],
  unit: ['unit', unitLabel],
  mrpPaise: ['mrp', formatRupees],
  pricePaise: ['price', formatRupees],
  stock: ['stock', indianGrouping],
  enabled: ['enabled', yesNo],
  isNew: ['isNew', yesNo],
}

export const comparedProperties = Object.keys(shown) as Compared[]

function shownOf(product: SheetProductDraft, property: Compared): FieldValue {
  const [field, format] = shown[property] as readonly [SheetField, (value: unknown) => string]
  return { field, value: format(product[property]) }
}

/** Returns the fields in which two states of a product differ. */
export function changesBetween(before: SheetProduct, after: SheetProduct): Change[] {
  return comparedProperties.flatMap((property) => {
    if (before[property] === after[property]) return []
    const { field, value } = shownOf(before, property)
    return [{ field, before: value, after: shownOf(after, property).value }]
  })
}

const shownOfNew: readonly SheetField[] = ['tamilName', 'contents', 'unit', 'mrp', 'price', 'stock']

/** Returns what a new product will have besides its name and category, as it is shown; what is empty is left out. */
export function valuesOf(product: SheetProductDraft): FieldValue[] {
  const values = comparedProperties.map((property) => shownOf(product, property))
  return values.filter(({ field, value }) => shownOfNew.includes(field) && value !== '')
}

/** Returns 'M.R.P. ₹100 → ₹120'. */
export function changeText({ field, before, after }: Change): string {
  return `${sheetFields[field]} ${before || '–'} → ${after || '–'}`
}

function yesNo(is: boolean): string {
  return is ? 'Yes' : 'No'
}
