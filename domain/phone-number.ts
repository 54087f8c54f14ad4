/** The ten digits of an Indian phone number, however it is written (§5, §9), and how they are read back. */
import { withoutSeparators } from './digits.ts'

const COUNTRY_PREFIX = '(?:(?:\\+|00|0)?91)?0?'
const WITH_PREFIX = new RegExp(`^${COUNTRY_PREFIX}([1-9]\\d{9})$`)

/**
 * The ten digits of '98765 43210', '+91 (0) 98765-43210', '0091…' or '௯௮௭௬௫…'. Ten digits are taken as they are; a
 * number with another country's code, or with too few or too many digits, is undefined and never cut.
 */
export function readPhoneNumber(text: string): string | undefined {
  const typed = normalizedNumber(text)
  return /^\d{10}$/.test(typed) ? typed : WITH_PREFIX.exec(typed)?.[1]
}

/** What an order search looks for among stored numbers: the ten digits, or the part that was typed; '' for no number. */
export function searchedDigits(text: string): string {
  const typed = normalizedNumber(text)
  return readPhoneNumber(text) ?? (/^\+?\d{1,14}$/.test(typed) ? typed.replace(/^\+(?:91)?0?/, '') : '')
}

/** '98765 43210'; anything but ten digits stays as it is. */
export function groupedPhoneNumber(number: string): string {
  return number.replace(/^(\d{5})(\d{5})$/, '$1 $2')
}

/** Why ten digits cannot be an Indian mobile number, as a sentence; undefined when they can. */
export function mobileWarning(number: string): string | undefined {
  if (/^(\d)\1*$/.test(number)) return 'All its digits are alike.'
  return /^[6-9]/.test(number) ? undefined : 'Indian mobile numbers begin with 6, 7, 8 or 9.'
}

/** Digits with at most a plus sign in front, where nothing but separators stood in the text. */
function normalizedNumber(text: string): string {
  return withoutSeparators(text.trim().replace(/^tel:/i, '')).replace(/^[\uFF0B\uFE62\u207A]/, '+')
}
