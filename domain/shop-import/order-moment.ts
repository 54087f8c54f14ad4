/** Decides how an export writes its dates, and reads an order's moment (§5: dates in both slash orders). */
import { dayStart, isoDay, parseOrderMoment } from '../dates/indian-date.ts'
import { asciiDigits } from '../numbers/digits.ts'
import { oneLine } from '../plain-text.ts'
import { textOf } from './export-values.ts'
import { pushKeyMoment } from './push-key.ts'

export type DateOrder = 'day first' | 'month first'

/** Votes of dates that only one order can read, and of those that another moment of their order decides. */
export type DateEvidence = Record<DateOrder, number> & { undecided: number }

export type DateRule = { order: DateOrder; isCertain: boolean }

/** `day` is '2026-11-20'; `at` is set if the text has the time too. */
type Reading = { day: string; order?: DateOrder; at?: Date }

export type DatedOrder = { date: unknown; time: unknown; number: unknown; key: string }

/** `from`: what the moment was taken from, if not from the date. */
export type OrderMoment = {
  at: Date
  isAmbiguous?: true
  from?: 'the order number' | 'the key'
  time?: 'unreadable'
}

const DAY_MS = 86_400_000
const EARLIEST = Date.UTC(2005, 0)
/** Clocks of phones and servers differ, and an order may be saved after midnight. */
const NEAR_MS = 1.5 * DAY_MS

export function noEvidence(): DateEvidence {
  return { 'day first': 0, 'month first': 0, undecided: 0 }
}

export function addEvidence(evidence: DateEvidence, order: DatedOrder): void {
  const { readings } = readDate(order)
  if (readings.length === 0 || readings[0]?.order === undefined) return
  const chosen = readings.length === 1 ? readings[0] : nearOne(readings, momentsOf(order))
  if (chosen?.order) evidence[chosen.order] += 1
  else evidence.undecided += 1
}

/** Day first, as in India, unless the export says otherwise; certain if all its evidence agrees. */
export function dateRule(evidence: DateEvidence): DateRule {
  const { 'day first': dayFirst, 'month first': monthFirst } = evidence
  return {
    order: monthFirst > dayFirst ? 'month first' : 'day first',
    isCertain: dayFirst > 0 !== monthFirst > 0,
  }
}

/** Undefined if neither date, number nor key says when, or only after `latest`. */
export function orderMoment(order: DatedOrder, rule: DateRule, latest: Date): OrderMoment | undefined {
  const { readings, time } = readDate(order)
  const known = momentsOf(order).filter(({ at }) => isPossible(at, latest))
  const possible = readings.filter(({ day }) => isPossible(dayStart(day), latest))
  const near = nearOne(possible, known)
  const reading = near ?? possible.find((each) => each.order === rule.order) ?? possible[0]
  if (!reading) return known[0]
  const at = reading.at ?? parseOrderMoment(reading.day, time) ?? dayStart(reading.day)
  if (!at || at > latest) return known[0]
  if (reading.at) return { at }
  const isAmbiguous = possible.length > 1 && !near && !rule.isCertain
  if (time !== '' && parseOrderMoment(reading.day, time)) return { at, ...(isAmbiguous && { isAmbiguous }) }
  const sameDay = known.find((each) => each.at.getTime() - at.getTime() < DAY_MS && each.at >= at)
  return { at: sameDay?.at ?? at, time: 'unreadable', ...(isAmbiguous && { isAmbiguous }) }
}

function isPossible(at: Date | undefined, latest: Date): boolean {
  return at !== undefined && at.getTime() >= EARLIEST && at <= latest
}

function momentsOf({ number, key }: DatedOrder): { at: Date; from: 'the order number' | 'the key' }[] {
  const [, year, month, day, hour, minute, second] =
    /^ORD(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)\d{3}$/i.exec(oneLine(number)) ?? []
  const isDay = year !== undefined && dayStart(`${year}-${month}-${day}`) !== undefined
  const numbered = isDay ? parseOrderMoment(`${year}-${month}-${day}`, `${hour}:${minute}:${second}`) : undefined
  const pushed = pushKeyMoment(key)
  return [
    ...(numbered ? [{ at: numbered, from: 'the order number' as const }] : []),
    ...(pushed ? [{ at: pushed, from: 'the key' as const }] : []),
  ]
}

function nearOne(readings: readonly Reading[], known: readonly { at: Date }[]): Reading | undefined {
  const near = readings.filter(({ day }) => {
    const noon = dayStart(day)!.getTime() + DAY_MS / 2
    return known.some(({ at }) => Math.abs(at.getTime() - noon) < NEAR_MS)
  })
  return near.length === 1 ? near[0] : undefined
}

/** The date may have the time behind it. */
function readDate({ date, time }: DatedOrder): { readings: Reading[]; time: string } {
  const text = asciiDigits(textOf(date))
  const ownTime = asciiDigits(oneLine(time))
  if (text.length > 80 || ownTime.length > 40) return { readings: [], time: '' }
  // Milliseconds since 1970.
  if (/^\d{13}$/.test(text)) return { readings: [{ day: isoDay(new Date(+text)), at: new Date(+text) }], time: '' }
  const [, first, second, written, behind = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d\d)(?:[\s,]+(.+))?$/.exec(text) ?? []
  if (written === undefined) return { readings: readWritten(text, ownTime === ''), time: ownTime }
  const year = written.length === 2 ? `20${written}` : written
  const dayOf = (month = '', day = '') => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const both: Reading[] = [
    { day: dayOf(second, first), order: 'day first' },
    { day: dayOf(first, second), order: 'month first' },
  ]
  const valid = both.filter(({ day }) => dayStart(day) !== undefined)
  // 5/5/2026 is one day in either order.
  const days = valid.length === 2 && first === second ? [{ day: valid[0]!.day }] : valid
  return { readings: days, time: ownTime || behind }
}

function readWritten(text: string, isWhole: boolean): Reading[] {
  const at = text === '' ? undefined : parseOrderMoment(text)
  return at ? [{ day: isoDay(at), ...(isWhole && { at }) }] : []
}
