/** Formats and parses Indian dates and times (en-IN, Asia/Kolkata), independent of the machine's zone. */
import { wordsOf } from '../words/catalogue.ts'
import { dates } from '../words/en/dates.ts'

// India has one zone without daylight saving, so arithmetic is exact and needs no ICU data, which differs between
// machines.
const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000

/** Returns '20/11/2026'. Throws RangeError for an invalid Date. */
export function orderDate(at: Date): string {
  const [year, month, day] = indianDigits(at)
  return `${Number(day)}/${Number(month)}/${year}`
}

/** Returns '10:45:20 pm', with a plain space. */
export function orderTime(at: Date): string {
  const [, , , hour, minute, second] = indianDigits(at)
  return `${Number(hour) % 12 || 12}:${minute}:${second} ${Number(hour) < 12 ? 'am' : 'pm'}`
}

/** Returns '20/11/2026 10:45:20 pm'. */
export function momentText(at: Date): string {
  return `${orderDate(at)} ${orderTime(at)}`
}

/** Returns YYYYMMDDHHMMSS, for order ids. */
export function orderTimestamp(at: Date): string {
  return indianDigits(at).slice(0, 6).join('')
}

/** Returns '2026-11-20'. */
export function isoDay(at: Date): string {
  return indianDigits(at).slice(0, 3).join('-')
}

/** Returns the last midnight at or before `at`. */
export function startOfDay(at: Date): Date {
  return new Date(Math.floor((at.getTime() + INDIA_AHEAD_MS) / DAY_MS) * DAY_MS - INDIA_AHEAD_MS)
}

/** Returns midnight of '2026-11-20'; undefined if the text is not a day. */
export function dayStart(text: string): Date | undefined {
  const [, year, month, day] = /^([12]\d{3})-(\d\d)-(\d\d)$/.exec(text) ?? []
  const at = day === undefined ? undefined : calendarDay(Number(year), Number(month), Number(day))
  return at === undefined ? undefined : new Date(at)
}

/** Returns '10:45 pm'. */
export function clockTime(at: Date): string {
  return orderTime(at).replace(/:\d\d /, ' ')
}

/** Returns 'Friday, 20 November 2026'. */
export function dayInWords(at: Date): string {
  const text = wordsOf(dates)
  const weekday = text.weekdays[new Date(at.getTime() + INDIA_AHEAD_MS).getUTCDay()] ?? ''
  return text.dayWithWeekday({ weekday, ...dateParts(at) })
}

/** Returns '20 November 2026' for '2026-11-20', and anything else as it is. */
export function dateInWords(day: string): string {
  const start = dayStart(day)
  return start ? wordsOf(dates).day(dateParts(start)) : day
}

/** Returns 'November 2026'. */
export function monthInWords(at: Date): string {
  return wordsOf(dates).month(dateParts(at))
}

function dateParts(at: Date) {
  const [year = '', month, day] = indianDigits(at)
  return { day: Number(day), month: wordsOf(dates).months[Number(month) - 1] ?? '', year }
}

/**
 * Parses an order's date and time (§5 Orders search): slashed dates are day first, unless only month first is valid.
 */
export function parseOrderMoment(date: string, time = ''): Date | undefined {
  if (date.length > 80 || time.length > 40) return undefined
  const day = slashedDay(date.trim()) ?? writtenDay(date.trim())
  if (day === undefined) return undefined
  if (time.trim() === '') return new Date(day)
  const clock = clockMs(time.trim())
  if (clock === undefined) return undefined
  const midnight = Math.floor((day + INDIA_AHEAD_MS) / DAY_MS) * DAY_MS - INDIA_AHEAD_MS
  return new Date(midnight + clock)
}

const DAY_MS = 24 * 60 * 60 * 1000

function indianDigits(at: Date): string[] {
  return new Date(at.getTime() + INDIA_AHEAD_MS).toISOString().split(/\D/)
}

function slashedDay(text: string): number | undefined {
  const [, first, second, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  if (year === undefined) return undefined
  return (
    calendarDay(Number(year), Number(second), Number(first)) ?? calendarDay(Number(year), Number(first), Number(second))
  )
}

function calendarDay(year: number, month: number, day: number): number | undefined {
  const at = new Date(Date.UTC(year, month - 1, day))
  const exists = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day
  return exists ? at.getTime() - INDIA_AHEAD_MS : undefined
}

// A date without a zone is Indian; parsing it as UTC excludes the machine's zone.
function writtenDay(text: string): number | undefined {
  if (!/\d{4}/.test(text) || /^\d{1,2}[/.-]\d/.test(text)) return undefined
  const namesZone = /\d:\d\d.*(?:z|gmt|utc|[+-]\d\d:?\d\d)(?:\s*\(.*\))?$/i.test(text)
  const at = namesZone ? Date.parse(text) : Date.parse(`${text.replace(/(\d)T(\d)/, '$1 $2')} UTC`) - INDIA_AHEAD_MS
  return Number.isNaN(at) ? undefined : at
}

function clockMs(text: string): number | undefined {
  const [, hours, minutes, seconds, half] = /^(\d{1,2}):(\d\d)(?::(\d\d))?\s*([ap]\.?m\.?)?$/i.exec(text) ?? []
  if (hours === undefined) return undefined
  const hour = Number(hours)
  if (Number(minutes) > 59 || Number(seconds ?? 0) > 59 || hour > (half ? 12 : 23) || (half && hour === 0))
    return undefined
  const inTheDay = half ? (hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0) : hour
  return ((inTheDay * 60 + Number(minutes)) * 60 + Number(seconds ?? 0)) * 1000
}
