// Reads the lines of an exported order (spec §3 Order).
import { findCategory, type ListedCategory } from '#domain/category/category.ts'
import { CATEGORY_NAME_MAX } from '#domain/category/category-form.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import type { OrderLine } from '#domain/order/order.ts'
import { wellFormed } from '#domain/plain-text.ts'
import { discountFromPrice } from '#domain/product/product.ts'
import {
  amountOf,
  countOf,
  entriesOf,
  type Fields,
  fieldsOf,
  MOST_PAISE,
  textOf,
} from '#domain/shop-import/export-values.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { importRemarks } from '#domain/words/en/office/shop/import-remarks.ts'
import { readUnit } from '#domain/spreadsheets/cells/cell-values.ts'
import { fileAddress, INLINE_PICTURE } from './file-address.ts'
import type { Goods, GoodsFinder } from './goods.ts'
import { NAME_MAX, productFields } from './read-product.ts'
import { type Report, type Say, shown } from './report.ts'

export const MOST_PIECES = 1_000_000
/** An edit to 500 lines of 10,000 pieces is still exact. */
const MOST_PRICE_PAISE = 1e9
export const lineFields = [...productFields, 'quantity']

export type LineNeeds = {
  goods: GoodsFinder
  categories: readonly ListedCategory[]
  report: Report
  key: string
  say: Say
}

/** Without those that are left out. */
export function readLines(items: unknown, needs: LineNeeds): OrderLine[] {
  const { say } = needs
  const lines: OrderLine[] = []
  for (const [at, value] of entriesOf(items) ?? []) {
    const line = readLine(`items/${at}`, value, needs)
    const twin = line && lines.find((each) => each.productId === line.productId && each.pricePaise === line.pricePaise)
    if (twin && line) {
      say(`items/${at}`, 'mended', wordsOf(importRemarks).lineTwice({ name: shown(line.name) }))
      twin.quantity += line.quantity
    } else if (line) lines.push(line)
  }
  return lines
}

function readLine(field: string, value: unknown, { goods, categories, report, key, say }: LineNeeds) {
  const text = wordsOf(importRemarks)
  const fields = fieldsOf(value)
  if (!fields) return leaveOut(text.lineNotAProduct({ value: shown(value) }))
  for (const name of fields.keys()) if (!lineFields.includes(name)) report.unknown('orders', `items/${name}`, key)
  const quantity = readQuantity(fields.get('quantity'), field, say)
  if (quantity < 1 || quantity > MOST_PIECES)
    return leaveOut(text.lineNotAQuantity({ value: shown(fields.get('quantity')) }))
  const paise = amountOf(fields.get('ourPrice')) ?? 0
  if (paise > MOST_PRICE_PAISE || paise * quantity > MOST_PAISE)
    return leaveOut(text.lineTooDear({ price: formatRupees(paise), count: quantity }))
  const found = goods.find(fields)
  if (!found) return leaveOut(text.lineWithoutCode)
  const { product } = found
  if (!product) say(`${field}/id`, 'noted', text.noLongerSold({ name: shown(nameOf(fields, found)) }))
  const pricePaise = readPrice(fields, found, field, say)
  const mrpPaise = readMrp(fields, pricePaise, found)
  const exported = textOf(fields.get('items'))
  return {
    productId: found.id,
    code: found.code,
    name: readName(fields, found, field, say),
    imageUrl: readPicture(fields, found),
    unit: readUnit(textOf(fields.get('category'))) ?? product?.unit ?? '1box',
    category: findCategory(categories, exported) ?? (exported.slice(0, CATEGORY_NAME_MAX) || (product?.category ?? '')),
    mrpPaise,
    pricePaise,
    discount: Math.min(discountFromPrice(mrpPaise, pricePaise), 100),
    quantity,
  } satisfies OrderLine

  function leaveOut(sentence: string): undefined {
    say(field, 'refused', sentence)
  }
}

/** 0 for what is left out. */
function readQuantity(value: unknown, field: string, say: Say): number {
  const text = wordsOf(importRemarks)
  const count = countOf(value)
  if (count === undefined) {
    const sentence =
      value === undefined ? text.missingUse({ used: 1 }) : text.notAQuantity({ value: shown(value), used: 1 })
    say(`${field}/quantity`, 'mended', sentence)
    return 1
  }
  if (count <= 0 || Number.isInteger(count)) return Math.max(count, 0)
  const whole = Math.max(Math.floor(count), 1)
  say(`${field}/quantity`, 'mended', text.notWhole({ value: shown(value), used: whole }))
  return whole
}

function readPrice(fields: Fields, { product }: Goods, field: string, say: Say): number {
  const given = fields.get('ourPrice')
  const paise = amountOf(given)
  if (paise !== undefined && paise >= 0) return paise
  const pricePaise = product?.price_paise ?? 0
  const text = wordsOf(importRemarks)
  const price = formatRupees(pricePaise)
  const value = shown(given)
  if (given === undefined)
    say(`${field}/ourPrice`, 'mended', product ? text.linePrice({ price }) : text.missingUse({ used: price }))
  else
    say(
      `${field}/ourPrice`,
      'mended',
      product ? text.notALinePrice({ value, price }) : text.notAnAmount({ value, used: price }),
    )
  return pricePaise
}

/** Orders of the specification may lack it. */
function readMrp(fields: Fields, pricePaise: number, { product }: Goods): number {
  const paise = amountOf(fields.get('mrp'))
  if (paise !== undefined && paise >= 0 && paise <= MOST_PRICE_PAISE) return paise
  return Math.max(pricePaise, product?.mrp_paise ?? 0)
}

function nameOf(fields: Fields, { product, code }: Goods): string {
  return wellFormed(textOf(fields.get('productName')).slice(0, NAME_MAX)).trim() || (product?.name ?? code)
}

function readName(fields: Fields, goods: Goods, field: string, say: Say): string {
  const name = nameOf(fields, goods)
  const remarks = wordsOf(importRemarks)
  const text = textOf(fields.get('productName'))
  if (text === '') say(`${field}/productName`, 'mended', remarks.lineNoName({ name: shown(name) }))
  if (text.length > NAME_MAX) say(`${field}/productName`, 'mended', remarks.shortened({ most: NAME_MAX }))
  return name
}

/** The product's picture may have been fetched; that of a deleted one keeps its address. */
function readPicture(fields: Fields, { product }: Goods): string {
  if (product) return product.image_url
  const address = fileAddress(fields.get('imageUrl'), 'imageUrl', () => {})
  return INLINE_PICTURE.test(address) ? '' : address
}
