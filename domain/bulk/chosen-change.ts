/** Bulk changes of products: reading one, previewing it, and its outcome for each product. */
import * as v from 'valibot'
import { type Category, findCategory, type ListedCategory } from '../category/category.ts'
import { asciiDigits } from '../numbers/digits.ts'
import { typedLine } from '../form-text.ts'
import { formatRupees, indianGrouping, type Paise } from '../numbers/money.ts'
import { parseRupees } from '../numbers/typed-rupees.ts'
import { discountFromPrice, type Product } from '../product/product.ts'
import { MAX_PRICE_PAISE, priceFromDiscount } from '../product/product-form.ts'
import { MAX_STOCK } from '../product/stock.ts'
import { wordsOf } from '../words/catalogue.ts'
import { productChanges } from '../words/en/office/goods/product-changes.ts'
import type { BulkFields } from './product-changes.ts'

/** Products per request. */
export const MOST_AT_ONCE = 5_000

export const roundings = [0, 100, 500, 1_000] as const

export const bulkActions = [
  'discount',
  'raise-percent',
  'lower-percent',
  'raise-rupees',
  'lower-rupees',
  'stock-set',
  'stock-add',
  'category',
  'on',
  'off',
  'new',
  'not-new',
  'delete',
] as const

export type BulkAction = (typeof bulkActions)[number]

/** The choice, for a select. */
export function actionLabel(action: BulkAction): string {
  const text = wordsOf(productChanges)
  const labels: Record<BulkAction, string> = {
    discount: text.discount,
    'raise-percent': text.raisePercent,
    'lower-percent': text.lowerPercent,
    'raise-rupees': text.raiseRupees,
    'lower-rupees': text.lowerRupees,
    'stock-set': text.setStock,
    'stock-add': text.addStock,
    category: text.move,
    on: text.on,
    off: text.off,
    new: text.markNew,
    'not-new': text.notNew,
    delete: text.delete,
  }
  return labels[action]
}

/** `amount` is a percentage, paise or units, by action; `roundTo` is in paise, 0 for none. */
export type ChosenChange = { action: BulkAction; amount: number; category?: Category; roundTo: Paise }

const isPrice = (action: BulkAction) => /^(?:discount|raise|lower)/.test(action)

/** The kind of the action's input. */
export function valueKind(action: BulkAction): 'percent' | 'rupees' | 'units' | 'category' | 'none' {
  if (action === 'discount' || action.endsWith('-percent')) return 'percent'
  if (action.endsWith('-rupees')) return 'rupees'
  if (action.startsWith('stock-')) return 'units'
  return action === 'category' ? 'category' : 'none'
}

export const canRound = isPrice

const choice = v.object({ action: v.pipe(typedLine, v.picklist(bulkActions)), value: typedLine, roundTo: typedLine })

/** Returns the change, or the fault by field. */
export function readChosenChange(
  input: Record<string, unknown>,
  categories: readonly ListedCategory[],
): { change: ChosenChange } | { field: 'action' | 'value'; message: string } {
  const text = wordsOf(productChanges)
  const read = v.safeParse(choice, input)
  if (!read.success) return { field: 'action', message: text.chooseWhat }
  const { action, value, roundTo } = read.output
  const rounding = roundings.find((step) => `${step}` === roundTo) ?? 0
  const change = { action, amount: 0, roundTo: canRound(action) ? rounding : 0 }
  const kind = valueKind(action)
  if (kind === 'none') return { change }
  if (kind === 'category') {
    const category = findCategory(categories, value)
    return category ? { change: { ...change, category } } : { field: 'value', message: text.chooseCategory }
  }
  const amount = readAmount(kind, value)
  if (amount === undefined) {
    const unread = {
      percent: text.enterPercent,
      rupees: text.enterRupees,
      units: text.enterPieces({ most: MAX_STOCK }),
    }
    return { field: 'value', message: unread[kind] }
  }
  if ((action === 'lower-percent' || action === 'discount') && amount > 100)
    return { field: 'value', message: text.enterLess }
  return { change: { ...change, amount } }
}

function readAmount(kind: 'percent' | 'rupees' | 'units', text: string): number | undefined {
  const typed = asciiDigits(text).trim()
  if (kind === 'rupees') {
    const paise = parseRupees(typed)
    return paise !== undefined && paise >= 0 && paise <= MAX_PRICE_PAISE ? paise : undefined
  }
  if (kind === 'percent') {
    const percent = /^\d{1,4}(?:\.\d{1,2})?\s*%?$/.test(typed) ? Number.parseFloat(typed) : Number.NaN
    return percent <= 1_000 ? percent : undefined
  }
  const units = /^[\d,]+$/.test(typed) ? Number(typed.replaceAll(',', '')) : Number.NaN
  return units <= MAX_STOCK ? units : undefined
}

type Seen = Pick<Product, 'mrpPaise' | 'pricePaise' | 'stock' | 'category' | 'enabled' | 'isNew' | 'name'>

/** Returns the fields that the change depends on: concurrent changes of them must not be lost. */
export function fieldsSeen({ action }: Pick<ChosenChange, 'action'>): readonly (keyof Seen)[] {
  if (isPrice(action)) return ['mrpPaise', 'pricePaise']
  if (action === 'stock-set') return ['stock']
  if (action === 'stock-add') return []
  if (action === 'category') return ['category']
  if (action === 'delete') return ['name', 'pricePaise', 'enabled']
  return action === 'on' || action === 'off' ? ['enabled'] : ['isNew']
}

