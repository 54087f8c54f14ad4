/** Plans an import: what each row of an owner's list does to the shop's products, and which products the list does not name. */
import { priceQuestion } from '../product.ts'
import { headingKey } from './category-heading.ts'
import {
  type Change,
  changesBetween,
  newProduct,
  type NewProductDefaults,
  type SheetProduct,
  type SheetProductDraft,
  withValues,
} from './differences.ts'
import type { Fault, ListedRow } from './listed-rows.ts'
import { type Match, nameKey, type ProductFinder, productFinder } from './match-names.ts'

/** 'unsure' rows wait for an answer and are left out without one, as 'faulty' ones are. */
export type RowStatus = 'new' | 'changed' | 'unchanged' | 'unsure' | 'faulty'

/** What the admin says of a row that is unsure: the product that it means, a new one, or yes to its question. */
export type Answer = { is: string } | 'new' | 'yes'

export type PlannedRow = {
  number: number
  status: RowStatus
  name: string
  category: string
  code?: string
  changes: Change[]
  faults: Fault[]
  /** The product that the row may mean. */
  guess?: { id: string; code: string; name: string; category: string }
  /** What must be confirmed of its prices. */
  question?: string
  /** The product before and after; `before` is missing for a new one. */
  before?: SheetProduct
  after?: SheetProductDraft
}

export type ImportPlan = { rows: PlannedRow[]; gone: SheetProduct[] }

export type PlanOptions = {
  products: readonly SheetProduct[]
  /** The shop's category of each heading, by its key. */
  categories: Readonly<Record<string, string>>
  defaults: NewProductDefaults
  /** By the number of the row. */
  answers: Readonly<Record<number, Answer>>
}

type Wanted = { row: ListedRow; category: string; match?: Match<SheetProduct>; faults: Fault[] }

/** Returns the plan of a whole list. No row is matched by its place. */
export function planImport(rows: readonly ListedRow[], options: PlanOptions): ImportPlan {
  const finder = productFinder(options.products)
  const taken = new Map<string, number>()
  const wanted = rows.map((row) => exactMatch(row, finder, options))
  for (const each of wanted) {
    if (!each.match) continue
    const { id } = each.match.product
    const other = taken.get(id)
    if (other === undefined) taken.set(id, each.row.number)
    else {
      each.faults.push({ column: '', sentence: `Row ${other} means the same product.` })
      delete each.match
    }
  }
  const answered = new Set(
    Object.values(options.answers).flatMap((answer) => (typeof answer === 'object' ? [answer.is] : [])),
  )
  const created = new Map<string, number>()
  const planned = wanted.map((each) => {
    if (!each.match && each.faults.length === 0) guessMatch(each, finder, { options, taken, answered })
    return planRow(each, created, options)
  })
  return { rows: planned, gone: options.products.filter(({ id }) => !taken.has(id)) }
}

function exactMatch(row: ListedRow, finder: ProductFinder<SheetProduct>, { categories }: PlanOptions): Wanted {
  const { code, name, contents = '' } = row.values
  const category = categories[headingKey(row.heading)] ?? ''
  const faults = [...row.faults]
  if (code !== undefined) {
    const product = finder.byCode(code)
    if (!product)
      faults.push({
        column: '',
        sentence: `No product of the shop has the code ${code}. Empty its cell to add it as new.`,
      })
    const stays = row.heading === '' && product ? product.category : category
    return { row, category: stays, faults, ...(product && { match: { product, by: 'code' } }) }
  }
  const found = name === undefined || category === '' ? [] : finder.byName({ name, contents }, category)
  const [product] = found
  if (found.length > 1)
    faults.push({
      column: '',
      sentence: `${found.length} products have this name in this category: say which by its code.`,
    })
  return { row, category, faults, ...(product && found.length === 1 && { match: { product, by: 'name' } }) }
}

type Guessing = { options: PlanOptions; taken: Map<string, number>; answered: ReadonlySet<string> }

/** A product that another row means for sure, or was chosen for, is no guess. */
function guessMatch(each: Wanted, finder: ProductFinder<SheetProduct>, { options, taken, answered }: Guessing) {
  const { number, values } = each.row
  const answer = options.answers[number]
  if (answer === 'new' || values.name === undefined || each.category === '') return
  const chosen = typeof answer === 'object' ? options.products.find(({ id }) => id === answer.is) : undefined
  const isFree = ({ id }: SheetProduct) => !taken.has(id) && !answered.has(id)
  const product =
    chosen && !taken.has(chosen.id) ? chosen : finder.nearest({ name: values.name }, each.category, isFree)
  if (!product) return
  taken.set(product.id, number)
  each.match = { product, by: 'guess' }
}

function planRow(each: Wanted, created: Map<string, number>, { defaults, answers }: PlanOptions): PlannedRow {
  const { row, category, match, faults } = each
  const { values, number } = row
  const answer = answers[number]
  const found = match?.product
  const planned: PlannedRow = {
    number,
    status: 'faulty',
    name: values.name ?? found?.name ?? '',
    category,
    changes: [],
    faults,
  }
  if (found) planned.code = found.code
  if (category === '') faults.push({ column: '', sentence: noCategory(row) })
  if (faults.length === 0 && !found) newRow(each, created)
  if (faults.length > 0) return planned
  const isGuess = match?.by === 'guess'
  const after = found
    ? withValues(found, values, { category, keepsName: match?.by === 'name' })
    : newProduct(values, category, defaults)
  const changes = found ? changesBetween(found, { ...found, ...after }) : []
  const pricesChange = !found || changes.some(({ field }) => field === 'price' || field === 'mrp')
  const question = pricesChange ? (priceQuestion(after, found) ?? row.question) : undefined
  const isUnsure = (isGuess && typeof answer !== 'object') || (question !== undefined && answer === undefined)
  const decided: RowStatus = !found ? 'new' : changes.length > 0 ? 'changed' : 'unchanged'
  return {
    ...planned,
    status: isUnsure ? 'unsure' : decided,
    changes,
    after,
    ...(found && { before: found }),
    ...(isGuess && { guess: { id: found!.id, code: found!.code, name: found!.name, category: found!.category } }),
    ...(question !== undefined && { question }),
  }
}

/** A new product needs a price, and a name that no row above has in the category. */
function newRow({ row, category, faults }: Wanted, created: Map<string, number>) {
  const { name = '', contents = '', mrpPaise, pricePaise } = row.values
  if (mrpPaise === undefined && pricePaise === undefined)
    faults.push({ column: '', sentence: 'The price is missing, and no product of the shop has this name.' })
  const key = `${category}\n${nameKey(name)}\n${contents.toLowerCase()}`
  const other = created.get(key)
  if (other === undefined) created.set(key, row.number)
  else faults.push({ column: '', sentence: `Row ${other} has the same name in this category.` })
}

function noCategory({ heading }: ListedRow): string {
  return heading === '' ? 'No category stands above this row.' : `No category is chosen for “${heading}”.`
}

/** Returns how many rows have each status. */
export function statusCounts(rows: readonly PlannedRow[]): Record<RowStatus, number> {
  const counts: Record<RowStatus, number> = { new: 0, changed: 0, unchanged: 0, unsure: 0, faulty: 0 }
  for (const { status } of rows) counts[status] += 1
  return counts
}
