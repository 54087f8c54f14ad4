/** Finds the product that a row means: surely, as a guess, or possibly. */
import { joinedNames } from '../names/both-names.ts'
import { headingKey } from './category-heading.ts'
import type { SheetProduct } from './differences.ts'
import { type Match, nameKey, type ProductFinder } from './match-names.ts'
import type { Corrections, Fault, ListedRow } from './read-row.ts'
import { wordsOf } from '../words/catalogue.ts'
import { listRows } from '../words/en/office/goods/list-rows.ts'

export type Wanted = {
  row: ListedRow
  category: string
  match?: Match<SheetProduct>
  /** Without a match: those that the row may mean. */
  possible?: readonly SheetProduct[]
  isSpelling?: boolean
  faults: Fault[]
}

/** The id of the product that the row means, or a new one. */
export type Answer = { is: string } | 'new'

export type MatchOptions = {
  products: readonly SheetProduct[]
  /** By heading key. */
  categories: ReadonlyMap<string, string>
  /** By row number. */
  answers: ReadonlyMap<number, Answer>
  corrections: Corrections
}

export function exactMatch(listed: ListedRow, finder: ProductFinder<SheetProduct>, options: MatchOptions): Wanted {
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

type Guessing = { options: MatchOptions; taken: Map<string, number>; answered: ReadonlySet<string> }

/** Excludes products that another row matches surely or was assigned. */
export function guessMatch(each: Wanted, finder: ProductFinder<SheetProduct>, { options, taken, answered }: Guessing) {
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

type Meaning = { options: MatchOptions; taken: ReadonlySet<string> }

/** Of a row with faults, or not read: those of its name, otherwise one near it. None of them is missing from the list. */
export function meantBy(
  { row, category, match, possible = [] }: Wanted,
  finder: ProductFinder<SheetProduct>,
  { options, taken }: Meaning,
): readonly SheetProduct[] {
  if (match) return [match.product]
  const { name, contents = '' } = row.values
  if (name === undefined || options.answers.get(row.number) === 'new') return possible
  const named = [...possible, ...finder.anywhere({ name, contents })]
  if (named.length > 0) return named
  const near = finder.nearest({ name }, row.heading === '' ? '' : category, ({ id }) => !taken.has(id))
  return near ? [near.product] : []
}
