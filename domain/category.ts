/** The 22 product categories (§3), and how any spelling of one on a screen or in a link finds it. */
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

/** The category a text means ('Fancy item', 'ONE SOUND CRACKERS'); undefined, which is All Categories, for any other. */
export function findCategory(text: string | null | undefined): Category | undefined {
  return text && text.length <= 100 ? bySpelling.get(spellingKey(text)) : undefined
}

/** The catalogue's address for a category; for All Categories the parameter is left out (§2). */
export function categoryPath(category: Category | undefined): string {
  return category ? `/ordernow?category=${encodeURIComponent(category)}` : '/ordernow'
}

// Each word loses its case, punctuation and plural; 'and' and the spaces go too.
function spellingKey(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/['’‘`´ʼ]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/(?<=x)es$|s$/, ''))
    .map((word) => otherSpellings.get(word) ?? word)
  return words.filter((word) => word !== 'and').join('')
}

const otherSpellings = new Map([
  ['giant', 'gaint'],
  ['walla', 'wala'],
  ['favorite', 'favourite'],
])

// The whole name, and the name without what stands in brackets. Names win over shortened names.
const bySpelling = new Map<string, Category>([
  ...categories.map((name) => [spellingKey(name.replace(/\(.*\)/, '')), name] as const),
  ...categories.map((name) => [spellingKey(name), name] as const),
])
