// The admin's choices during an import: sheet, columns, categories, and answers.
import type { Corrections } from './read-row.ts'
import { isSheetField } from '../spreadsheets/sheet-fields.ts'
import type { Columns } from '../spreadsheets/sheet-fields.ts'
import type { DecimalSign } from '../spreadsheets/cells/number-text.ts'
import type { Answer } from './row-product.ts'
import type { CorrectableField, ListQuestionKind } from './import-questions.ts'

export type ImportStep = 'columns' | 'categories' | 'preview' | 'applied'

/** For products missing from the list. */
export const goneChoices = ['stay', 'off', 'delete'] as const
export type GoneChoice = (typeof goneChoices)[number]

export type ImportChoices = {
  step: ImportStep
  sheet?: number
  columns?: Columns
  /** For all goods, in percent; null for none. */
  discount?: number | null
  readsHidden?: boolean
  /** The shop's category by heading key; '' for a heading that is not a category. */
  categories: Record<string, string>
  defaults: { stock: number; unit: '1box' | '1pkt' }
  /** By row number; 'yes' comes from imports started in version 0.9.1, and is ignored. */
  answers: Record<number, Answer | 'yes'>
  /** Confirmed questions by row number. */
  confirmed?: Record<number, string>
  /** Texts typed in place of a row's cells. */
  corrections?: Record<number, Partial<Record<CorrectableField, string>>>
  /** The reading of ambiguous commas and dots. */
  decimals?: DecimalSign
  /** Confirmed questions about the whole list, with the number of rows. */
  agreed?: Partial<Record<ListQuestionKind, number>>
  gone: GoneChoice
}

export const firstChoices: ImportChoices = {
  step: 'columns',
  categories: {},
  defaults: { stock: 100, unit: '1box' },
  answers: {},
  gone: 'stay',
}

/** Partial choices; '' revokes an answer, a confirmation or a correction. */
export type ChosenNow = Partial<Omit<ImportChoices, 'step' | 'answers'>> & {
  step?: Exclude<ImportStep, 'applied'>
  answers?: Record<number, Answer | ''>
}

/** Returns the choices after a step. Another sheet resets columns and answers; other columns reset the answers. */
export function withChoices(before: ImportChoices, now: ChosenNow): ImportChoices {
  const { answers = {}, confirmed = {}, corrections = {}, agreed = {}, categories = {}, ...rest } = now
  const isOther = now.sheet !== undefined && now.sheet !== before.sheet
  const { columns: _columns, discount: _discount, ...kept } = before
  const after = {
    ...(isOther ? kept : before),
    ...rest,
    categories: { ...before.categories, ...categories },
  }
  if (isOther || readsOtherwise(before, now))
    return { ...after, answers: {}, confirmed: {}, corrections: {}, agreed: {} }
  return {
    ...after,
    answers: merged(before.answers, answers),
    confirmed: merged(before.confirmed, confirmed),
    corrections: mergedRows(before.corrections, corrections),
    agreed: { ...before.agreed, ...agreed },
  }
}

/** The answers were about other columns or another discount for all. */
function readsOtherwise(before: ImportChoices, { columns, discount }: ChosenNow): boolean {
  if (columns === undefined || before.columns === undefined) return false
  return columnsText(columns) !== columnsText(before.columns) || discount !== before.discount
}

function columnsText(columns: Columns): string {
  return JSON.stringify(Object.entries(columns).toSorted())
}

type ByRow<Value> = Record<number, Value>

function merged<Value>(before: ByRow<Value> = {}, now: ByRow<Value | ''>): ByRow<Value> {
  const all = Object.entries({ ...before, ...now })
  return Object.fromEntries(all.filter((entry): entry is [string, Value] => entry[1] !== ''))
}

type Corrected = Partial<Record<CorrectableField, string>>

function mergedRows(before: ByRow<Corrected> = {}, now: ByRow<Corrected>): ByRow<Corrected> {
  const all = { ...before }
  for (const [row, fields] of Object.entries(now)) {
    const both = Object.entries({ ...before[Number(row)], ...fields })
    all[Number(row)] = Object.fromEntries(both.filter(([, text]) => text !== ''))
  }
  return all
}

/** Returns answers by row number. */
export function answersOf({ answers }: ImportChoices): Map<number, Answer> {
  const given = Object.entries(answers)
  return new Map(given.flatMap(([row, answer]) => (answer === 'yes' ? [] : [[Number(row), answer]])))
}

/** Returns confirmed questions by row number. */
export function confirmedOf({ confirmed = {} }: ImportChoices): Map<number, string> {
  return new Map(Object.entries(confirmed).map(([row, question]) => [Number(row), question]))
}

export function correctionsOf({ corrections = {} }: ImportChoices): Corrections {
  return new Map(
    Object.entries(corrections).map(([row, fields]) => [
      Number(row),
      new Map(Object.entries(fields).flatMap(([field, text]) => (isSheetField(field) ? [[field, text] as const] : []))),
    ]),
  )
}
