// A language made from the English: every sentence in brackets, with other letters, longer words and another order. On its
// pages, English without brackets comes from no catalogue.
import type { Catalogue, Entry } from '#domain/words/catalogue.ts'

export const CODE = 'qp'

const OTHER_LETTERS = new Map([...'aeiouAEIOU'].map((letter, at) => [letter, [...'áéíóúÁÉÍÓÚ'][at] ?? letter]))
/** Words with their placeholders and signs; a mark goes with its words. */
const WORD = /(?:<(\w+)>.*?<\/\1>|\S)+/g
const MARKED = /<(\w+)>(.*?)<\/\1>/g
const SIGN = /(\{\w+\}|<\/?\w+>)/

export function pseudoCatalogue(catalogue: Catalogue): Catalogue {
  return Object.fromEntries(Object.entries(catalogue).map(([key, entry]) => [key, pseudoEntry(entry)]))
}

function pseudoEntry(entry: Entry): Entry {
  if (typeof entry === 'string') return bracketed(entry)
  if (Array.isArray(entry)) return entry.map(bracketed)
  // The form for 1 has the placeholders of the other: a screen fills the same for both.
  if ('other' in entry) return { one: `⟦¹ ${bracketed(entry.other).slice(1)}`, other: bracketed(entry.other) }
  if ('enquiry' in entry) return { order: pseudoEntry(entry.order), enquiry: pseudoEntry(entry.enquiry) }
  throw new Error(`An entry has an unknown form: ${JSON.stringify(entry)}`)
}

function bracketed(sentence: string): string {
  const lines = sentence.replaceAll(MARKED, (_, mark, inner) => `<${mark}>${reordered(inner)}</${mark}>`).split('\n')
  return `⟦${lines.map(reordered).map(lengthened).join('\n')}⟧`
}

/** The sign at the end stays there. */
function reordered(text: string): string {
  const [, words = '', end = ''] = /^(.*?)([.?!:…]*)$/.exec(text) ?? []
  return (words.match(WORD) ?? []).toReversed().join(' ') + end
}

/** Two vowels in place of one make a sentence about 40 % longer. */
function lengthened(text: string): string {
  return text
    .split(SIGN)
    .map((piece, at) => (at % 2 === 1 ? piece : piece.replaceAll(/[aeiou]/gi, doubled)))
    .join('')
}

function doubled(letter: string): string {
  const other = OTHER_LETTERS.get(letter) ?? letter
  return other + other.toLowerCase()
}

/** The source of `domain/words/qp.ts`. */
export function pseudoSource(english: Readonly<Record<string, Catalogue>>): string {
  const own = { language: { code: CODE, tag: CODE, locale: CODE } }
  const all = {
    ...Object.fromEntries(Object.entries(english).map(([name, each]) => [name, pseudoCatalogue(each)])),
    ...own,
  }
  return Object.entries(all)
    .map(([name, catalogue]) => `export const ${name} = ${JSON.stringify(catalogue, null, 2)} as const\n`)
    .join('\n')
}
