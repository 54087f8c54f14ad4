// Removes personal data from foreign texts: error messages and requested paths.
import { withoutOrderLink } from '#domain/order/order-link.ts'

const LONGEST_PATH = 500
const LONGEST_STACK = 8 * 1024

/** Ten digits starting with 6 to 9, as Indian mobiles are written: with +91 or 0, spaces or dashes. */
const MOBILE = /(?<![\w.:/-])(?:\+?91[ -]?|0)?[6-9]\d{4}[ -]?\d{5}(?!\w)/g
const MOBILE_IN_PATH = /(?<!\d)(?:%2B|\+)?(?:91|0)?[6-9]\d{9}(?!\d)/gi
/** Starts at word boundaries: starting at every letter would take quadratic time. */
const E_MAIL = /(?<![^\s@<>"'(),;:/])[^\s@<>"'(),;:/]+@[^\s@<>"'(),;:/]+\.[a-z]{2,}/gi
const PART_OF_NUMBER = /(?<![\d +-])[\d +-]+$/
/** JSON.parse quotes unreadable text, and PostgreSQL the value. */
const QUOTING = ['is not valid JSON', 'invalid input', 'out of range', 'value too long']

/** Replaces personal data by `[number]`, `[e-mail]` and `[text]`, and cuts long texts. */
export function withoutPersonalData(text: string): string {
  return cut(text, LONGEST_STACK)
    .split('\n')
    .map(withoutQuoted)
    .join('\n')
    .replace(E_MAIL, '[e-mail]')
    .replace(MOBILE, '[number]')
}

/** Returns a request's path for the log; it excludes the search. */
export function loggedPath(path: string): string {
  return cut(withoutOrderLink(path), LONGEST_PATH)
    .replaceAll('%40', '@')
    .replace(E_MAIL, '[e-mail]')
    .replace(MOBILE_IN_PATH, '[number]')
}

/** Cuts at a word's end: half an e-mail address or number would not be recognised. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text
  const kept = text.slice(0, longest)
  const end = Math.max(...[' ', '\n', '/'].map((mark) => kept.lastIndexOf(mark))) + 1
  return `${kept.slice(0, end).replace(PART_OF_NUMBER, '')}…`
}

/** From the first to the last quotation mark, or the end of a cut line. */
function withoutQuoted(line: string): string {
  const [first, last] = [line.indexOf('"'), line.lastIndexOf('"')]
  if (first === -1 || !QUOTING.some((words) => line.includes(words))) return line
  return `${line.slice(0, first)}[text]${last === first ? '' : line.slice(last + 1)}`
}
