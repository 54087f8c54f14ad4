/** What an import of another shop has found and done, in sentences for the terminal and the office. */
import { orderDate } from '../dates/indian-date.ts'
import { listInWords } from '../list-in-words.ts'
import { formatRupees } from '../numbers/money.ts'
import { wordsOf } from '../words/catalogue.ts'
import { importSummary } from '../words/en/office/shop/import-summary.ts'
import type { DateEvidence, DateRule } from './order-moment.ts'

/** Lists of an export. */
export const sections = ['products', 'orders', 'videos'] as const
export type Section = (typeof sections)[number]

export type ListCounts = {
  added: number
  /** Of those added. */
  mended: number
  same: number
  left: number
  refused: number
}

export type OrderCounts = ListCounts & {
  totalPaise: number
  /** ISO, UTC; '' without orders. */
  first: string
  last: string
  /** Whose goods the shop had before this import. */
  past: number
}

/** All of it is JSON. `all` counts the rows of the export. */
export type ImportSummary = {
  products: ListCounts & { all: number }
  orders: OrderCounts & { all: number }
  videos: ListCounts & { all: number }
  dates: DateRule & { votes: DateEvidence }
  /** Lists that the export lacks, and those that are not imported. */
  missing: readonly Section[]
  others: readonly string[]
  /** New ones. */
  categories: readonly string[]
  /** `late` are pictures of earlier imports that are still elsewhere. */
  pictures: { fetched: number; addresses: number; inside: number; late: number; hosts: readonly string[] }
  /** New videos that stay where no page plays them. */
  videosElsewhere: { count: number; hosts: readonly string[] }
  demoProducts: number
}

export function summaryLines(summary: ImportSummary, { isSaved }: { isSaved: boolean }): string[] {
  return [...sections.map((section) => countsLine(section, summary[section])), ...noteLines(summary, { isSaved })]
}

/** Without the counts of each list. */
export function noteLines(summary: ImportSummary, { isSaved }: { isSaved: boolean }): string[] {
  const { orders, videos, categories, videosElsewhere, demoProducts, missing, others } = summary
  const text = wordsOf(importSummary)
  const recognised = [summary.products, orders, videos].reduce((sum, { same, left }) => sum + same + left, 0)
  const { added, totalPaise, past } = orders
  return [
    ...(added > 0
      ? [
          text.newOrders({ first: dayOf(orders.first), last: dayOf(orders.last), total: formatRupees(totalPaise) }),
          text.noStock,
        ]
      : []),
    ...(past > 0 ? [text.past({ count: past })] : []),
    ...(orders.all > 0 ? [datesLine(summary.dates)] : []),
    ...(recognised > 0 ? [text.recognised({ count: recognised })] : []),
    ...(categories.length > 0 ? [text.newCategories({ names: categories.join(', ') })] : []),
    ...pictureLines(summary.pictures, isSaved),
    ...(videosElsewhere.count > 0
      ? [text.videosElsewhere({ count: videosElsewhere.count, hosts: listInWords(videosElsewhere.hosts) })]
      : []),
    ...(missing.length > 0 ? [text.noSection({ names: listInWords(missing.map((each) => text[each])) })] : []),
    ...(others.length > 0 ? [text.otherLists({ names: listInWords(others) })] : []),
    ...(demoProducts > 0 && !isSaved ? [text.demoLeft({ count: demoProducts })] : []),
  ]
}

function dayOf(at: string): string {
  return orderDate(new Date(at))
}

function countsLine(section: Section, counts: ListCounts & { all: number }): string {
  const { all, added, mended, same, left, refused } = counts
  const text = wordsOf(importSummary)
  const parts = [
    text.inExport({ section: text[section], count: all }),
    text.isNew({ count: added }),
    ...(mended > 0 ? [text.mended({ count: mended })] : []),
    ...(same > 0 ? [text.same({ count: same })] : []),
    ...(left > 0 ? [text.left({ count: left })] : []),
    ...(refused > 0 ? [text.refused({ count: refused })] : []),
  ]
  return parts.join(' ')
}

function datesLine({ votes, order, isCertain }: ImportSummary['dates']): string {
  const text = wordsOf(importSummary)
  const { 'day first': dayVotes, 'month first': monthVotes, undecided } = votes
  const line = text[order === 'day first' ? 'dayFirst' : 'monthFirst']({ dayVotes, monthVotes, undecided })
  if (isCertain) return line
  return `${line} ${dayVotes + monthVotes === 0 ? text.undecidedDates : text.mixedDates}`
}

function pictureLines(
  { addresses, inside, late, hosts, fetched }: ImportSummary['pictures'],
  isSaved: boolean,
): string[] {
  const text = wordsOf(importSummary)
  if (isSaved)
    return [
      ...(fetched > 0 ? [text.picturesHere({ count: fetched })] : []),
      ...(addresses > 0 ? [text.picturesElsewhere({ count: addresses })] : []),
    ]
  return [
    ...(late > 0 ? [text.picturesLate({ count: late })] : []),
    ...(addresses > 0 ? [text.picturesToFetch({ count: addresses, hosts: listInWords(hosts) })] : []),
    ...(inside > 0 ? [text.picturesInside({ count: inside })] : []),
  ]
}
