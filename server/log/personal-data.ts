// Removes what may be of a person from texts that others wrote: messages of errors, and paths that strangers ask for.

const LONGEST_PATH = 500
const LONGEST_STACK = 8 * 1024

/** Ten digits from 6 to 9 on, as people write Indian mobiles: with +91 or 0 before, with spaces or dashes between. */
const MOBILE = /(?<![\w.:/-])(?:\+?91[ -]?|0)?[6-9]\d{4}[ -]?\d{5}(?!\w)/g
const MOBILE_IN_PATH = /(?<!\d)(?:%2B|\+)?(?:91|0)?[6-9]\d{9}(?!\d)/gi
/** From the beginning of a word: begun at each of its letters, the search would take the square of a long one. */
const E_MAIL = /(?<![^\s@<>"'(),;:/])[^\s@<>"'(),;:/]+@[^\s@<>"'(),;:/]+\.[a-z]{2,}/gi
const PART_OF_NUMBER = /(?<![\d +-])[\d +-]+$/
/** JSON.parse quotes what it could not read, and PostgreSQL the value. */
const QUOTING = ['is not valid JSON', 'invalid input', 'out of range', 'value too long']

/** Returns the text with `[number]`, `[e-mail]` and `[text]` in the place of such; of a long one the beginning. */
export function withoutPersonalData(text: string): string {
  return cut(text, LONGEST_STACK)
    .split('\n')
    .map(withoutQuoted)
    .join('\n')
    .replace(E_MAIL, '[e-mail]')
    .replace(MOBILE, '[number]')
}

/** Returns the path of a request as it may be logged: words of a search are behind it and never come here. */
export function loggedPath(path: string): string {
  return cut(path, LONGEST_PATH).replaceAll('%40', '@').replace(E_MAIL, '[e-mail]').replace(MOBILE_IN_PATH, '[number]')
}

/** The beginning, up to the end of a word: half an e-mail or half a number would not be found. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text
  const kept = text.slice(0, longest)
  const end = Math.max(...[' ', '\n', '/'].map((mark) => kept.lastIndexOf(mark))) + 1
  return `${kept.slice(0, end).replace(PART_OF_NUMBER, '')}…`
}

/** From the first quotation mark to the last, or to the end of a line that was cut. */
function withoutQuoted(line: string): string {
  const [first, last] = [line.indexOf('"'), line.lastIndexOf('"')]
  if (first === -1 || !QUOTING.some((words) => line.includes(words))) return line
  return `${line.slice(0, first)}[text]${last === first ? '' : line.slice(last + 1)}`
}
