/** Schemas of settings fields, each with the sentence for an invalid value. */
import * as v from 'valibot'
import { FILE_URL, FILE_URL_MAX } from '../form-text.ts'
import { dayStart } from '../indian-date.ts'
import { indianGrouping, parseRupees } from '../money.ts'
import { oneLine } from '../plain-text.ts'
import { stateTypeOf } from '../checkout/state.ts'

export function text(label: string, max: number) {
  const message = `${label} must be a text of 1 to ${max} characters`
  return v.pipe(
    v.string(message),
    v.transform((value) => oneLine(value)),
    v.nonEmpty(message),
    v.maxLength(max, message),
  )
}

/** '' hides it or means the default text. */
export function textOrNone(label: string, max: number) {
  const message = `${label} must be a text of at most ${max} characters`
  return v.pipe(
    v.string(message),
    v.transform((value) => oneLine(value)),
    v.maxLength(max, message),
  )
}

export function pattern(label: string, max: number, shape: RegExp, wording: string) {
  return v.pipe(text(label, max), v.regex(shape, `${label} ${wording}`))
}

export function patternOrNone(label: string, max: number, shape: RegExp, wording: string) {
  return v.pipe(
    textOrNone(label, max),
    v.check((value) => value === '' || shape.test(value), `${label} ${wording}`),
  )
}

export function linkOrNone(label: string) {
  return patternOrNone(label, 500, /^https:\/\/[^\s/]+\S*$/, 'must be an https address, or empty')
}

/** The URL of an uploaded picture; '' for the built-in one. */
export function pictureOrNone(label: string) {
  return patternOrNone(label, FILE_URL_MAX, FILE_URL, 'must be the address of an uploaded picture, or empty')
}

export function flag(label: string) {
  return v.boolean(`${label} must be true or false`)
}

/** A number, also as typed: '2,000', '₹ 20.50', '௨௦'. */
export function number(label: string, min: number, max: number) {
  // A year has no separator.
  const most = max < 1_00_000 ? max : indianGrouping(max)
  const message = `${label} must be a number from ${min} to ${most}`
  return v.pipe(
    v.unknown(),
    v.transform(fromText),
    v.number(message),
    v.minValue(min, message),
    v.maxValue(max, message),
  )
}

/** Undefined for '', null and missing. */
export function numberOrNone(label: string, min: number, max: number) {
  const filled = number(label, min, max)
  return v.pipe(
    v.unknown(),
    v.transform((value) => (value === '' || value === null ? undefined : value)),
    v.optional(filled),
  )
}

function fromText(value: unknown): unknown {
  const paise = typeof value === 'string' ? parseRupees(value) : undefined
  return paise === undefined ? value : paise / 100
}

/** A day in India as 'YYYY-MM-DD'. */
export function day(label: string) {
  const message = `${label} must be a date`
  return v.pipe(
    v.string(message),
    v.check((value) => dayStart(value) !== undefined, message),
  )
}

export function dayOrNone(label: string) {
  const message = `${label} must be a date, or empty`
  return v.pipe(
    v.string(message),
    v.check((value) => value === '' || dayStart(value) !== undefined, message),
  )
}

/** A list, or a text with one entry per line; blank entries are dropped. */
export function list<Item extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(
  label: string,
  max: number,
  item: Item,
) {
  const message = `${label} must be a list of at most ${max} entries`
  return v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'string' ? value.split('\n') : value)),
    v.array(v.unknown(), message),
    v.transform((entries) => entries.filter((entry) => typeof entry !== 'string' || entry.trim() !== '')),
    v.maxLength(max, message),
    v.array(item, message),
  )
}

export function state(label: string) {
  const message = `${label} must be a state of India`
  return v.pipe(
    v.string(message),
    v.check((name) => stateTypeOf(name) !== '', message),
  )
}
