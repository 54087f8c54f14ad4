/** The hours in India when a device is notified of orders. */
import { clockTime, startOfDay } from '../dates/indian-date.ts'
import { wordsOf } from '../words/catalogue.ts'
import { notifications } from '../words/en/office/notifications.ts'

/** In minutes since midnight in India; crosses midnight if `toMinute` is smaller. */
export type NotificationHours = { fromMinute: number; toMinute: number }

const DAY_MINUTES = 24 * 60
const MINUTE_MS = 60_000

/** Absent hours mean any hour. */
export function isWithinHours(hours: NotificationHours | undefined, at: Date): boolean {
  if (!hours) return true
  const minute = Math.floor((at.getTime() - startOfDay(at).getTime()) / MINUTE_MS)
  const { fromMinute, toMinute } = hours
  return fromMinute < toMinute ? fromMinute <= minute && minute < toMinute : fromMinute <= minute || minute < toMinute
}

/**
 * Reads the form: `only` is 'on' for limited hours, `from` and `to` are times such as '09:30'. Returns the hours
 * (absent for any) or the fault.
 */
export function readNotificationHours(form: {
  only?: unknown
  from?: unknown
  to?: unknown
}): { hours: NotificationHours | undefined } | { message: string } {
  if (form.only !== 'on') return { hours: undefined }
  const { hoursMissing, hoursEqual } = wordsOf(notifications)
  const [fromMinute, toMinute] = [minuteOf(form.from), minuteOf(form.to)]
  if (fromMinute === undefined || toMinute === undefined) return { message: hoursMissing }
  return fromMinute === toMinute ? { message: hoursEqual } : { hours: { fromMinute, toMinute } }
}

/** Returns '09:30', the format of a time input. */
export function timeField(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Returns 'From 9:30 am to 9:00 pm', or 'At any hour'. */
export function hoursText(hours: NotificationHours | undefined): string {
  const text = wordsOf(notifications)
  return hours ? text.hours({ from: spoken(hours.fromMinute), to: spoken(hours.toMinute) }) : text.anyHour
}

function spoken(minute: number): string {
  return clockTime(new Date(startOfDay(new Date(0)).getTime() + minute * MINUTE_MS))
}

/** Browsers send '09:30', some with seconds. */
function minuteOf(text: unknown): number | undefined {
  const [, hour, minute] = (typeof text === 'string' && /^(\d\d):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?$/.exec(text)) || []
  const minutes = Number(hour) * 60 + Number(minute)
  return minutes < DAY_MINUTES ? minutes : undefined
}
