// Finds, in a text of a page in the pseudo-language, what comes from no catalogue and what is glued from pieces.

/** What the shop's data say: whether the words are one of their texts, or begin one. */
export type Data = { has(words: string): boolean; begin(words: string): boolean; longest: number }

/** Between two sentences, or at the end of the first. */
const SEPARATOR = /[·,;:|/()—–→×+=&•.!?…]/u
const WORD = /[\p{L}\p{M}\p{N}]+/gu
const LETTER = /\p{L}/u
/** Hours, addresses, sizes of files and the abbreviations of numbers. */
const FREE = /\b\d{1,2}:\d\d(?::\d\d)? ?(?:am|pm)\b|\S+@\S+|https?:\S+|\b\d+ ?(?:px|kB|MB|GB)\b/giu

export function dataOf(texts: Iterable<string>): Data {
  const known = new Set<string>()
  let longest = 0
  for (const text of texts) {
    const words = wordsIn(text)
    known.add(words.join(' '))
    longest = Math.max(longest, words.length)
  }
  return {
    has: (words) => known.has(words),
    begin: (words) => words !== '' && [...known].some((each) => each.startsWith(words)),
    longest,
  }
}

/** Joins the parts of a sentence that the page draws below or beside each other, such as a large number. */
export function joinParts(texts: readonly string[]): string[] {
  const joined: string[] = []
  let open = ''
  for (const text of texts) {
    const whole = open === '' ? text : `${open} ${text}`
    const isOpen = whole.split('⟦').length > whole.split('⟧').length
    open = isOpen ? whole : ''
    if (!isOpen) joined.push(whole)
  }
  return open === '' ? joined : [...joined, open]
}

export function textFaults(text: string, data: Data): string[] {
  const { outside, ends, isClosed } = splitSentences(text)
  if (!isClosed) return ['a sentence without its end']
  const faults: string[] = []
  if (/\{\w+\}|\bundefined\b|\bNaN\b|\[object/.test(text)) faults.push('a placeholder without value')
  const [before, after] = [outside.slice(0, -1), outside.slice(1)]
  if (after.slice(0, -1).some((between, at) => !SEPARATOR.test(`${ends[at]}${between}`))) {
    faults.push('two sentences glued to one')
  }
  if (before.some((piece) => /\d\s*$/.test(piece)) || after.some((piece) => /^\s*[\d₹]/.test(piece))) {
    faults.push('a number outside its sentence')
  }
  const left = outside.flatMap((piece) => wordsLeft(piece.replaceAll(FREE, ' '), data))
  if (left.length > 0) faults.push(`from no catalogue: ${left.join(' ')}`)
  return faults
}

type Split = { outside: string[]; ends: string[]; isClosed: boolean }

/** Returns the text before, between and after the outermost sentences, whose values may be sentences, and their last signs. */
function splitSentences(text: string): Split {
  const outside = ['']
  const ends: string[] = []
  let depth = 0
  let last = ''
  for (const letter of text) {
    if (letter === '⟦') {
      if (depth === 0) outside.push('')
      depth += 1
    } else if (letter === '⟧') {
      depth -= 1
      if (depth < 0) break
      if (depth === 0) ends.push(last)
    } else if (depth === 0) outside[outside.length - 1] += letter
    else last = letter
  }
  // A description for search engines has a limit of letters.
  return { outside, ends, isClosed: depth === 0 || (depth > 0 && text.endsWith('…')) }
}

function wordsIn(text: string): string[] {
  return text.match(WORD) ?? []
}

/** A long text of the data has an end of `…`, perhaps within a word. */
function wordsLeft(piece: string, data: Data): string[] {
  const words = wordsIn(piece)
  return piece.trimEnd().endsWith('…') && data.begin(words.join(' ')) ? [] : withoutData(words, data)
}

/** Takes the longest text of the data at each word. Returns the other words that have letters. */
function withoutData(words: readonly string[], data: Data): string[] {
  const left: string[] = []
  for (let at = 0; at < words.length;) {
    const length = lengthOfData(words, at, data)
    if (length === 0 && LETTER.test(words[at] ?? '')) left.push(words[at] ?? '')
    at += Math.max(1, length)
  }
  return left
}

function lengthOfData(words: readonly string[], at: number, data: Data): number {
  for (let length = Math.min(data.longest, words.length - at); length > 0; length -= 1) {
    if (data.has(words.slice(at, at + length).join(' '))) return length
  }
  return 0
}
