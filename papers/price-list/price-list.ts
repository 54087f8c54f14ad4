/** Lays out the price list in dated pages of two columns (§2). */
import { wordsOf } from '#domain/words/catalogue.ts'
import { papers } from '#domain/words/en/papers/papers.ts'
import { sections } from '#domain/product/catalogue.ts'
import { orderDate } from '#domain/dates/indian-date.ts'
import type { Language } from '#domain/language.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { shownLanguage } from '#domain/words/shown-language.ts'
import { BODY_HEIGHT_MM, MARGIN_MM } from '../page-layout.ts'
import { listEntries, listNotes } from './entries.ts'
import type { ListEntry, ListSeller } from './entries.ts'
import { fillColumns } from './columns.ts'
import type { PlacedEntry } from './columns.ts'
import type { ListedCategory } from '#domain/category/category.ts'
import type { Product } from '#domain/product/product.ts'
import { printableText } from '../printable-text.ts'

export const LIST_HEAD_MM = 30
export const LIST_CONTINUED_MM = 8
export const LIST_NOTE_LINE_MM = 3.9
const NOTES_GAP_MM = 3

export type ListPage = {
  number: number
  /** Left and right. */
  columns: [PlacedEntry[], PlacedEntry[]]
  /** On the last page. */
  notes?: { topMm: number; lines: string[] }
}

export type PriceListLayout = {
  language: Language
  fileName: string
  /** '20/11/2026', in India. */
  date: string
  /** Midnight (UTC) of that day: equal lists of one day make equal files. */
  day: string
  productCount: number
  categoryCount: number
  /** `logo` is its URL, so that a new logo changes the list. */
  seller: { name: string; tagline: string; address: string; phone: string; website: string; logo: string }
  /** 'Minimum order ₹2,000'. */
  minimumOrder: string
  pages: ListPage[]
}

/** The products that visitors see, and the categories in the owner's order. */
export type ListedGoods = { products: readonly Product[]; categories: readonly ListedCategory[] }

/**
 * In the language of the moment. Returns at least one page; `at` is when the whole catalogue was read. Throws above 1,000
 * pages (§2).
 */
export function layOutPriceList({ products, categories }: ListedGoods, seller: ListSeller, at: Date): PriceListLayout {
  const date = orderDate(at)
  const found = sections(products, categories)
  const language = shownLanguage()
  const title = wordsOf(papers).priceListOf({ date: '' })
  return {
    language,
    fileName: `${fileNamePart(title)}_${fileNamePart(seller.name)}_${date.replaceAll('/', '-')}.pdf`,
    date,
    day: date.split('/').toReversed().join('-'),
    productCount: products.length,
    categoryCount: found.length,
    seller: {
      name: printableText(seller.name),
      tagline: printableText(seller.tagline),
      address: printableText(seller.address),
      phone: printableText(seller.phone),
      website: printableText(seller.website),
      logo: seller.logo ?? '',
    },
    minimumOrder: wordsOf(papers, seller).minimum({
      amount: formatRupees(seller.minimumOrderPaise),
    }),
    pages: pagesOf(
      found.flatMap((section) => listEntries(section)),
      listNotes(seller),
    ),
  }
}

function pagesOf(entries: ListEntry[], notes: string[]): ListPage[] {
  const notesMm = NOTES_GAP_MM + notes.length * LIST_NOTE_LINE_MM
  const pages: ListPage[] = []
  let rest = entries
  do {
    const topMm = MARGIN_MM + (pages.length === 0 ? LIST_HEAD_MM : LIST_CONTINUED_MM)
    const roomMm = MARGIN_MM + BODY_HEIGHT_MM - topMm
    const number = pages.length + 1
    const closed = balancedColumns(rest, topMm, roomMm - notesMm)
    if (closed) {
      const { columns, bottomMm } = closed
      return [...pages, { number, columns, notes: { topMm: bottomMm + NOTES_GAP_MM, lines: notes } }]
    }
    const { columns, rest: left } = fillColumns(rest, topMm, roomMm)
    pages.push({ number, columns })
    rest = left
  } while (pages.length < MOST_PAGES)
  throw new RangeError(`A price list of more than ${MOST_PAGES} pages`)
}

const MOST_PAGES = 1_000
const STEP_MM = 3

/** Returns columns of about equal height; undefined when the entries do not fit. */
function balancedColumns(entries: ListEntry[], topMm: number, roomMm: number) {
  for (let heightMm = STEP_MM; heightMm < roomMm + STEP_MM; heightMm += STEP_MM) {
    const { columns, rest } = fillColumns(entries, topMm, Math.min(heightMm, roomMm))
    if (rest.length > 0) continue
    const bottoms = columns.flat().map((entry) => entry.topMm + entry.heightMm)
    return { columns, bottomMm: Math.max(topMm, ...bottoms) }
  }
  return undefined
}

function fileNamePart(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .replace(/^_+|(?<!_)_+$/g, '')
    .slice(0, 60)
}
