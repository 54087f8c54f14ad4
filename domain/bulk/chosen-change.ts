/** Bulk changes of products: reading one, previewing it, and its outcome for each product. */
import * as v from 'valibot'
import { type Category, findCategory, type ListedCategory } from '../category/category.ts'
import { asciiDigits } from '../digits.ts'
import { typedLine } from '../form-text.ts'
import { formatRupees, indianGrouping, type Paise, parseRupees } from '../money.ts'
import { discountFromPrice, type Product } from '../product/product.ts'
import { MAX_PRICE_PAISE, priceFromDiscount } from '../product/product-form.ts'
import { MAX_STOCK } from '../product/stock.ts'
import type { BulkFields } from './product-changes.ts'

/** Products per request. */
export const MOST_AT_ONCE = 5_000

export const roundings = [0, 100, 500, 1_000] as const

export const bulkActions = {
  discount: 'Set the discount to %',
  'raise-percent': 'Raise the price by %',
  'lower-percent': 'Lower the price by %',
  'raise-rupees': 'Raise the price by ₹',
  'lower-rupees': 'Lower the price by ₹',
  'stock-set': 'Set the stock to',
  'stock-add': 'Add to the stock',
  category: 'Move to a category',
  on: 'Show in the shop',
  off: 'Switch off',
  new: 'Mark as new this year',
  'not-new': 'No longer new this year',
  delete: 'Delete',
} as const

export type BulkAction = keyof typeof bulkActions

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

const actions = Object.keys(bulkActions) as BulkAction[]
const choice = v.object({ action: v.pipe(typedLine, v.picklist(actions)), value: typedLine, roundTo: typedLine })

/** Returns the change, or the fault by field. */
export function readChosenChange(
  input: Record<string, unknown>,
  categories: readonly ListedCategory[],
): { change: ChosenChange } | { field: 'action' | 'value'; message: string } {
  const read = v.safeParse(choice, input)
  if (!read.success) return { field: 'action', message: 'Choose what to change' }
  const { action, value, roundTo } = read.output
  const rounding = roundings.find((step) => `${step}` === roundTo) ?? 0
  const change = { action, amount: 0, roundTo: canRound(action) ? rounding : 0 }
  const kind = valueKind(action)
  if (kind === 'none') return { change }
  if (kind === 'category') {
    const category = findCategory(categories, value)
    return category ? { change: { ...change, category } } : { field: 'value', message: 'Choose a category' }
  }
  const amount = readAmount(kind, value)
  if (amount === undefined) return { field: 'value', message: amountSentences[kind] }
  if (action === 'lower-percent' && amount > 100) {
    return { field: 'value', message: 'A price can be lowered by 100 % at most' }
  }
  return { change: { ...change, amount } }
}

const amountSentences = {
  percent: 'Enter a percentage, like 10 or 7.5',
  rupees: 'Enter an amount in rupees, like 5 or 2.50',
  units: `Enter a whole number up to ${indianGrouping(MAX_STOCK)}`,
} as const

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
  warning?: string
  isChanged: boolean
}

export function previewOf(products: readonly Product[], change: ChosenChange): PreviewRow[] {
  return products.map((product) => {
    const { id, code, name } = product
    const outcome = outcomeOf(product, change)
    if (outcome === 'deleted') return { id, code, name, before: '', after: 'Deleted', isChanged: true }
    if (outcome === 'unchanged') return { id, code, name, before: '', after: 'Stays as it is', isChanged: false }
    const next = { ...product, ...outcome.fields, stock: product.stock + outcome.addStock }
    const warning = isPrice(change.action) ? priceWarning(next) : undefined
    const [before, after] = [valueText(product, change), valueText(next, change)]
    return { id, code, name, before, after, ...(warning && { warning }), isChanged: true }
  })
}

function priceWarning({ mrpPaise, pricePaise }: Seen): string | undefined {
  if (pricePaise > mrpPaise) return `Above the M.R.P ${formatRupees(mrpPaise)}`
  return pricePaise < 100 ? 'Below ₹1' : undefined
}

function valueText(product: Seen, { action }: ChosenChange): string {
  if (action.startsWith('stock-')) return indianGrouping(product.stock)
  if (action === 'category') return product.category
  if (action === 'on' || action === 'off') return product.enabled ? 'Shown' : 'Switched off'
  if (action === 'new' || action === 'not-new') return product.isNew ? 'New this year' : 'Not new'
  const percent = discountFromPrice(product.mrpPaise, product.pricePaise)
  return `${formatRupees(product.pricePaise)}${percent > 0 ? ` (${percent}% off)` : ''}`
}

/** Returns text for the list of changes: 'Raise the price by 10 %, rounded to ₹5'. */
export function changeText({ action, amount, category, roundTo }: ChosenChange): string {
  const words: string = bulkActions[action]
  const kind = valueKind(action)
  const rounded = roundTo > 0 ? `, rounded to ${formatRupees(roundTo)}` : ''
  if (kind === 'percent') return `${words.replace(' %', '')} ${amount} %${rounded}`
  if (kind === 'rupees') return `${words.replace(' ₹', '')} ${formatRupees(amount)}${rounded}`
  if (kind === 'units') return `${words} ${indianGrouping(amount)}`
  return kind === 'category' ? `Move to ${category ?? ''}` : words
}
