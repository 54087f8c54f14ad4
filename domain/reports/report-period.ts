/** Reads a report's days from the URL and describes them. */
import { dateInWords, dayInWords, dayStart, isoDay } from '../dates/indian-date.ts'
import type { ShopSettings } from '../settings/shop-settings.ts'
import { daysLater, weekBegin } from '../dates/indian-days.ts'
import { wordsOf } from '../words/catalogue.ts'
import { reports as reportWords } from '../words/en/office/money/reports.ts'

export type PeriodChoice = 'today' | 'yesterday' | 'week' | 'season' | 'range'

/** Earlier than any order. */
const FIRST_DAY = '2000-01-01'
const SEASON_FROM = '08-01'
const YEAR_DAYS = 366

/** Inclusive; `note` explains the start of a season. */
export type ReportPeriod = { choice: PeriodChoice; from: string; to: string; words: string; note?: string }
export type UnreadablePeriod = { choice: PeriodChoice; fault: string }

type Parameters = { get(name: string): string | null }
type SeasonSettings = Pick<ShopSettings, 'bookingOpens'>

/**
 * Reads `day` (today, yesterday, week, season or range; default today); a range has `from` and `to`, one of them
 * optional. Excludes days after today.
 */
export function readReportPeriod(
  params: Parameters,
  now: Date,
  settings: SeasonSettings,
): ReportPeriod | UnreadablePeriod {
  const today = isoDay(now)
  const choice = choiceOf(params)
  if (choice === 'today') return period(choice, today, today)
  if (choice === 'yesterday') return period(choice, daysLater(today, -1), daysLater(today, -1))
  if (choice === 'week') return period(choice, weekBegin(today), today)
  if (choice === 'season') {
    const { from, note } = seasonBegin(today, settings)
    return { ...period(choice, from, today), note }
  }
  const text = wordsOf(reportWords)
  const from = dayAt(params, 'from')
  const to = dayAt(params, 'to')
  if (from === undefined && to === undefined) return { choice, fault: text.chooseDays }
  if (from !== undefined && to !== undefined && from > to) return { choice, fault: text.firstAfterLast }
  if (from !== undefined && from > today) return { choice, fault: text.ahead }
  return period(choice, from ?? FIRST_DAY, to !== undefined && to < today ? to : today)
}

function choiceOf(params: Parameters): PeriodChoice {
  const day = params.get('day')
  if (day === 'yesterday' || day === 'week' || day === 'season' || day === 'range') return day
  const hasDays = day === null && (params.get('from') || params.get('to'))
  return hasDays ? 'range' : 'today'
}

function dayAt(params: Parameters, name: 'from' | 'to'): string | undefined {
  const text = params.get(name) ?? ''
  const start = dayStart(text)
  if (!start) return undefined
  return text < FIRST_DAY ? FIRST_DAY : text
}

/** Starts when booking opened, if the settings name a day of the last year; otherwise on the last 1 August. */
export function seasonBegin(today: string, { bookingOpens }: SeasonSettings): { from: string; note: string } {
  const isThisSeason = bookingOpens !== '' && bookingOpens <= today && bookingOpens > daysLater(today, -YEAR_DAYS)
  const text = wordsOf(reportWords)
  if (isThisSeason) return { from: bookingOpens, note: text.seasonSinceBooking({ day: dateInWords(bookingOpens) }) }
  const year = Number(today.slice(0, 4))
  const from = today.slice(5) >= SEASON_FROM ? `${year}-${SEASON_FROM}` : `${year - 1}-${SEASON_FROM}`
  const why = bookingOpens > today ? text.seasonBookingLater : text.seasonWithoutBooking
  return { from, note: why({ day: dateInWords(from) }) }
}

function period(choice: PeriodChoice, from: string, to: string): ReportPeriod {
  return { choice, from, to, words: periodInWords(from, to) }
}

function periodInWords(from: string, to: string): string {
  const end = dayStart(to)
  if (from === to && end) return dayInWords(end)
  const { upTo, between } = wordsOf(reportWords)
  return from === FIRST_DAY ? upTo({ day: dateInWords(to) }) : between({ from: dateInWords(from), to: dateInWords(to) })
}
