/** Folds spellings, for categories in URLs (§2) and product searches. */
import { asciiDigits } from '../numbers/digits.ts'

/**
 * Returns lower-case singular words with ASCII digits, without quotes, signs and 'and'. `Children’s Flower Pots 2¾"`
 * becomes children, flower, pot and 2_3/4.
 */
export function foldedWords(text: string): string[] {
  const isPlain = /^[ -~]*$/.test(text)
  const plain = (isPlain ? text.replaceAll(/['`]/g, '') : inPlainSigns(text))
    .toLowerCase()
    .replace(/\.(?!\d)/g, '')
    // Joins a whole number and its fraction.
    .replace(/(\d)[\s-]+(?=\d+\/\d)/g, '$1_')
  const words = plain.match(/[\p{L}\p{M}\p{N}]+(?:(?<=\d)[./_]\d+)*/gu) ?? []
  return words.map(foldWord).filter((word) => word !== 'and')
}

/** Removes quotes; replaces fractions, digits of any script and wide letters by ASCII. */
function inPlainSigns(text: string): string {
  const composed = text
    .replace(/['’‘`´ʼ′]|\p{Cf}/gu, '')
    .replace(/[¼½¾]/g, ' $&')
    .normalize('NFKC')
  return asciiDigits(composed).replaceAll('⁄', '/').replaceAll('×', 'x')
}

function foldWord(word: string): string {
  const stem = word
    .replace(/(?<=..(?:x|ch|sh|ss))es$|(?<=..)(?<!s)s$/, '')
    // Tamil: the plural, then the consonant that links to the next word.
    .replace(/(?<=..)(?:ங்)?கள்$/, '')
    .replace(/(?<=...)[கசதப]்$/, '')
  return otherSpellings.get(stem) ?? stem
}

/** Words in names of categories and units; trade words are in trade-words.ts. */
const otherSpellings = new Map([
  ['giant', 'gaint'],
  ['walla', 'wala'],
  ['favorite', 'favourite'],
  ['color', 'colour'],
  ['tricolor', 'tricolour'],
  ['packet', 'pkt'],
])

/** Joins words, so that "flowerpot" is found in "Flower Pots"; keeps blanks between numbers. */
export function joined(words: readonly string[]): string {
  return words.join(' ').replace(/(?<!\d) | (?!\d)/g, '')
}
