/** Plans an import: what each row changes, and which products the list lacks. */
import { joinedNames } from '../names/both-names.ts'
import { categoriesByName } from './category-by-name.ts'
import { headingKey } from './category-heading.ts'
import { changesBetween, newProduct, type NewProductDefaults, type SheetProduct, withValues } from './differences.ts'
import { fieldsOf, isDiscountInQuestion, type PlannedRow, priceQuestions, type RowStatus } from './import-questions.ts'
import { type Match, nameKey, type ProductFinder, productFinder } from './match-names.ts'
import type { Corrections, Fault, ListedRow } from './read-row.ts'
import { wordsOf } from '../words/catalogue.ts'
import { listRows } from '../words/en/office/goods/list-rows.ts'

/** The id of the product that the row means, or a new one. */
export type Answer = { is: string } | 'new'

export type ImportPlan = { rows: PlannedRow[]; gone: SheetProduct[] }

export type PlanOptions = {
  products: readonly SheetProduct[]
  /** By heading key. */
  categories: ReadonlyMap<string, string>
  defaults: NewProductDefaults
  /** By row number. */
  answers: ReadonlyMap<number, Answer>
  /** By row number; a different question is asked again. */
  confirmed: ReadonlyMap<number, string>
  corrections: Corrections
}

type Wanted = {
  row: ListedRow
  category: string
  match?: Match<SheetProduct>
  /** Without a match: those that the row may mean. */
  possible?: readonly SheetProduct[]
  isSpelling?: boolean
  faults: Fault[]
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
  const named = new Set([...taken.keys(), ...wanted.flatMap(({ possible = [] }) => possible.map(({ id }) => id))])
  return { rows: planned, gone: options.products.filter(({ id }) => !named.has(id)) }
}

/** A new product that neither the list nor a person has put into a category. */
function isUnplaced({ row: { heading, number } }: Wanted, { corrections }: PlanOptions): boolean {
  return heading === '' && !corrections.get(number)?.get('category')
}

function exactMatch(listed: ListedRow, finder: ProductFinder<SheetProduct>, options: PlanOptions): Wanted {
  const row = withOneName(listed, finder)
  const { code, name, contents = '' } = row.values
  const chosen = options.corrections.get(row.number)?.get('category')
  const category = chosen ?? options.categories.get(headingKey(row.heading)) ?? ''
  const faults = [...row.faults]
  const text = wordsOf(listRows)
  if (code !== undefined) {
    const product = finder.byCode(code)
    if (!product) faults.push({ column: '', sentence: text.unknownCode({ code }) })
    const other = product && name !== undefined ? otherOfName(product, { name, contents }, finder) : undefined
    if (other) {
      faults.push({
        column: '',
        sentence: text.otherName({ code, name: product!.name, other: other.code }),
      })
      return { row, category: product!.category, faults, possible: [product!, other] }
    }
    const stays = product && (row.heading === '' || category === '') ? product.category : category
    return { row, category: stays, faults, ...(product && { match: { product, by: 'code' } }) }
  }
  if (name === undefined) return { row, category, faults }
  // Without categories in the list, look up the name in all of the shop's.
  const isAnywhere = row.heading === '' || category === ''
  const everywhere = isAnywhere ? finder.anywhere({ name, contents }) : []
  const inCategory = category === '' ? [] : finder.byName({ name, contents }, category)
  const found = isAnywhere && everywhere.length < 2 ? everywhere : inCategory.length > 0 ? inCategory : everywhere
  const [product] = found
  if (found.length > 1)
    faults.push({
      column: '',
      sentence: text[isAnywhere ? 'severalProducts' : 'severalInCategory']({ products: found.length }),
    })
  if (!product || found.length > 1) return { row, category, faults, possible: found }
  return { row, category: product.category, faults, match: { product, by: 'name' } }
}

/** The price list for customers has both names of a product. */
function withOneName(row: ListedRow, finder: ProductFinder<SheetProduct>): ListedRow {
  const { code, name = '' } = row.values
  const product = code === undefined ? undefined : finder.byCode(code)
  if (!product || !joinedNames(product).includes(name)) return row
  return { ...row, values: { ...row.values, name: product.name } }
}

/** If one column was sorted alone, codes are beside wrong names. */
function otherOfName(
  product: SheetProduct,
  named: { name: string; contents: string },
  finder: ProductFinder<SheetProduct>,
): SheetProduct | undefined {
  return nameKey(named.name) === nameKey(product.name) ? undefined : finder.anywhere(named)[0]
}

type Guessing = { options: PlanOptions; taken: Map<string, number>; answered: ReadonlySet<string> }

/** Excludes products that another row matches surely or was assigned. */
function guessMatch(each: Wanted, finder: ProductFinder<SheetProduct>, { options, taken, answered }: Guessing) {
  const { number, values, heading } = each.row
  const answer = options.answers.get(number)
  if (answer === 'new' || values.name === undefined) return
  const chosen = typeof answer === 'object' ? options.products.find(({ id }) => id === answer.is) : undefined
  const isFree = ({ id }: SheetProduct) => !taken.has(id) && !answered.has(id)
  const near =
    chosen && !taken.has(chosen.id)
      ? { product: chosen, isSpelling: false }
      : finder.nearest({ name: values.name }, heading === '' ? '' : each.category, isFree)
  if (!near) return
  taken.set(near.product.id, number)
  each.match = { product: near.product, by: 'guess' }
  each.isSpelling = near.isSpelling
  // Without a category in the list the product keeps its own.
  if (heading === '' || each.category === '') each.category = near.product.category
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
