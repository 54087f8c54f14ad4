// What an import has found and done, in sentences for the terminal.
import { orderDate } from '#domain/dates/indian-date.ts'
import { counted } from '#domain/numbers/counted.ts'
import { formatRupees, indianGrouping } from '#domain/numbers/money.ts'
import type { Survey } from './export/survey.ts'
import type { OrderCounts } from './take-orders.ts'

type Counts = { added: number; same: number; left: number; refused: number }

export type ImportSummary = {
  survey: Survey
  products: Counts
  videos: Counts
  orders: OrderCounts
  /** New ones. */
  categories: readonly string[]
  /** Without pictures that the shop has. */
  pictures: { fetched: number; addresses: number; hosts: ReadonlySet<string> }
  demoProducts: number
}

export function summaryLines(summary: ImportSummary, { isSaved }: { isSaved: boolean }): string[] {
  const { survey, products, orders, videos, categories, pictures, demoProducts } = summary
  const { others, missing, repeated } = survey
  const all = (section: 'products' | 'videos') =>
    survey[section].size + repeated.filter((each) => each.section === section).length
  const more = (section: 'products' | 'videos', counts: Counts) => ({
    ...counts,
    refused: counts.refused + repeated.filter((each) => each.section === section).length,
  })
  const lines = [
    `Products: ${countsOf(all('products'), more('products', products))}`,
    `Orders: ${countsOf(survey.orders, orders)}`,
    `Videos: ${countsOf(all('videos'), more('videos', videos))}`,
  ]
  const { added, totalPaise, first, last, past } = orders
  if (added > 0) {
    const days = `${orderDate(new Date(first))} to ${orderDate(new Date(last))}`
    lines.push(`The new orders are of ${days} and add up to ${formatRupees(totalPaise)}.`)
    lines.push('They take no stock and send no message. The stock is what the export says of each new product.')
  }
  if (past > 0)
    lines.push(
      `${counted(past, 'new order is', 'new orders are')} for goods that the shop had before: compare their stock.`,
    )
  lines.push(datesLine(survey))
  if (categories.length > 0) lines.push(`New categories: ${categories.join(', ')}.`)
  if (pictures.addresses + pictures.fetched > 0) lines.push(picturesLine(pictures, isSaved))
  if (missing.length > 0) lines.push(`The export has no ${missing.join(' and no ')}.`)
  if (others.length > 0) lines.push(`Not imported: ${others.slice(0, 10).join(', ')}${others.length > 10 ? ' …' : '.'}`)
  if (demoProducts > 0)
    lines.push(
      `The shop has ${counted(demoProducts, 'product')} of the demo, whose codes are taken. Remove them first: Dashboard, "Start with my own products".`,
    )
  return lines
}

function countsOf(all: number, { added, same, left, refused }: Counts): string {
  const parts = [
    `${indianGrouping(added)} new`,
    ...(same > 0 ? [`${indianGrouping(same)} already here`] : []),
    ...(left > 0 ? [`${indianGrouping(left)} left as they are here`] : []),
    ...(refused > 0 ? [`${indianGrouping(refused)} refused`] : []),
  ]
  return `${indianGrouping(all)} in the export, ${parts.join(', ')}.`
}

function datesLine({ dates, rule }: Survey): string {
  const { 'day first': dayFirst, 'month first': monthFirst, undecided } = dates
  const votes = `${counted(dayFirst, 'date says', 'dates say')} day first, ${indianGrouping(monthFirst)} month first, ${indianGrouping(undecided)} could be either`
  const why = rule.isCertain
    ? ''
    : dayFirst + monthFirst === 0
      ? ' Nothing decides it: check the dates.'
      : ' They differ: check the dates that the report names.'
  return `Dates are read ${rule.order}: ${votes}.${why}`
}

function picturesLine({ addresses, hosts, fetched }: ImportSummary['pictures'], isSaved: boolean): string {
  if (isSaved)
    return `${counted(fetched, 'product has its picture', 'products have their pictures')} in the shop. ${counted(addresses, 'picture stays', 'pictures stay')} elsewhere, from where pages do not load it.`
  const from = [...hosts].slice(0, 3).join(', ')
  return `${counted(addresses, 'product has a picture', 'products have pictures')}${from === '' ? '' : ` at ${from}`}: they are fetched when you save.`
}
