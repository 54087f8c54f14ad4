// Reads an amount as people type it.
import { asciiDigits } from './digits.ts'
import type { Paise } from './money.ts'

const TYPED_RUPEES = /^(?:₹|rs\.?)?\s*(\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,12})?(?:\.(\d{1,2}))?$/i

/** Parses '1,234.5', '₹ 20' or '௨௦'; undefined if invalid, negative, or with fractions of a paisa. */
export function parseRupees(text: string): Paise | undefined {
  const [, rupees, decimals] = (text.length <= 30 ? TYPED_RUPEES.exec(asciiDigits(text).trim()) : null) ?? []
  if (rupees === undefined && decimals === undefined) return undefined
  return Number((rupees ?? '0').replaceAll(',', '')) * 100 + Number((decimals ?? '').padEnd(2, '0'))
}
