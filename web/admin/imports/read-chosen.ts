// Reads the choices of a step; each fault has a sentence.
import * as v from 'valibot'
import { fieldLabels, isSheetField } from '#domain/spreadsheets/sheet-fields.ts'
import { type Read, readMoney, readName, readPercent, readStock } from '#domain/spreadsheets/cells/cell-values.ts'
import { type CorrectableField, correctableFields, listQuestions } from '#domain/imports/import-questions.ts'
import { CONTENTS_MAX } from '#domain/product/product-form.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { imports } from '#domain/words/en/office/goods/imports.ts'
import { listRows } from '#domain/words/en/office/goods/list-rows.ts'
import type { ChosenNow } from '#domain/imports/import-choices.ts'
import { chosenCategory } from './categories/category-choices.ts'
import { fieldText } from '../kit/intents.ts'

/** In `errors` of a refusal: the page is out of date. */
export const CHANGED = 'version'

const steps = ['columns', 'categories', 'preview'] as const
const goneChoices = ['stay', 'off', 'delete'] as const

/** Returns the choices or a sentence with the fault. */
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
    // Rows without a category need none: existing products keep theirs, new ones ask for one.
    if (step === 'preview' && categories.some(([key, name]) => key !== '' && name === ''))
      return { message: wordsOf(imports).chooseForEach }
    const said = categories.filter(([key, name]) => name !== '' || key === '')
    chosen.categories = Object.fromEntries(said.map(([key, name]) => [key, chosenCategory(name).slice(0, 60)]))
  }
  const answers = entries(form, 'answer:').filter(([row]) => ROW.test(row))
  if (answers.length > 0) chosen.answers = Object.fromEntries(answers.map(([row, answer]) => [row, readAnswer(answer)]))
  const confirmed = entries(form, 'confirm:').filter(([row]) => ROW.test(row))
  if (confirmed.length > 0)
    chosen.confirmed = Object.fromEntries(confirmed.map(([row, question]) => [row, question.slice(0, 500)]))
  const decimals = fieldText(form, 'decimals')
  if (decimals === 'comma' || decimals === 'point') chosen.decimals = decimals
  for (const kind of listQuestions) {
    if (form.has(`agree:${kind}`))
      chosen.agreed = { ...chosen.agreed, [kind]: Number(fieldText(form, `agree:${kind}`)) || 0 }
  }
  const fault = readCorrections(form, chosen)
  return fault === undefined ? { chosen } : { message: fault }
}

const ROW = /^\d{1,6}$/

function readAnswer(answer: string): NonNullable<ChosenNow['answers']>[number] {
  if (answer === 'new' || answer === '') return answer
  return { is: answer.slice(0, 60) }
}

/** Corrections of cells, as 'correct:12:price'. Returns a sentence for an unreadable one. */
function readCorrections(form: FormData, chosen: ChosenNow): string | undefined {
  for (const [place, typed] of entries(form, 'correct:')) {
    const [row = '', field] = place.split(':')
    if (!ROW.test(row) || !v.is(v.picklist(correctableFields), field)) continue
    const text = typed.trim()
    const read = text === '' ? undefined : readers[field](text)
    if (read && 'fault' in read) return read.fault
    if (read && 'question' in read) return wordsOf(imports).typeOneOfThem({ question: read.question })
    const rows = (chosen.corrections ??= {})
    rows[Number(row)] = { ...rows[Number(row)], [field]: text }
  }
  return undefined
}

const readers: Record<CorrectableField, (text: string) => Read<unknown>> = {
  name: (text) => readName(text),
  category: (text) => upTo(text, 60, fieldLabels().category),
  contents: (text) => upTo(text, CONTENTS_MAX, fieldLabels().contents),
  mrp: (text) => readMoney(text, fieldLabels().mrp),
  price: (text) => readMoney(text, wordsOf(listRows).price),
  discount: (text) => readPercent(text),
  stock: (text) => readStock(text),
}

function upTo(text: string, most: number, label: string): Read<string> {
  return text.length > most ? { fault: wordsOf(listRows).tooLong({ label, most }) } : { value: text }
}

function readColumns(form: FormData, chosen: ChosenNow): string | undefined {
  const text = wordsOf(imports)
  const columns: NonNullable<ChosenNow['columns']> = {}
  for (const [at, field] of entries(form, 'column:')) {
    if (!isSheetField(field)) continue
    if (columns[field] !== undefined) return text.twoColumns({ field: fieldLabels()[field] })
    columns[field] = Math.min(Math.max(Math.trunc(Number(at)) || 0, 0), 99)
  }
  if (columns.name === undefined && columns.code === undefined) return text.noNameColumn
  const discount = readPercent(fieldText(form, 'discount'))
  const stock = readStock(fieldText(form, 'stock'))
  for (const read of [discount, stock]) {
    if (read && 'fault' in read) return read.fault
    if (read && 'question' in read) return read.question
  }
  chosen.columns = columns
  chosen.discount = discount && 'value' in discount ? discount.value : null
  chosen.readsHidden = form.get('readsHidden') === 'on'
  chosen.defaults = {
    stock: stock && 'value' in stock ? stock.value : 0,
    unit: fieldText(form, 'unit') === '1pkt' ? '1pkt' : '1box',
  }
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
