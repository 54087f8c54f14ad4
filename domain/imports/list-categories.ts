/** Follows a list from row to row, and knows the category and the discount of each product. */
import type { GridRow } from '../spreadsheets/grid.ts'
import { wordsOf } from '../words/catalogue.ts'
import { listRows } from '../words/en/office/goods/list-rows.ts'
import type { RowOptions } from './read-row.ts'
import { type CategoryHeading, headingIn, headingKey, type KnownHeadings, saysDiscount } from './category-heading.ts'

/** A category, as a row of its own or as a cell of a product's row. */
type Heading = Discount & { text: string; number: number; isUsed: boolean; isCell: boolean }

type Discount = Pick<RowOptions, 'discount' | 'unclear'>

export type ListCategories = {
  begin(found: CategoryHeading, row: GridRow): void
  /** True for a discount alone, or for the Tamil name of the category above: either belongs to that category. */
  belongsAbove(found: CategoryHeading, row: GridRow): boolean
  /** A discount below a category applies to it, one elsewhere to all that follows. */
  discount(found: CategoryHeading): void
  /** Repeated headings end a page's title, and the category above it goes on. */
  beginPage(): void
  /** Of a product's row. `cell` is its own category; `text` is '' above the first category. */
  ofProduct(cell: string, row: GridRow, isLeftOut: boolean): Discount & { text: string }
  /** Ends the list. Returns the headings without goods. */
  end(): { number: number; text: string }[]
}

type Start = {
  /** In the list's first headings. */
  first: string | undefined
  discount: number | undefined
  known: KnownHeadings | undefined
  /** Keys of the title that each page repeats. */
  titles: ReadonlySet<string>
  /** Each category is written once, in the first of its rows. */
  isSparse: boolean
}

export function openListCategories({ first, discount, known, titles, isSparse }: Start): ListCategories {
  const unused: { number: number; text: string }[] = []
  let heading: Heading | undefined = first
    ? { ...headingIn(first, known), number: 0, isUsed: true, isCell: false }
    : undefined
  let aboveTitle: Heading | undefined
  let forAll: Discount = { discount }
  let isNewPage = false

  const isTitle = () => heading !== undefined && !heading.isUsed && titles.has(headingKey(heading.text))

  function drop() {
    if (heading && !heading.isUsed) unused.push({ number: heading.number, text: heading.text })
  }

  /**
   * Of a category named again without a discount. It keeps the former one if it is marked as continued, or if no other
   * is said; net goods only with the mark. If two may be meant, or the page before had net goods, the rows ask.
   */
  function keptFrom({ discount: former, unclear }: Discount, { isContinued }: CategoryHeading): Discount {
    const { discount: other } = forAll
    if (isContinued || unclear !== undefined) return { discount: former, unclear }
    if (former === undefined || former === other || (former === 0 && !isNewPage)) return {}
    if (!saysDiscount(forAll)) return former === 0 ? {} : { discount: former }
    const text = { one: `${former}%`, other: forAll.unclear ?? `${other}%` }
    return { unclear: wordsOf(listRows).oneOrOther(text) }
  }

  function begin(found: CategoryHeading, row: GridRow, isCell = false) {
    const before = [heading, isTitle() ? aboveTitle : undefined].find((each) => isNamed(found, each))
    isNewPage ||= !isCell && isTitle()
    const kept = before && !saysDiscount(found) ? keptFrom(before, found) : {}
    drop()
    if (!isTitle()) aboveTitle = heading
    heading = { ...kept, ...found, number: row.number, isUsed: isCell, isCell }
    isNewPage = false
  }

  /** In its cell: the category goes on with the same discount. */
  function goesOn(found: CategoryHeading): boolean {
    if (!heading || !isNamed(found, heading)) return false
    // Below its own row the category's discount is for all of its cells.
    if (!saysDiscount(found) && !heading.isCell) return true
    const { discount: percent, unclear } = saysDiscount(found) ? found : keptFrom(heading, found)
    return percent === heading.discount && unclear === heading.unclear
  }

  /** An English category, then its Tamil translation. */
  function isTranslation({ text }: CategoryHeading, row: GridRow): boolean {
    if (!heading || heading.isUsed || row.number > heading.number + 1) return false
    return /\p{Script=Tamil}/u.test(text) && !/\p{Script=Latin}/u.test(text) && /\p{Script=Latin}/u.test(heading.text)
  }

  return {
    begin: (found, row) => begin(found, row),
    belongsAbove: (found, row) => found.text === '' || isTranslation(found, row),
    discount(found) {
      if (!heading || heading.isUsed) forAll = found
      else if (saysDiscount(found)) Object.assign(heading, { discount: found.discount, unclear: found.unclear })
    },
    beginPage() {
      isNewPage = true
      if (!isTitle()) return
      drop()
      heading = aboveTitle
    },
    ofProduct(cell, row, isLeftOut) {
      const own = headingIn(cell, known)
      isNewPage = false
      if (own.text !== '' && !goesOn(own)) begin(own, row, true)
      if (heading) heading.isUsed ||= !isLeftOut
      // A cell merged over several rows, or written once, is empty in the rows below.
      const text = heading && (own.text !== '' || isSparse || !heading.isCell) ? heading.text : ''
      const { discount: percent, unclear } = heading && saysDiscount(heading) ? heading : forAll
      return { text, discount: percent, unclear }
    },
    end() {
      drop()
      return unused
    },
  }
}

function isNamed({ text }: CategoryHeading, before: Heading | undefined): boolean {
  return before !== undefined && headingKey(text) === headingKey(before.text)
}
