/** Compares a row of a list with its product, and builds new products. */
import { formatRupees, indianGrouping, type Paise } from '../numbers/money.ts'
import { priceFromDiscount } from '../product/product-form.ts'
import { type Unit, unitLabel } from '../product/product.ts'
import type { RowValues } from './read-row.ts'
import type { Named } from './match-names.ts'
import { fieldLabels, type SheetField } from '../spreadsheets/sheet-fields.ts'
import { wordsOf } from '../words/catalogue.ts'
import { listFields } from '../words/en/office/goods/list-fields.ts'
import { listRows } from '../words/en/office/goods/list-rows.ts'

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

/** Formatted for the screen. */
export type Change = { field: SheetField; before: string; after: string }

/** Formatted for the screen. */
export type FieldValue = { field: SheetField; value: string }

export type NewProductDefaults = { stock: number; unit: Unit }

/** Fields that the row lacks stay unchanged. */
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

/** Keyed by property, so that the compiler reports a missing one. */
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

export function changesBetween(before: SheetProduct, after: SheetProduct): Change[] {
  return comparedProperties.flatMap((property) => {
    if (before[property] === after[property]) return []
    const { field, value } = shownOf(before, property)
    return [{ field, before: value, after: shownOf(after, property).value }]
  })
}

const shownOfNew: readonly SheetField[] = ['tamilName', 'contents', 'unit', 'mrp', 'price', 'stock']

/** Without name, category and empty fields. */
export function valuesOf(product: SheetProductDraft): FieldValue[] {
  const values = comparedProperties.map((property) => shownOf(product, property))
  return values.filter(({ field, value }) => shownOfNew.includes(field) && value !== '')
}

/** Returns 'M.R.P.: was ₹100, now ₹120'. */
export function changeText({ field, before, after }: Change): string {
  const text = wordsOf(listRows)
  return text.change({ field: fieldLabels()[field], before: before || text.none, after: after || text.none })
}

function yesNo(is: boolean): string {
  const { yes, no } = wordsOf(listFields)
  return is ? yes : no
}
