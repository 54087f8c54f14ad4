/** The categories of a shop: those of its first start (§3), and the lookup of a category by any of its spellings. */
import { foldedWords } from '../search/spelling.ts'

/** The names that a new shop begins with; from then on the list is the owner's. */
export const firstCategories = [
  'One sound crackers',
  'Wala',
  'Special wala',
  'Chorsa & Gaints (Wala)',
  'Bomb',
  'Flowers pots',
  'Fancy flower pots',
  'Ground crackers (Chakkar)',
  "Children's favourite",
  'Sparklers',
  'Twinkling star (Sattai)',
  "Fancy items (Children's Special)",
  "High Duration Fancy (Children's Special)",
  'Match box',
  'Pencil',
  'Smoke',
  'Roll cap',
  'Single shots',
  'Multi shots',
  'Special Multi Shots',
  'Rocket',
  'Gift box',
] as const

export type FirstCategory = (typeof firstCategories)[number]

/** The name of a category. */
export type Category = string

/** A category as pages know it; the list of them has the owner's order. */
export type ListedCategory = {
  name: Category
  tamilName?: string
  /** Its earlier names, and those of categories that were merged into it, the newest first. */
  formerNames?: readonly Category[]
}

const SPELLING_MAX = 100

/**
 * Returns the category of a spelling ('Fancy item', 'ONE SOUND CRACKERS'), also of a former name; undefined, meaning All Categories,
 * for any other. Names win over former ones.
 */
export function findCategory(list: readonly ListedCategory[], text: string | null | undefined): Category | undefined {
  return text && text.length <= SPELLING_MAX ? spellingsOf(list).get(spellingKey(text))?.name : undefined
}

/** Returns the category that a text names only by a former name: its address leads to the present one. */
export function findRenamed(list: readonly ListedCategory[], text: string | null | undefined): Category | undefined {
  const found = text && text.length <= SPELLING_MAX ? spellingsOf(list).get(spellingKey(text)) : undefined
  return found?.isFormer ? found.name : undefined
}

/** Returns the URL path of the catalogue for a category; All Categories has no parameter (§2). */
export function categoryPath(category: Category | undefined): string {
  return category ? `/ordernow?category=${encodeURIComponent(category)}` : '/ordernow'
}

/** Returns the products with the Tamil name of their category, if it has one, by which they are found too. */
export function withTamilNames<P extends { category: Category }>(
  products: readonly P[],
  list: readonly ListedCategory[],
): (P & { categoryTamilName?: string | undefined })[] {
  const tamilNames = new Map(list.map(({ name, tamilName }) => [name, tamilName]))
  return products.map((product) => ({ ...product, categoryTamilName: tamilNames.get(product.category) }))
}

/** Returns the form in which two spellings of one name are equal; '' for a text without letters and digits. */
export function spellingKey(text: string): string {
  return foldedWords(text).join('')
}

type Spelled = { name: Category; isFormer: boolean }

const spellings = new WeakMap<readonly ListedCategory[], ReadonlyMap<string, Spelled>>()

/** The texts that lead to a category, in their order: the first that has a spelling keeps it. */
const leadingTexts: readonly ((category: ListedCategory) => readonly string[])[] = [
  ({ name }) => [name],
  formersOf,
  ({ name, tamilName = '' }) => [withoutBrackets(name), tamilName],
  (category) => formersOf(category).map(withoutBrackets),
]

function spellingsOf(list: readonly ListedCategory[]): ReadonlyMap<string, Spelled> {
  const known = spellings.get(list)
  if (known) return known
  const found = new Map<string, Spelled>()
  leadingTexts.forEach((textsOf, at) => {
    for (const category of list) {
      for (const key of textsOf(category).map(spellingKey)) {
        // Every second kind is one of former names.
        if (key && !found.has(key)) found.set(key, { name: category.name, isFormer: at % 2 > 0 })
      }
    }
  })
  spellings.set(list, found)
  return found
}

function formersOf({ formerNames = [] }: ListedCategory): readonly string[] {
  return formerNames
}

/** Without the text from the first bracket to the last. */
export function withoutBrackets(name: string): string {
  const [first, last] = [name.indexOf('('), name.lastIndexOf(')')]
  return first === -1 || last < first ? name : name.slice(0, first) + name.slice(last + 1)
}
