/** The 22 product categories (§3), and the lookup of a category by any of its spellings. */
import { foldedWords } from './search/spelling.ts'

export const categories = [
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

export type Category = (typeof categories)[number]

/** Returns the category of a spelling ('Fancy item', 'ONE SOUND CRACKERS'); undefined, meaning All Categories, for any other. */
export function findCategory(text: string | null | undefined): Category | undefined {
  return text && text.length <= 100 ? bySpelling.get(spellingKey(text)) : undefined
}

/** Returns the URL path of the catalogue for a category; All Categories has no parameter (§2). */
export function categoryPath(category: Category | undefined): string {
  return category ? `/ordernow?category=${encodeURIComponent(category)}` : '/ordernow'
}

function spellingKey(text: string): string {
  return foldedWords(text).join('')
}

// Each name, and each name without its part in brackets. Whole names win.
const bySpelling = new Map<string, Category>([
  ...categories.map((name) => [spellingKey(name.replace(/\(.*\)/, '')), name] as const),
  ...categories.map((name) => [spellingKey(name), name] as const),
])
