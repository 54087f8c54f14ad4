/** The names of all products as words and sizes, with what finds them in a line. */
import type { Searched } from '../product/product-search.ts'
import { consonantsOf, inLatinLetters } from '../search/sound.ts'
import { knownSpellings, meaningInName, tellingWords } from '../search/trade-words.ts'
import { type NumberToken, tokensOf } from './line-tokens.ts'

export type Listed = Searched & { id: string }

/** In letters: a shorter word with a wrong letter is too similar to others. */
export const ONE_LETTER_FROM = 4

/** One of the names of a product. `numbers` are sizes; those in pieces or boxes need not be in the line. */
export type Name<P> = {
  product: P
  place: number
  raw: ReadonlySet<string>
  words: ReadonlySet<string>
  category: ReadonlySet<string>
  rawCategory: readonly string[]
  numbers: readonly NumberToken[]
}

export type Catalogue<P extends Listed> = ReturnType<typeof catalogueOf<P>>

export function catalogueOf<P extends Listed>(products: readonly P[]) {
  const spelled = products.flatMap((product, place) =>
    [product.name, product.tamilName ?? ''].flatMap((name) => {
      if (name === '') return []
      const { words, numbers } = tokensOf(name)
      return [{ product, place, numbers, raw: words }]
    }),
  )
  const categories = new Map(
    products.map(({ category, categoryTamilName = '' }) => [category, wordsIn(`${category} ${categoryTamilName}`)]),
  )
  const vocabulary = new Set(
    [...spelled.flatMap(({ raw }) => raw), ...[...categories.values()].flat()].flatMap((word) => [
      word,
      meaningInName(word) ?? word,
    ]),
  )
  const split = splitter(vocabulary)
  const parts = (words: readonly string[]) => new Set(words.flatMap((word) => split(meaningInName(word) ?? word)))
  const categoryWords = new Map([...categories].map(([category, words]) => [category, parts(words)]))
  const names = spelled.map(({ raw, ...name }): Name<P> => ({
    ...name,
    raw: new Set(raw),
    words: parts(tellingWords(raw)),
    category: categoryWords.get(name.product.category) ?? new Set(),
    rawCategory: categories.get(name.product.category) ?? [],
  }))
  const byWord = new Map<string, Name<P>[]>()
  const numbersBeforeWords = new Set<string>()
  for (const name of names) {
    for (const word of new Set([...name.words, ...name.category])) {
      const those = byWord.get(word)
      if (those) those.push(name)
      else byWord.set(word, [name])
    }
    for (const { value, next } of name.numbers) {
      if (next) for (const word of parts([next])) numbersBeforeWords.add(`${value} ${word}`)
    }
  }
  const byCode = new Map(products.map((product) => [product.code.toLowerCase(), product]))
  const words = [...new Set([...vocabulary, ...knownSpellings()])].filter((word) => word.length >= ONE_LETTER_FROM)
  const bySound = Map.groupBy(words, (word) => consonantsOf(inLatinLetters(word)))
  return { names, byWord, byCode, vocabulary, split, numbersBeforeWords, words, bySound }
}

function wordsIn(text: string): readonly string[] {
  return tellingWords(tokensOf(text).words)
}

/** 'flowerpot' is two words where names have both alone. */
function splitter(vocabulary: ReadonlySet<string>) {
  return (word: string): readonly string[] => {
    for (let at = 3; at <= word.length - 3; at += 1) {
      const [head, tail] = [word.slice(0, at), word.slice(at)]
      if (vocabulary.has(head) && vocabulary.has(tail)) return [head, tail]
    }
    return [word]
  }
}
