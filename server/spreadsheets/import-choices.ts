// What the admin chooses on the way of an import: the sheet, its columns, its categories, and the answers of the preview.
import type { Columns } from '#domain/spreadsheet/columns.ts'
import type { Answer } from '#domain/spreadsheet/import-plan.ts'

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
  answers: Record<number, Answer>
  gone: GoneChoice
}

export const firstChoices: ImportChoices = {
  step: 'columns',
  categories: {},
  defaults: { stock: 100, unit: '1box' },
  answers: {},
  gone: 'stay',
}

/** Some of the choices; an answer '' is taken back. */
export type ChosenNow = Partial<Omit<ImportChoices, 'step' | 'answers'>> & {
  step?: Exclude<ImportStep, 'applied'>
  answers?: Record<string, Answer | ''>
}

/** Returns the choices after a step. Another sheet has other columns; another table other answers. */
export function withChoices(before: ImportChoices, now: ChosenNow): ImportChoices {
  const { answers: given = {}, categories = {}, ...rest } = now
  const isOther = now.sheet !== undefined && now.sheet !== before.sheet
  const { columns: _columns, discount: _discount, ...kept } = before
  const answers: Record<string, Answer> = { ...before.answers }
  for (const [row, answer] of Object.entries(given)) {
    if (answer === '') delete answers[row]
    else answers[row] = answer
  }
  const after = {
    ...(isOther ? kept : before),
    ...rest,
    categories: { ...before.categories, ...categories },
  } as ImportChoices
  return { ...after, answers: isOther ? {} : answers }
}
