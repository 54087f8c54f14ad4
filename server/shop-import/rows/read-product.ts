// Reads a product of an export, mends what can be mended, and says so (spec §3 Product).
import { categoriesByName } from '#domain/imports/category-by-name.ts'
import { type Category, findCategory, type ListedCategory, spellingKey } from '#domain/category/category.ts'
import { CATEGORY_NAME_MAX } from '#domain/category/category-form.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { discountFromPrice } from '#domain/product/product.ts'
import { MAX_PRICE_PAISE, priceFromDiscount } from '#domain/product/product-form.ts'
import { MAX_STOCK } from '#domain/product/stock.ts'
import { pushKeyMoment } from '#domain/shop-import/push-key.ts'
import {
  amountOf,
  countOf,
  type Fields,
  isUnsure,
  likelyAmountOf,
  percentOf,
  textOf,
} from '#domain/shop-import/export-values.ts'
import { wellFormed } from '#domain/plain-text.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { importRemarks } from '#domain/words/en/office/shop/import-remarks.ts'
import { readUnit } from '#domain/spreadsheets/cells/cell-values.ts'
import type { ProductRow } from '#server/database/tables.ts'
import { fileAddress } from './file-address.ts'
import { type Say, shown } from './report.ts'

export const productFields =
  'id productName code imageUrl videoUrl category items mrp ourPrice discount stock createdAt updatedAt newImage'.split(
    ' ',
  )
export const NAME_MAX = 120
const OTHERS = 'Others'

/** Without id and code, which depend on the other products. */
export type ReadProduct = Omit<ProductRow, 'id' | 'code'> & { exportedCode: string }

export type CategoryNames = {
  /** The shop's name for a spelling; adds a category for a new one. */
  of(text: string, name: string, say: Say): Category
  added(): Category[]
}

export function openCategoryNames(list: readonly ListedCategory[]): CategoryNames {
  const byName = categoriesByName(list.map(({ name }) => name))
  const added = new Map<string, Category>()
  const add = (name: Category): Category => {
    const key = spellingKey(name)
    const known = added.get(key) ?? name
    added.set(key, known)
    return known
  }
  return {
    added: () => [...added.values()],
    of(text, name, say) {
      const remarks = wordsOf(importRemarks)
      const found = findCategory(list, text)
      if (found !== undefined) return found
      const isName = text !== '' && text.length <= CATEGORY_NAME_MAX && spellingKey(text) !== ''
      if (isName && spellingKey(text) !== spellingKey('All Categories')) {
        say('items', 'noted', remarks.newCategory({ value: shown(text) }))
        return add(text)
      }
      const guessed = byName(name) ?? findCategory(list, OTHERS) ?? add(OTHERS)
      const into = { category: guessed }
      say(
        'items',
        'mended',
        text === '' ? remarks.noCategory(into) : remarks.notACategory({ value: shown(text), ...into }),
      )
      return guessed
    },
  }
}

/** Undefined if it is refused. */
export function readProduct(
  key: string,
  fields: Fields,
  { categories, now, say }: { categories: CategoryNames; now: Date; say: Say },
): ReadProduct | undefined {
  const text = wordsOf(importRemarks)
  const name = textOf(fields.get('productName'))
  if (name === '') return refuse('productName', text.noName)
  if (name.length > NAME_MAX) say('productName', 'mended', text.shortened({ most: NAME_MAX }))
  const prices = readPrices(fields, say)
  if ('refused' in prices) return refuse(prices.field, prices.refused)
  const { mrpPaise, pricePaise, isSure } = prices
  const discount = Math.min(discountFromPrice(mrpPaise, pricePaise), 100)
  const said = percentOf(fields.get('discount'))
  if (said !== undefined && Math.abs(said - discount) >= 1)
    say('discount', 'mended', text.otherDiscount({ value: shown(fields.get('discount')), discount }))
  const videoUrl = fileAddress(fields.get('videoUrl'), 'videoUrl', say)
  const unit = readUnit(textOf(fields.get('category')))
  if (!unit)
    say(
      'category',
      'mended',
      fields.has('category') ? text.notAUnit({ value: shown(fields.get('category')) }) : text.noUnit,
    )
  return {
    exportedCode: textOf(fields.get('code')),
    name: wellFormed(name.slice(0, NAME_MAX)).trim(),
    image_url: fileAddress(fields.get('imageUrl'), 'imageUrl', say),
    video_url: videoUrl === '' ? null : videoUrl,
    unit: unit ?? '1box',
    category: categories.of(textOf(fields.get('items')), name, say),
    mrp_paise: mrpPaise,
    price_paise: pricePaise,
    discount,
    stock: readStock(fields.get('stock'), say),
    created_at: readMoment(fields.get('createdAt'), now) ?? pushKeyMoment(key)?.toISOString() ?? now.toISOString(),
    updated_at: readMoment(fields.get('updatedAt'), now) ?? null,
    tamil_name: '',
    contents: '',
    enabled: isSure ? 1 : 0,
    is_new: 0,
    low_stock: null,
  }

  function refuse(field: string, sentence: string): undefined {
    say(field, 'refused', sentence)
  }
}

