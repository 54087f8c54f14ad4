// Reads what a step of the import sends: some of its choices, each fault with a sentence.
import * as v from 'valibot'
import { isSheetField, sheetFields } from '#domain/spreadsheet/sheet-fields.ts'
import { readPercent, readStock } from '#domain/spreadsheet/cell-values.ts'
import type { ChosenNow } from '#server/spreadsheets/import-choices.ts'
import { chosenCategory } from './category-choices.ts'
import { fieldText } from '../kit/intents.ts'

/** In the errors of a refusal: the page shows what is no longer so. */
export const CHANGED = 'version'

const steps = ['columns', 'categories', 'preview'] as const
const goneChoices = ['stay', 'off', 'delete'] as const

/** Returns the choices, or the sentence that says what is wrong with them. */
export function readChosen(form: FormData): { chosen: ChosenNow } | { message: string } {
  const chosen: ChosenNow = {}
  const step = fieldText(form, 'step')
  if (v.is(v.picklist(steps), step)) chosen.step = step
  const gone = fieldText(form, 'gone')
  if (v.is(v.picklist(goneChoices), gone)) chosen.gone = gone
  if (form.has('sheet')) chosen.sheet = wholeNumber(form, 'sheet')
  if (form.has('columns')) {
    const fault = readColumns(form, chosen)
    if (fault) return { message: fault }
  }
  const categories = entries(form, 'category:')
  if (categories.length > 0) {
    if (step === 'preview' && categories.some(([, name]) => name === ''))
      return { message: 'Please choose a category for each heading.' }
    const said = categories.filter(([, name]) => name !== '')
    chosen.categories = Object.fromEntries(said.map(([key, name]) => [key, chosenCategory(name).slice(0, 60)]))
  }
  const answers = entries(form, 'answer:')
  if (answers.length > 0) chosen.answers = Object.fromEntries(answers.map(([row, answer]) => [row, readAnswer(answer)]))
  return { chosen }
}

function readAnswer(answer: string): NonNullable<ChosenNow['answers']>[string] {
  if (answer === 'new' || answer === 'yes' || answer === '') return answer
  return { is: answer.slice(0, 60) }
}

function readColumns(form: FormData, chosen: ChosenNow): string | undefined {
  const columns: NonNullable<ChosenNow['columns']> = {}
  for (const [at, field] of entries(form, 'column:')) {
    if (!isSheetField(field)) continue
    if (columns[field] !== undefined) return `Two columns are said to be ${sheetFields[field]}. Please choose one.`
    columns[field] = Math.min(Math.max(Math.trunc(Number(at)) || 0, 0), 99)
  }
  if (columns.name === undefined && columns.code === undefined) return 'Please say which column has the product name.'
  const discount = readPercent(fieldText(form, 'discount'))
  if (discount && 'fault' in discount) return discount.fault
  const stock = readStock(fieldText(form, 'stock'))
  if (stock && 'fault' in stock) return stock.fault
  chosen.columns = columns
  chosen.discount = discount?.value ?? null
  chosen.readsHidden = form.get('readsHidden') === 'on'
  chosen.defaults = { stock: stock?.value ?? 0, unit: fieldText(form, 'unit') === '1pkt' ? '1pkt' : '1box' }
  return undefined
}

function wholeNumber(form: FormData, name: string): number {
  return Math.min(Math.max(Math.trunc(Number(fieldText(form, name))) || 0, 0), 29)
}

function entries(form: FormData, prefix: string): [string, string][] {
  return [...form].flatMap(([name, value]): [string, string][] =>
    name.startsWith(prefix) && typeof value === 'string'
      ? [[name.slice(prefix.length, prefix.length + 200), value]]
      : [],
  )
}
