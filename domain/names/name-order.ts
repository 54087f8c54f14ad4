/** Sorts names by the alphabet of the page's language. */
import { wordsOf } from '../words/catalogue.ts'
import { language } from '../words/en/language.ts'

/**
 * Returns a text to compare by code units. A Tamil consonant without a sign sounds with the first vowel, and precedes one
 * with another vowel.
 */
export function orderKey(name: string, alphabet: string = wordsOf(language).alphabet): string {
  const plain = name.normalize('NFC').toLowerCase()
  if (alphabet === '') return plain
  const first = alphabet.codePointAt(1) ?? 0
  return plain.replace(/[க-ஹ](?![ா-்])/g, `$&${String.fromCodePoint(first)}`).replace(/\p{Script=Tamil}/gu, (letter) => {
    const place = alphabet.indexOf(letter)
    return place < 0 ? letter : String.fromCodePoint(TAMIL_BLOCK + place)
  })
}

/** After Latin letters, as in Unicode. */
const TAMIL_BLOCK = 0x0b_80
