/** Plans an import: what each row changes, and which products the list lacks. */
import { categoriesByName } from './category-by-name.ts'
import { changesBetween, newProduct, type NewProductDefaults, type SheetProduct, withValues } from './differences.ts'
import { fieldsOf, isDiscountInQuestion, type PlannedRow, priceQuestions, type RowStatus } from './import-questions.ts'
import { nameKey, productFinder } from './match-names.ts'
import type { ListedRow } from './read-row.ts'
import { exactMatch, guessMatch, meantBy, type MatchOptions, type Wanted } from './row-product.ts'
import { wordsOf } from '../words/catalogue.ts'
import { listRows } from '../words/en/office/goods/list-rows.ts'

export type ImportPlan = { rows: PlannedRow[]; gone: SheetProduct[] }

export type PlanOptions = MatchOptions & {
  defaults: NewProductDefaults
  /** By row number; a different question is asked again. */
  confirmed: ReadonlyMap<number, string>
  /** In the list nevertheless. */
  unread?: readonly ListedRow[]
}

/** Matches rows by content, never by position. */
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
      each.faults.push({ column: '', sentence: wordsOf(listRows).sameProduct({ row: String(other) }), field: 'name' })
      delete each.match
    }
  }
  const answered = new Set(
    [...options.answers.values()].flatMap((answer) => (typeof answer === 'object' ? [answer.is] : [])),
  )
  const created = new Map<string, number>()
  const isOverall = isDiscountInQuestion(rows)
  const byName = categoriesByName(options.categories.values())
  const planned = wanted.map((each) => {
    if (!each.match && each.faults.length === 0) guessMatch(each, finder, { options, taken, answered })
    if (!each.match && isUnplaced(each, options)) each.category = byName(each.row.values.name ?? '') ?? each.category
    return planRow(each, created, { ...options, isOverall })
  })
  const named = new Set([...taken.keys(), ...answered])
  const protect = (each: Wanted, answering: MatchOptions) => {
    for (const { id } of meantBy(each, finder, { options: answering, taken: named })) named.add(id)
  }
  for (const each of wanted.filter(({ faults }) => faults.length > 0)) protect(each, options)
  // A row of a table beside has the number of another row.
  const unanswered = { ...options, answers: new Map(), corrections: new Map() }
  for (const row of options.unread ?? []) protect(exactMatch(row, finder, unanswered), unanswered)
  return { rows: planned, gone: options.products.filter(({ id }) => !named.has(id)) }
}

/** A new product that neither the list nor a person has put into a category. */
function isUnplaced({ row: { heading, number } }: Wanted, { corrections }: PlanOptions): boolean {
  return heading === '' && !corrections.get(number)?.get('category')
}

type RowPlanOptions = PlanOptions & { isOverall: boolean }

function planRow(each: Wanted, created: Map<string, number>, options: RowPlanOptions): PlannedRow {
  const { row, category, match, isSpelling = false, faults } = each
  const { values, number, ambiguities, joined } = row
  const { defaults, isOverall } = options
  const typed = options.corrections.get(number)
  const found = match?.product
  const planned: PlannedRow = {
    number,
    status: 'faulty',
    name: values.name ?? found?.name ?? '',
    category,
    changes: [],
    faults,
    ambiguities,
    fields: [],
    ...(joined && { joined }),
  }
  if (found) planned.code = found.code
  if (category === '' && faults.length === 0) faults.push({ column: '', sentence: noCategory(row), field: 'category' })
  if (faults.length === 0 && ambiguities.length === 0 && !found) newRow(each, created)
  if (faults.length > 0 || ambiguities.length > 0) {
    const status = faults.length > 0 ? 'faulty' : 'unsure'
    return { ...planned, status, fields: fieldsOf(row, planned, [], typed) }
  }
  const isGuess = match?.by === 'guess'
  const after = found
    ? withValues(found, values, { category, keepsName: match?.by === 'name' })
    : newProduct(values, category, defaults)
  const changes = found ? changesBetween(found, { ...found, ...after }) : []
  const pricesChange = !found || changes.some(({ field }) => field === 'price' || field === 'mrp')
  const asked = pricesChange ? priceQuestions(row, after, { before: found, isOverall }) : []
  const question = asked.length > 0 ? asked.map(({ sentence }) => sentence).join(' ') : undefined
  const isConfirmed = question !== undefined && options.confirmed.get(number) === question
  const isAnswered = typeof options.answers.get(number) === 'object'
  const isUnsure = (isGuess && !isAnswered) || (question !== undefined && !isConfirmed)
  const decided: RowStatus = !found ? 'new' : changes.length > 0 ? 'changed' : 'unchanged'
  const fields = fieldsOf(
    row,
    planned,
    asked.flatMap((each_) => each_.fields),
    typed,
  )
  return {
    ...planned,
    status: isUnsure ? 'unsure' : decided,
    changes,
    fields,
    after,
    prices: {
      areSaid: isConfirmed || values.discount === 0 || typed?.has('price') === true,
      differ: isOverall && row.question !== undefined && pricesChange,
      areFormulas: row.price === 'formula' && pricesChange,
    },
    ...(found && { before: found }),
    ...(isGuess && {
      isAnswered,
      guess: { id: found!.id, code: found!.code, name: found!.name, category: found!.category, isSpelling },
    }),
    ...(question !== undefined && { question, isConfirmed }),
    ...(!found && options.answers.get(number) === 'new' && { isSaidNew: true }),
  }
}

/** A new product needs a price, and a name not yet used in its category. */
function newRow({ row, category, faults }: Wanted, created: Map<string, number>) {
  const { name = '', contents = '', mrpPaise, pricePaise } = row.values
  const text = wordsOf(listRows)
  if (mrpPaise === undefined && pricePaise === undefined)
    faults.push({
      column: '',
      sentence: text.newWithoutPrice,
      field: 'price',
    })
  const key = `${category}\n${nameKey(name)}\n${contents.toLowerCase()}`
  const other = created.get(key)
  if (other === undefined) created.set(key, row.number)
  else
    faults.push({
      column: '',
      sentence: text.sameName({ row: String(other) }),
      field: 'name',
    })
}

function noCategory({ heading }: ListedRow): string {
  const text = wordsOf(listRows)
  return heading === '' ? text.newWithoutCategory : text.chooseCategoryFor({ heading })
}

export function statusCounts(rows: readonly PlannedRow[]): Record<RowStatus, number> {
  const counts: Record<RowStatus, number> = { new: 0, changed: 0, unchanged: 0, unsure: 0, faulty: 0 }
  for (const { status } of rows) counts[status] += 1
  return counts
}