/** Changed fields and a stock difference, or a deletion. */
export type ProductOutcome = { fields: Partial<BulkFields>; addStock: number } | 'deleted' | 'unchanged'

/** `product` is as the admin saw it. */
export function outcomeOf(product: Seen, change: ChosenChange): ProductOutcome {
  const { action, amount } = change
  if (action === 'delete') return 'deleted'
  if (action === 'stock-set' || action === 'stock-add') {
    const wanted = Math.min(action === 'stock-set' ? amount : product.stock + amount, MAX_STOCK)
    return wanted === product.stock ? 'unchanged' : { fields: {}, addStock: wanted - product.stock }
  }
  const fields = fieldsOf(product, change)
  const isSame = Object.entries(fields).every(([name, value]) => Reflect.get(product, name) === value)
  return isSame ? 'unchanged' : { fields, addStock: 0 }
}

function fieldsOf(product: Seen, change: ChosenChange): Partial<BulkFields> {
  const { action, category } = change
  if (action === 'category' && category) return { category }
  if (action === 'on' || action === 'off') return { enabled: action === 'on' }
  if (action === 'new' || action === 'not-new') return { isNew: action === 'new' }
  return { pricePaise: newPrice(product, change) }
}

function newPrice({ mrpPaise, pricePaise }: Seen, { action, amount, roundTo }: ChosenChange): Paise {
  const sign = action.startsWith('lower') ? -1 : 1
  const exact =
    action === 'discount'
      ? priceFromDiscount(mrpPaise, amount)
      : action.endsWith('percent')
        ? Math.round((pricePaise * (100 + sign * amount)) / 100)
        : pricePaise + sign * amount
  const rounded = roundTo === 0 ? exact : Math.round(exact / roundTo) * roundTo
  return Math.min(Math.max(rounded, 0), MAX_PRICE_PAISE)
}

export type PreviewRow = {
  id: string
  code: string
  name: string
  /** '' if deleted or unchanged. */
  before: string
  after: string
  warning?: PriceWarning
  isChanged: boolean
}

export type PriceWarning = { kind: 'above the M.R.P' | 'below a rupee'; text: string }

export function previewOf(products: readonly Product[], change: ChosenChange): PreviewRow[] {
  const text = wordsOf(productChanges)
  return products.map((product) => {
    const { id, code, name } = product
    const outcome = outcomeOf(product, change)
    if (outcome === 'deleted') return { id, code, name, before: '', after: text.isDeleted, isChanged: true }
    if (outcome === 'unchanged') return { id, code, name, before: '', after: text.isUnchanged, isChanged: false }
    const next = { ...product, ...outcome.fields, stock: product.stock + outcome.addStock }
    const warning = isPrice(change.action) ? priceWarning(next) : undefined
    const [before, after] = [valueText(product, change), valueText(next, change)]
    return { id, code, name, before, after, ...(warning && { warning }), isChanged: true }
  })
}

function priceWarning({ mrpPaise, pricePaise }: Seen): PriceWarning | undefined {
  const text = wordsOf(productChanges)
  if (pricePaise > mrpPaise) return { kind: 'above the M.R.P', text: text.aboveMrp({ mrp: formatRupees(mrpPaise) }) }
  return pricePaise < 100 ? { kind: 'below a rupee', text: text.belowRupee } : undefined
}

function valueText(product: Seen, { action }: ChosenChange): string {
  const text = wordsOf(productChanges)
  if (action.startsWith('stock-')) return indianGrouping(product.stock)
  if (action === 'category') return product.category
  if (action === 'on' || action === 'off') return product.enabled ? text.isShown : text.isOff
  if (action === 'new' || action === 'not-new') return product.isNew ? text.isNew : text.isNotNew
  const percent = discountFromPrice(product.mrpPaise, product.pricePaise)
  const price = formatRupees(product.pricePaise)
  return percent > 0 ? text.priceOff({ price, percent }) : price
}

/** Returns text for the list of changes: 'Raise the price by 10 %, rounded to ₹5'. */
export function changeText(chosen: ChosenChange): string {
  const { roundTo } = chosen
  const change = exactText(chosen)
  return roundTo > 0 ? wordsOf(productChanges).rounded({ change, step: formatRupees(roundTo) }) : change
}

function exactText({ action, amount, category = '' }: ChosenChange): string {
  const text = wordsOf(productChanges)
  switch (action) {
    case 'discount':
      return text.discountBy({ amount: `${amount}` })
    case 'raise-percent':
      return text.raisePercentBy({ amount: `${amount}` })
    case 'lower-percent':
      return text.lowerPercentBy({ amount: `${amount}` })
    case 'raise-rupees':
      return text.raiseRupeesBy({ amount: formatRupees(amount) })
    case 'lower-rupees':
      return text.lowerRupeesBy({ amount: formatRupees(amount) })
    case 'stock-set':
      return text.setStockTo({ amount })
    case 'stock-add':
      return text.addStockOf({ amount })
    case 'category':
      return text.moveTo({ category })
    default:
      return actionLabel(action)
  }
}