type Prices = { mrpPaise: number; pricePaise: number; isSure: boolean } | { field: string; refused: string }

function readPrices(fields: Fields, say: Say): Prices {
  const text = wordsOf(importRemarks)
  const amount = (field: string) => {
    const paise = amountOf(fields.get(field))
    return paise === undefined || paise < 0 ? undefined : paise
  }
  const [mrp, price, discount] = [amount('mrp'), amount('ourPrice'), percentOf(fields.get('discount'))]
  const reduced = mrp === undefined || discount === undefined ? undefined : priceFromDiscount(mrp, discount)
  const unsure = ['ourPrice', 'mrp'].map((field) => fields.get(field)).find(isUnsure)
  const pricePaise = price ?? reduced ?? likelyAmountOf(unsure) ?? mrp
  if (pricePaise === undefined) {
    const given = fields.get('ourPrice') ?? fields.get('mrp')
    return { field: 'ourPrice', refused: given === undefined ? text.noPrice : text.notAPrice({ value: shown(given) }) }
  }
  const mrpPaise = mrp ?? pricePaise
  const highest = Math.max(mrpPaise, pricePaise)
  if (highest > MAX_PRICE_PAISE)
    return {
      field: pricePaise === highest ? 'ourPrice' : 'mrp',
      refused: text.tooDear({ price: formatRupees(highest), most: formatRupees(MAX_PRICE_PAISE) }),
    }
  const both = { mrp: formatRupees(mrpPaise), price: formatRupees(pricePaise) }
  const value = (field: string) => shown(fields.get(field))
  const isSure = (price ?? reduced ?? 0) > 0
  if (price === undefined && reduced === undefined && unsure !== undefined)
    say('ourPrice', 'mended', text.twoAmounts({ value: shown(unsure), price: both.price }))
  else if (price === undefined)
    say(
      'ourPrice',
      'mended',
      fields.has('ourPrice') ? text.notAPriceByMrp({ value: value('ourPrice'), ...both }) : text.priceByMrp(both),
    )
  if (mrp === undefined)
    say(
      'mrp',
      'mended',
      fields.has('mrp') ? text.notAnMrpByPrice({ value: value('mrp'), ...both }) : text.mrpByPrice(both),
    )
  if (pricePaise > mrpPaise) say('ourPrice', 'noted', text.aboveMrp(both))
  if (!isSure) say('enabled', 'mended', text.hidden(both))
  return { mrpPaise, pricePaise, isSure }
}

function readStock(value: unknown, say: Say): number {
  const count = countOf(value)
  const stock = Math.min(Math.max(Math.trunc(count ?? 0), 0), MAX_STOCK)
  const text = wordsOf(importRemarks)
  const used = { used: stock }
  if (count !== stock)
    say(
      'stock',
      'mended',
      value === undefined ? text.missingUse(used) : text.notAStock({ value: shown(value), ...used }),
    )
  return stock
}

export function readMoment(value: unknown, now: Date): string | undefined {
  const at =
    typeof value === 'number' ? new Date(value) : new Date(/^\d{4}-\d\d-\d\d/.test(textOf(value)) ? textOf(value) : NaN)
  return Number.isNaN(at.getTime()) || at > now || at.getUTCFullYear() < 2000 ? undefined : at.toISOString()
}
