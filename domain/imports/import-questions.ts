/** Questions before an import is saved: cells to correct, and questions about the whole list. */
import { formatRupees, type Paise, rupeesFromPaise } from '../numbers/money.ts'
import { priceFromDiscount } from '../product/product-form.ts'
import { priceQuestion } from '../product/price-question.ts'
import type { Change, SheetProduct, SheetProductDraft } from './differences.ts'
import type { Ambiguity, Fault, ListedRow } from './read-row.ts'
import type { SheetField } from '../spreadsheets/sheet-fields.ts'
import { wordsOf } from '../words/catalogue.ts'
import { listRows } from '../words/en/office/goods/list-rows.ts'

/** Unanswered 'unsure' rows are left out, as 'faulty' ones are. */
export type RowStatus = 'new' | 'changed' | 'unchanged' | 'unsure' | 'faulty'

export type PlannedRow = {
  number: number
  status: RowStatus
  name: string
  category: string
  code?: string
  changes: Change[]
  faults: Fault[]
  ambiguities: Ambiguity[]
  fields: RowField[]
  /** `isSpelling` if only spelling differs. */
  guess?: { id: string; code: string; name: string; category: string; isSpelling: boolean }
  question?: string
  isConfirmed?: boolean
  /** The guess is confirmed. */
  isAnswered?: boolean
  /** The answer was that no product of the shop is meant. */
  isSaidNew?: boolean
  joined?: number[]
  /** Only while the whole list is questioned. */
  prices?: { areSaid: boolean; differ: boolean; areFormulas: boolean }
  /** `before` is missing for a new product. */
  before?: SheetProduct
  after?: SheetProductDraft
}

export const correctableFields = ['name', 'category', 'contents', 'mrp', 'price', 'discount', 'stock'] as const
export type CorrectableField = (typeof correctableFields)[number]

/** `readings` are the cell's two readings. */
export type RowField = { field: CorrectableField; value: string; readings: readonly string[] }

/** Returns a row's inputs: those corrected, and one per fault, ambiguity and price question. */
export function fieldsOf(
  row: ListedRow,
  planned: Pick<PlannedRow, 'faults' | 'ambiguities'>,
  asks: readonly CorrectableField[],
  typed: ReadonlyMap<SheetField, string> = new Map(),
): RowField[] {
  const found: readonly (Fault | Ambiguity)[] = [...planned.faults, ...planned.ambiguities]
  return correctableFields.flatMap((field) => {
    const ambiguity = planned.ambiguities.find((each) => each.field === field)
    if (!typed.has(field) && !asks.includes(field) && !found.some((each) => each.field === field)) return []
    const value = typed.get(field) ?? suggestion(row, field)
    return [{ field, value, readings: ambiguity?.readings ?? [] }]
  })
}

/** Suggests the M.R.P. less the discount as price, otherwise the value read. */
function suggestion({ values: { name, mrpPaise, pricePaise, discount } }: ListedRow, field: CorrectableField): string {
  if (field === 'name') return name ?? ''
  if (field === 'mrp') return mrpPaise === undefined ? '' : rupees(mrpPaise)
  if (field !== 'price') return ''
  if (mrpPaise && discount) return rupees(priceFromDiscount(mrpPaise, discount))
  return pricePaise ? rupees(pricePaise) : ''
}

function rupees(paise: Paise): string {
  return String(rupeesFromPaise(paise))
}

type PriceQuestion = { sentence: string; fields: CorrectableField[] }

export function priceQuestions(
  row: ListedRow,
  after: SheetProductDraft,
  { before, isOverall }: { before: SheetProduct | undefined; isOverall: boolean },
): PriceQuestion[] {
  const seldom = priceQuestion(after, before)
  const questions: PriceQuestion[] = []
  if (seldom !== undefined)
    questions.push({
      sentence: seldom,
      fields: after.pricePaise === 0 && after.mrpPaise > 0 ? ['price'] : ['mrp', 'price'],
    })
  else if (row.question !== undefined && !isOverall)
    questions.push({ sentence: row.question, fields: ['mrp', 'price', 'discount'] })
  if (row.price === 'missing' && !before)
    questions.push({
      sentence: wordsOf(listRows).noPriceInList({ amount: formatRupees(after.mrpPaise) }),
      fields: ['price'],
    })
  return questions
}

/** Asked again if it concerns more rows than the answer did. */
export const listQuestions = ['withoutDiscount', 'otherDiscount', 'formulas'] as const
export type ListQuestionKind = (typeof listQuestions)[number]
export type ListQuestion = { kind: ListQuestionKind; count: number; sentence: string }

/** If most rows with three prices contradict themselves, one question covers all. */
export function isDiscountInQuestion(rows: readonly ListedRow[]): boolean {
  const said = rows.filter(
    ({ values }) => values.discount !== undefined && values.mrpPaise !== undefined && values.pricePaise !== undefined,
  )
  const contradicting = said.filter(({ question }) => question !== undefined)
  return contradicting.length > 2 && contradicting.length * 2 > said.length
}

export function questionsOfList(rows: readonly PlannedRow[]): ListQuestion[] {
  const priced = rows.filter(isPriced)
  const withoutDiscount = priced.filter(isWithoutDiscount)
  const otherDiscount = rows.filter((row) => row.after && row.prices?.differ && !isWithoutDiscount(row)).length
  const formulas = rows.filter((row) => row.after && row.prices?.areFormulas).length
  const count = withoutDiscount.length
  const questions: ListQuestion[] = []
  const text = wordsOf(listRows)
  if (count * 2 > priced.length)
    questions.push({ kind: 'withoutDiscount', count, sentence: text.withoutDiscount({ count }) })
  if (otherDiscount > 0)
    questions.push({
      kind: 'otherDiscount',
      count: otherDiscount,
      sentence: text.otherDiscount({ count: otherDiscount }),
    })
  if (formulas > 0) questions.push({ kind: 'formulas', count: formulas, sentence: text.formulas({ count: formulas }) })
  return questions
}

/** Nobody typed or confirmed its prices, and no discount of 0 is listed. */
function isPriced({ before, after, prices }: PlannedRow): boolean {
  if (!after || prices?.areSaid) return false
  return !before || before.mrpPaise !== after.mrpPaise || before.pricePaise !== after.pricePaise
}

/** For an existing product only if it had a discount. */
function isWithoutDiscount(row: PlannedRow): boolean {
  const { before, after } = row
  if (!after || !isPriced(row) || after.pricePaise !== after.mrpPaise) return false
  return !before || before.pricePaise < before.mrpPaise
}
