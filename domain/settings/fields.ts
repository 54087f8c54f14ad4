/** Schemas of settings fields, each with the sentence for an invalid value, in the language of the moment. */
import * as v from 'valibot'
import { FILE_URL, FILE_URL_MAX } from '../form-text.ts'
import { dayStart } from '../dates/indian-date.ts'
import { indianGrouping } from '../numbers/money.ts'
import { parseRupees } from '../numbers/typed-rupees.ts'
import { oneLine, truncate } from '../plain-text.ts'
import { stateTypeOf } from '../checkout/state.ts'
import { wordsOf } from '../words/catalogue.ts'
import { settingFaults } from '../words/en/office/shop/setting-fields.ts'
import { type Label, labelOf } from './field-labels.ts'

/** Of a value: a line of a list is quoted. */
type Sentence = (value: string) => string

/** The faults' sentences, read when a value is checked. */
export const faultWords = () => wordsOf(settingFaults)

const QUOTED_MAX = 40

export function quoted(value: unknown): string {
  return truncate(String(value), QUOTED_MAX)
}

/** `tooLong` is for a list's lines, which quote themselves. */
export function text(label: Label, max: number, tooLong: Sentence = () => shorten(label, max)) {
  return v.pipe(
    v.string(() => faultWords().fillIn({ label: labelOf(label) })),
    v.transform((value) => oneLine(value)),
    v.nonEmpty(() => faultWords().fillIn({ label: labelOf(label) })),
    v.maxLength(max, ({ input }) => tooLong(input)),
  )
}

/** A line of a list. */
export function line(label: Label, max: number) {
  return text(label, max, (value) => faultWords().lineTooLong({ start: quoted(value), max }))
}

/** '' hides it or means the default text. */
export function textOrNone(label: Label, max: number) {
  return v.pipe(
    v.string(() => faultWords().notText({ label: labelOf(label) })),
    v.transform((value) => oneLine(value)),
    v.maxLength(max, () => shorten(label, max)),
  )
}

function shorten(label: Label, max: number): string {
  return faultWords().tooLong({ label: labelOf(label), max })
}

/** `complete` adds to a value what people leave out, such as a country code. */
type Shape = { max: number; shape: RegExp; fault: Sentence; complete?: (value: string) => string }

const asTyped = (value: string) => value

export function pattern(label: Label, { max, shape, fault, complete = asTyped }: Shape) {
  return v.pipe(
    text(label, max),
    v.transform(complete),
    v.regex(shape, ({ input }) => fault(input)),
  )
}

export function patternOrNone(label: Label, { max, shape, fault, complete = asTyped }: Shape) {
  return v.pipe(
    textOrNone(label, max),
    v.transform(complete),
    // What is stored must be readable again.
    v.maxLength(max, () => shorten(label, max)),
    v.check(
      (value) => value === '' || shape.test(value),
      ({ input }) => fault(input),
    ),
  )
}

/** Codes are often typed in groups, or in small letters. */
export function capitals(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase()
}

/** 'facebook.com/shop', without a scheme. */
const DOMAIN = /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i

export function linkOrNone(label: Label) {
  return patternOrNone(label, {
    max: 500,
    shape: /^https:\/\/[^\s/]+\S*$/,
    fault: () => faultWords().link,
    complete: (value) => (DOMAIN.test(value) ? `https://${value}` : value.replace(/^http:\/\//i, 'https://')),
  })
}

/** The URL of an uploaded picture; '' for the built-in one. */
export function pictureOrNone(label: Label) {
  return patternOrNone(label, {
    max: FILE_URL_MAX,
    shape: FILE_URL,
    fault: () => faultWords().picture({ label: labelOf(label) }),
  })
}

export function flag(label: Label) {
  return v.boolean(() => faultWords().notFlag({ label: labelOf(label) }))
}

/** A number, also as typed: '2,000', '₹ 20.50', '௨௦'. */
export function number(label: Label, min: number, max: number) {
  // A year has no separator.
  const most = max < 1_00_000 ? `${max}` : indianGrouping(max)
  const message = () => faultWords().number({ label: labelOf(label), min: `${min}`, max: most })
  return v.pipe(
    v.unknown(),
    v.transform(fromText),
    v.number(message),
    v.minValue(min, message),
    v.maxValue(max, message),
  )
}

/** Undefined for '', null and missing. */
export function numberOrNone(label: Label, min: number, max: number) {
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
export function day(label: Label) {
  return dayWhere(label, (value) => dayStart(value) !== undefined)
}

export function dayOrNone(label: Label) {
  return dayWhere(label, (value) => value === '' || dayStart(value) !== undefined)
}

function dayWhere(label: Label, isDay: (value: string) => boolean) {
  const message = () => faultWords().date({ label: labelOf(label) })
  return v.pipe(v.string(message), v.check(isDay, message))
}

/** A list, or a text with one entry per line; blank entries are dropped. */
export function list<Item extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(
  label: Label,
  max: number,
  item: Item,
) {
  const message = () => faultWords().tooManyLines({ label: labelOf(label), max })
  return v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'string' ? value.split('\n') : value)),
    v.array(v.unknown(), message),
    v.transform((entries) => entries.filter((entry) => typeof entry !== 'string' || entry.trim() !== '')),
    v.maxLength(max, message),
    v.array(item, message),
  )
}

const chooseState = () => faultWords().state

export function state() {
  return v.pipe(
    v.string(chooseState),
    v.check((name) => stateTypeOf(name) !== '', chooseState),
  )
}
