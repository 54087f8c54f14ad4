/** Categories: those of a new shop (§3), and their lookup by any spelling. */
import { foldedWords } from '../search/spelling.ts'
import { shownName } from '../names/shown-name.ts'

/** Names in a new shop; the owner may change them later. */
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

export type Category = string

/** Lists are in the owner's order. */
export type ListedCategory = {
  name: Category
  tamilName?: string
  /** Earlier names, and those of merged categories, newest first. */
  formerNames?: readonly Category[]
}

const SPELLING_MAX = 100

/**
 * Returns the category of a spelling ('Fancy item', 'ONE SOUND CRACKERS') or a former name; undefined, meaning All
 * Categories, otherwise. Current names win.
 */
export function findCategory(list: readonly ListedCategory[], text: string | null | undefined): Category | undefined {
  return text && text.length <= SPELLING_MAX ? spellingsOf(list).get(spellingKey(text))?.name : undefined
}

/** Returns the category if the text is a former name; its URL redirects. */
export function findRenamed(list: readonly ListedCategory[], text: string | null | undefined): Category | undefined {
  const found = text && text.length <= SPELLING_MAX ? spellingsOf(list).get(spellingKey(text)) : undefined
  return found?.isFormer ? found.name : undefined
}

/** All Categories has no parameter (§2). */
export function categoryPath(category: Category | undefined): string {
  return category ? `/ordernow?category=${encodeURIComponent(category)}` : '/ordernow'
}

/** Returns the category's name in the language of the page. */
export function shownCategory(list: readonly ListedCategory[], category: Category): string {
  return shownName(list.find(({ name }) => name === category) ?? { name: category })
}

/** Adds the categories' Tamil names, which searches match too. */
export function withTamilNames<P extends { category: Category }>(
  products: readonly P[],
  list: readonly ListedCategory[],
): (P & { categoryTamilName?: string | undefined })[] {
  const tamilNames = new Map(list.map(({ name, tamilName }) => [name, tamilName]))
  return products.map((product) => ({ ...product, categoryTamilName: tamilNames.get(product.category) }))
}

/** Returns equal keys for equivalent spellings; '' without letters and digits. */
export function spellingKey(text: string): string {
  return foldedWords(text).join('')
}

type Spelled = { name: Category; isFormer: boolean }

const spellings = new WeakMap<readonly ListedCategory[], ReadonlyMap<string, Spelled>>()

/** In order of precedence: the first with a spelling wins. */
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
        // Odd entries are former names.
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

/** Removes text from the first to the last bracket. */
export function withoutBrackets(name: string): string {
  const [first, last] = [name.indexOf('('), name.lastIndexOf(')')]
  return first === -1 || last < first ? name : name.slice(0, first) + name.slice(last + 1)
}
