// The first reading of an export: its products and videos, the order of its dates, and the numbers of its orders.
import { fieldsOf } from '#domain/shop-import/export-values.ts'
import {
  addEvidence,
  type DateEvidence,
  dateRule,
  type DateRule,
  noEvidence,
} from '#domain/shop-import/order-moment.ts'
import { truncate } from '#domain/plain-text.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { importSummary } from '#domain/words/en/office/shop/import-summary.ts'
import { Refusal } from '#server/refusal.ts'
import { readOrderNumber } from '../rows/order-numbers.ts'
import { readExport } from './read-export.ts'
import type { Section } from '#domain/shop-import/import-summary.ts'

/** More than a shop has; they are in memory. */
const MOST_PRODUCTS = 20_000
const MOST_VIDEOS = 10_000

export type Survey = {
  hash: string
  bytes: number
  products: ReadonlyMap<string, unknown>
  videos: ReadonlyMap<string, unknown>
  orders: number
  /** Valid ones of all orders. */
  numbers: ReadonlySet<string>
  dates: DateEvidence
  rule: DateRule
  /** Entries whose key was there before, in the same list. */
  repeated: readonly { section: Section; key: string }[]
  /** Other lists of the export. */
  others: readonly string[]
  missing: readonly Section[]
}

/** Throws a Refusal with one sentence for a file that is no export of a shop. */
export async function surveyExport(path: string): Promise<Survey> {
  const lists = { products: new Map<string, unknown>(), videos: new Map<string, unknown>() }
  const most = { products: MOST_PRODUCTS, videos: MOST_VIDEOS }
  const numbers = new Set<string>()
  const dates = noEvidence()
  const repeated: { section: Section; key: string }[] = []
  let orders = 0
  const { hash, bytes, others, found } = await readExport(path, ({ section, key, value }) => {
    if (section !== 'orders') {
      if (lists[section].has(key)) repeated.push({ section, key })
      else lists[section].set(key, value)
      if (lists[section].size > most[section])
        throw new Refusal(
          wordsOf(importSummary)[section === 'products' ? 'tooManyProducts' : 'tooManyVideos']({ most: most[section] }),
        )
      return
    }
    orders += 1
    const fields = fieldsOf(value)
    const number = readOrderNumber(fields?.get('orderId'))
    if (number !== undefined) numbers.add(number)
    addEvidence(dates, {
      date: fields?.get('orderDate'),
      time: fields?.get('orderTime'),
      number: fields?.get('orderId'),
      key,
    })
  })
  if (found.size === 0) throw new Refusal(noShop(others))
  const missing = (['products', 'orders', 'videos'] as const).filter((each) => !found.has(each))
  return { hash, bytes, ...lists, orders, numbers, dates, rule: dateRule(dates), repeated, others, missing }
}

function noShop(others: readonly string[]): string {
  const text = wordsOf(importSummary)
  if (others.length === 0) return text.emptyShop
  if (others.every((name) => /^(?:-[\w-]{19}|\d+)$/.test(name))) return text.oneList
  const names = others.slice(0, 5).map((name) => truncate(name, 30))
  return text.otherDatabase({ names: [...names, ...(others.length > 5 ? ['…'] : [])].join(', ') })
}
