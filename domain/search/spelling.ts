/** Folds the spellings of a text into one: of categories in an address (§2) and of what is typed into a product search. */
import { asciiDigits } from '../digits.ts'

/**
 * Returns the words of a text in the one form in which they are compared: lower case, singular, ASCII digits, without quotes and
 * signs. 'and' is left out. `Children’s Flower Pots 2¾"` is children, flower, pot and 2_3/4.
 */
export function foldedWords(text: string): string[] {
  const isPlain = /^[ -~]*$/.test(text)
  const plain = (isPlain ? text.replaceAll(/['`]/g, '') : inPlainSigns(text))
    .toLowerCase()
    .replace(/\.(?!\d)/g, '')
    // A whole number and its fraction are one number.
    .replace(/(\d)[\s-]+(?=\d+\/\d)/g, '$1_')
  const words = plain.match(/[\p{L}\p{M}\p{N}]+(?:(?<=\d)[./_]\d+)*/gu) ?? []
  return words.map(foldWord).filter((word) => word !== 'and')
}

/** Without quotes; fractions, digits of any script and wide letters as a keyboard has them. */
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
    // Tamil: the plural, then the consonant that links a word to the next one.
    .replace(/(?<=..)(?:ங்)?கள்$/, '')
    .replace(/(?<=...)[கசதப]்$/, '')
  return otherSpellings.get(stem) ?? stem
}

/** Of words in the names of categories and units; those of the trade are in trade-words.ts. */
const otherSpellings = new Map([
  ['giant', 'gaint'],
  ['walla', 'wala'],
  ['favorite', 'favourite'],
  ['color', 'colour'],
  ['tricolor', 'tricolour'],
  ['packet', 'pkt'],
])

/** Returns the words without blanks, so that "flowerpot" is found in "Flower Pots"; two numbers keep theirs. */
export function joined(words: readonly string[]): string {
  return words.join(' ').replace(/(?<!\d) | (?!\d)/g, '')
}
