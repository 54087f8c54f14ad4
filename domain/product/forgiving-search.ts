/** The search with trade synonyms and typo tolerance, and its suggestions (§2). */
import {
  foldedProduct,
  patternOf,
  type ProductSearch,
  type Searched,
  searchedWords,
  searchProducts,
  withAll,
} from './product-search.ts'
import { nearestOf } from '../search/near-words.ts'
import { consonantsOf, inLatinLetters, isIndic } from '../search/sound.ts'
import { foldedWords, joined } from '../search/spelling.ts'
import {
  isGeneric,
  meansCracker,
  knownSpellings,
  meaningInName,
  meaningsOf,
  tellingWords,
} from '../search/trade-words.ts'

/** In letters: shorter words are too similar to each other. */
const ONE_LETTER_FROM = 4
const TWO_LETTERS_FROM = 5
/** Of a word that is found by its sound: a single one says nothing. */
const FEWEST_CONSONANTS = 2
const SUGGESTIONS_MAX = 3

/** Only a word without match is read as words one letter away, and a number as a prefix. */
export const searchForgivingly: ProductSearch = (products, search) => {
  const words = searchedWords(search)
  if (words.length === 0) return searchProducts(products, search)
  if (words.every(meansCracker)) return products
  const found = withAll(
    products,
    tellingWords(words).map((word) => forgivingPattern(products, word)),
    meaningfulText,
  )
  return found.length === 0 && words.every(isGeneric) ? products : found
}

/** Likeliest first; none if the search itself has results. */
export function searchSuggestions(products: readonly Searched[], search: string): string[] {
  if (searchForgivingly(products, search).length > 0) return []
  const words = tellingWords(searchedWords(search)).flatMap((word) => knownWord(products, word) ?? [])
  const suggestions = new Set([words.join(' '), ...words.toSorted((a, b) => b.length - a.length)])
  return [...suggestions]
    .filter((text) => text !== '' && searchForgivingly(products, text).length > 0)
    .slice(0, SUGGESTIONS_MAX)
}

function forgivingPattern(products: readonly Searched[], word: string): RegExp {
  const exact = patternOf([word, ...meaningsOf(word)])
  if (isFound(products, exact)) return exact
  if (/^\d+$/.test(word)) return patternOf([word], { wholeNumbers: false })
  const near = isIndic(word)
    ? soundingAlike(products, word)
    : nearest(products, word, word.length < ONE_LETTER_FROM ? 0 : 1)
  return near.length === 0 ? exact : patternOf(near.flatMap((one) => [one, ...meaningsOf(one)]))
}

function isFound(products: readonly Searched[], pattern: RegExp): boolean {
  return products.some((product) => pattern.test(meaningfulText(product)))
}

/** As the goods spell it, or the nearest of theirs. */
function knownWord(products: readonly Searched[], word: string): string | undefined {
  const { written } = vocabularyOf(products)
  const spelled = (known: string) => written.get(known) ?? meaningsOf(known)[0] ?? known.replaceAll('_', ' ').trim()
  if (isFound(products, patternOf([word, ...meaningsOf(word)]))) return spelled(word)
  if (isIndic(word)) {
    const [alike] = soundingAlike(products, word)
    return alike === undefined ? undefined : spelled(alike)
  }
  const wrong = word.length < ONE_LETTER_FROM ? 0 : word.length < TWO_LETTERS_FROM ? 1 : 2
  const [near] = nearest(products, word, wrong)
  return near === undefined ? undefined : spelled(near)
}

const texts = new WeakMap<Searched, string>()

/** With the name repeated in its synonyms. */
function meaningfulText(product: Searched): string {
  const known = texts.get(product)
  if (known !== undefined) return known
  const { words, text: plain } = foldedProduct(product)
  const meant = words.map((word) => meaningInName(word) ?? word)
  const isSame = meant.every((word, index) => word === words[index])
  const text = isSame ? plain : `${plain}\n${joined(meant)}`
  texts.set(product, text)
  return text
}

type Vocabulary = {
  /** Spellings by folded word, and by two adjacent words joined. */
  written: ReadonlyMap<string, string>
  /** The keys of `written` and the trade's words. */
  words: readonly string[]
}

const vocabularies = new WeakMap<readonly Searched[], Vocabulary>()

function vocabularyOf(products: readonly Searched[]): Vocabulary {
  const known = vocabularies.get(products)
  if (known) return known
  const written = new Map<string, string>()
  for (const text of new Set(
    products.flatMap(({ name, tamilName = '', category, categoryTamilName = '' }) => [
      category,
      categoryTamilName,
      name,
      tamilName,
    ]),
  )) {
    const parts = text.split(/[\s()&]+/).filter((part) => part !== '')
    for (const [index, part] of parts.entries()) {
      for (const each of [part, `${part} ${parts[index + 1] ?? ''}`.trim()]) {
        const word = joined(foldedWords(each))
        if (!written.has(word)) written.set(word, each)
      }
    }
  }
  const made = { written, words: [...new Set([...written.keys(), ...knownSpellings()])] }
  vocabularies.set(products, made)
  return made
}

/** Returns the known words with the consonants of a word in an Indian script, those with the nearest vowels. */
function soundingAlike(products: readonly Searched[], word: string): string[] {
  const latin = inLatinLetters(word)
  const consonants = consonantsOf(latin)
  if (consonants.length < FEWEST_CONSONANTS) return []
  return nearestOf(wordsBySound(products).get(consonants) ?? [], latin, latin.length, inLatinLetters)
}

const soundsOf = new WeakMap<readonly Searched[], ReadonlyMap<string, readonly string[]>>()

function wordsBySound(products: readonly Searched[]): ReadonlyMap<string, readonly string[]> {
  const known = soundsOf.get(products)
  if (known) return known
  const made = Map.groupBy(vocabularyOf(products).words, (word) => consonantsOf(inLatinLetters(word)))
  soundsOf.set(products, made)
  return made
}

function nearest(products: readonly Searched[], word: string, most: number): string[] {
  const long = vocabularyOf(products).words.filter((known) => known.length >= ONE_LETTER_FROM - 1)
  return nearestOf(long, word, most)
}
