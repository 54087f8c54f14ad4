// What the admin chooses on the way of an import: the sheet, its columns, its categories, and the answers of the preview.
import type { Corrections } from '#domain/spreadsheet/read-row.ts'
import { isSheetField } from '#domain/spreadsheet/sheet-fields.ts'
import type { Columns } from '#domain/spreadsheet/sheet-fields.ts'
import type { DecimalSign } from '#domain/spreadsheet/cells/number-text.ts'
import type { Answer } from '#domain/spreadsheet/import-plan.ts'
import type { CorrectableField, ListQuestionKind } from '#domain/spreadsheet/import-questions.ts'

export type ImportStep = 'columns' | 'categories' | 'preview' | 'applied'

/** What becomes of the products that the list does not name. */
export const goneChoices = ['stay', 'off', 'delete'] as const
export type GoneChoice = (typeof goneChoices)[number]

export type ImportChoices = {
  step: ImportStep
  sheet?: number
  columns?: Columns
  /** The discount for all in percent; null for none. */
  discount?: number | null
  readsHidden?: boolean
  /** The shop's category of each heading by its key; '' for a heading that is no category. */
  categories: Record<string, string>
  defaults: { stock: number; unit: '1box' | '1pkt' }
  /** By the number of the row; 'yes' is of an import that version 0.9.1 began, and answers nothing. */
  answers: Record<number, Answer | 'yes'>
  /** The question of a row that was answered with yes. */
  confirmed?: Record<number, string>
  /** The texts that were typed in place of a row's cells. */
  corrections?: Record<number, Partial<Record<CorrectableField, string>>>
  /** How commas and dots that can be read in two ways are read. */
  decimals?: DecimalSign
  /** The questions over the whole list that were answered with yes, each for how many rows. */
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

/** Some of the choices; an answer, a confirmation or a correction '' is taken back. */
export type ChosenNow = Partial<Omit<ImportChoices, 'step' | 'answers'>> & {
  step?: Exclude<ImportStep, 'applied'>
  answers?: Record<number, Answer | ''>
}

/** Returns the choices after a step. Another sheet has other columns; other columns raise other questions. */
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

/** The columns or the discount for all are others than those that the answers are about. */
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

/** Returns the answers by the numbers of their rows. */
export function answersOf({ answers }: ImportChoices): Map<number, Answer> {
  const given = Object.entries(answers)
  return new Map(given.flatMap(([row, answer]) => (answer === 'yes' ? [] : [[Number(row), answer]])))
}

/** Returns the questions that were answered with yes, by the numbers of their rows. */
export function confirmedOf({ confirmed = {} }: ImportChoices): Map<number, string> {
  return new Map(Object.entries(confirmed).map(([row, question]) => [Number(row), question]))
}

/** Returns the texts that were typed in place of cells. */
export function correctionsOf({ corrections = {} }: ImportChoices): Corrections {
  return new Map(
    Object.entries(corrections).map(([row, fields]) => [
      Number(row),
      new Map(Object.entries(fields).flatMap(([field, text]) => (isSheetField(field) ? [[field, text] as const] : []))),
    ]),
  )
}
