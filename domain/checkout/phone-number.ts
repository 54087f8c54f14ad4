/** Parses and formats Indian phone numbers of ten digits (§5, §9). */
import { withoutSeparators } from '../numbers/typed-digits.ts'

const COUNTRY_PREFIX = '(?:(?:\\+|00|0)?91)?0?'
const WITH_PREFIX = new RegExp(`^${COUNTRY_PREFIX}([1-9]\\d{9})$`)

/**
 * Returns the ten digits of '98765 43210', '+91 (0) 98765-43210', '0091…' or '௯௮௭௬௫…'; undefined, never a cut number,
 * for other country codes or lengths.
 */
export function readPhoneNumber(text: string): string | undefined {
  const typed = normalizedNumber(text)
  return /^\d{10}$/.test(typed) ? typed : WITH_PREFIX.exec(typed)?.[1]
}

/** Returns the digits for an order search: all ten, or the typed part; '' if not a number. */
export function searchedDigits(text: string): string {
  const typed = normalizedNumber(text)
  return readPhoneNumber(text) ?? (/^\+?\d{1,14}$/.test(typed) ? typed.replace(/^\+(?:91)?0?/, '') : '')
}

/** Returns '98765 43210'; other texts unchanged. */
export function groupedPhoneNumber(number: string): string {
  return number.replace(/^(\d{5})(\d{5})$/, '$1 $2')
}

/** Returns '+91 98765 43210' for '919876543210', the format of WhatsApp links. */
export function withCountryCode(number: string): string {
  return `+${number.replace(/^(91)(\d{10})$/, (_, code: string, digits: string) => `${code} ${groupedPhoneNumber(digits)}`)}`
}

/** Returns digits with an optional plus, if all else is separators. */
function normalizedNumber(text: string): string {
  return withoutSeparators(text.trim().replace(/^tel:/i, '')).replace(/^[\uFF0B\uFE62\u207A]/, '+')
}
