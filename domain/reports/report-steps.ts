/** The bars of a report's chart and the rows of its table: days, or months for long periods. */
import { dayStart, monthInWords, orderDate } from '../dates/indian-date.ts'
import { graphemes } from '../plain-text.ts'
import { daysBetween } from '../dates/indian-days.ts'
import { addStored, noSums, type Staged, type StoredSums, type Sums } from './report-sums.ts'

/** The most bars that a phone can show apart. */
export const MOST_DAYS = 92

/** `from` and `to` are inclusive days; `label` is short, for the chart's axis. */
export type ReportStep = Staged<Sums> & { from: string; to: string; name: string; label: string }

type Days = { from: string; to: string }

/** Returns a step for each day, including empty ones; long periods start at the first day with orders. */
export function reportSteps(stored: readonly (StoredSums & { day: string })[], { from, to }: Days): ReportStep[] {
  const first = stored.reduce((least, { day }) => (day < least ? day : least), to)
  const isLong = from < first && daysBetween(from, to).length > MOST_DAYS
  const days = daysBetween(isLong ? first : from, to)
  const isMonthly = days.length > MOST_DAYS
  const steps = new Map<string, ReportStep>()
  for (const day of days) {
    const key = isMonthly ? day.slice(0, 'YYYY-MM'.length) : day
    const step = steps.get(key)
    if (step) step.to = day
    else steps.set(key, { ...noSums(), from: day, to: day, ...(isMonthly ? monthNames(day) : dayNames(day)) })
  }
  for (const sums of stored) {
    const step = steps.get(sums.day) ?? steps.get(sums.day.slice(0, 'YYYY-MM'.length))
    if (step) addStored(step, sums)
  }
  return [...steps.values()]
}

function dayNames(day: string): Pick<ReportStep, 'name' | 'label'> {
  const name = orderDate(dayStart(day) ?? new Date(day))
  return { name, label: name.replace(/\/\d+$/, '') }
}

function monthNames(day: string): Pick<ReportStep, 'name' | 'label'> {
  const name = monthInWords(dayStart(day) ?? new Date(day))
  const [month = '', year = ''] = name.split(' ')
  return { name, label: `${graphemes(month).slice(0, 3).join('')} ${year.slice(-2)}` }
}
