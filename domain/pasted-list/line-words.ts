/** Reads the words of a line as words of names: synonyms, other scripts, joined words and spelling mistakes. */
import { nearestOf } from '../search/near-words.ts'
import { consonantsOf, inLatinLetters, isIndic } from '../search/sound.ts'
import { isGeneric, meaningInName, meaningsOf } from '../search/trade-words.ts'
import { type Catalogue, type Listed, ONE_LETTER_FROM } from './catalogue-names.ts'

/** In letters: of a shorter word with a wrong letter another name may be meant. */
const SURE_IN_WHOLE_NAME_FROM = 5

const SURE_FROM = 6

const FEWEST_CONSONANTS = 2

/** What a word of a line may mean: each reading is one or more words of names. `sureIn` is what its spelling leaves sure. */
export type Word = {
  raw: string
  readings: readonly (readonly string[])[]
  sureIn: 'anything' | 'name' | 'whole name' | 'nothing'
}

const known = new WeakMap<object, Map<string, Word>>()

/** Returns the words of a line that say something. Unlike in a search, a line of generic words alone says nothing. */
export function readWords<P extends Listed>(catalogue: Catalogue<P>, raw: readonly string[]): Word[] {
  // Each word once: to compare a misspelt one with all others takes longest.
  const before = known.get(catalogue) ?? new Map<string, Word>()
  known.set(catalogue, before)
  return joinedWords(
    catalogue,
    raw.filter((word) => !isGeneric(word)),
  ).map((word) => {
    const read = before.get(word) ?? wordOf(catalogue, word)
    before.set(word, read)
    return read
  })
}

/** "pop corn" is one word if names have only that. */
function joinedWords<P extends Listed>({ vocabulary }: Catalogue<P>, words: readonly string[]): string[] {
  const isKnown = (word: string) => vocabulary.has(word) || meaningsOf(word).length > 0
  const made: string[] = []
  for (const word of words) {
    const both = `${made.at(-1) ?? ''}${word}`
    if (made.length > 0 && isKnown(both) && !(isKnown(made.at(-1)!) && isKnown(word))) made[made.length - 1] = both
    else made.push(word)
  }
  return made
}

function wordOf<P extends Listed>(catalogue: Catalogue<P>, raw: string): Word {
  const { vocabulary, split } = catalogue
  const readings = (words: readonly string[]) => words.map((word) => split(word))
  const meanings = meaningsOf(raw)
  if (vocabulary.has(raw)) {
    const own = meaningInName(raw) ?? raw
    return { raw, readings: readings([...new Set([own, ...meanings])]), sureIn: 'anything' }
  }
  if (meanings.length > 0) return { raw, readings: readings(meanings), sureIn: 'anything' }
  const parts = split(raw)
  if (parts.length > 1) return { raw, readings: [parts.map((part) => meaningInName(part) ?? part)], sureIn: 'anything' }
  const near = nearWords(catalogue, raw)
  const meant = [
    ...new Set(near.flatMap((word) => (vocabulary.has(word) ? [meaningInName(word) ?? word] : meaningsOf(word)))),
  ]
  const sureIn = raw.length >= SURE_FROM ? 'name' : raw.length >= SURE_IN_WHOLE_NAME_FROM ? 'whole name' : 'nothing'
  return { raw, readings: readings(meant), sureIn: meant.length === 1 ? sureIn : 'nothing' }
}

function nearWords<P extends Listed>({ words, bySound }: Catalogue<P>, raw: string): string[] {
  if (isIndic(raw)) {
    const latin = inLatinLetters(raw)
    const consonants = consonantsOf(latin)
    if (consonants.length < FEWEST_CONSONANTS) return []
    return nearestOf(bySound.get(consonants) ?? [], latin, latin.length, inLatinLetters)
  }
  return raw.length < ONE_LETTER_FROM ? [] : nearestOf(words, raw, 1)
}
