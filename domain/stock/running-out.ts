/** How long each product's stock lasts at its recent sales. */
import { indianGrouping } from '../numbers/money.ts'
import { wordsOf } from '../words/catalogue.ts'
import { stock as stockWords } from '../words/en/office/goods/stock.ts'

/** In days. */
export const sellingWindows = [14, 30] as const

export type SellingWindow = (typeof sellingWindows)[number]

const DAY_MS = 24 * 60 * 60_000

/** Returns pieces sold per day over `days`, or the product's age if shorter. */
export function soldPerDay(sold: number, days: number, createdAt: string, now: Date): number {
  const ageDays = (now.getTime() - Date.parse(createdAt)) / DAY_MS
  return sold / Math.min(days, Math.max(ageDays, 1))
}

/** Returns undefined if nothing was sold. */
export function daysLeft(stock: number, perDay: number): number | undefined {
  return perDay > 0 ? stock / perDay : undefined
}

/** Returns '12 a day', '3.5 a day', 'Less than 0.1 a day', or '' if nothing was sold. */
export function perDayText(perDay: number): string {
  if (perDay <= 0) return ''
  const text = wordsOf(stockWords)
  if (perDay < 0.1) return text.seldom
  const rounded = perDay < 10 ? Math.round(perDay * 10) / 10 : Math.round(perDay)
  const tenths = rounded % 1 === 0 ? '' : `.${Math.round((rounded % 1) * 10)}`
  return text.perDay({ pieces: `${indianGrouping(Math.floor(rounded))}${tenths}` })
}

/** Returns 'Less than a day', '1 day', '12 days' or 'More than a year'. */
export function daysLeftText(days: number): string {
  const text = wordsOf(stockWords)
  if (days < 1) return text.lessThanADay
  if (days > 365) return text.moreThanAYear
  return text.daysLeft({ count: Math.floor(days) })
}

/** Sorts by remaining days; unsold products are last, least stock first. */
export function byRunningOut<Row extends { name: string; stock: number; days: number | undefined }>(
  rows: readonly Row[],
): Row[] {
  return rows.toSorted(
    (a, b) =>
      (a.days ?? Number.MAX_VALUE) - (b.days ?? Number.MAX_VALUE) ||
      a.stock - b.stock ||
      a.name.localeCompare(b.name, 'en'),
  )
}
