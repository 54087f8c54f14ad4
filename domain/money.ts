/** Money: integer paise in code, rupees with Indian grouping on screens. */
import { asciiDigits } from './digits.ts'

export type Paise = number

/** Returns '₹1,23,456', or '₹99.50' with paise (§9 Indian number grouping). */
export function formatRupees(paise: Paise): string {
  const whole = Math.round(Math.abs(paise))
  const rest = whole % 100
  const sign = paise < 0 && whole > 0 ? '-' : ''
  return `${sign}₹${indianGrouping((whole - rest) / 100)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

/** Returns '1,23,456'. Not by Intl, whose data differ between browser and server. */
export function indianGrouping(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d\d){1,10}\d$)/g, ',')
}

const TYPED_RUPEES = /^(?:₹|rs\.?)?\s*(\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,12})?(?:\.(\d{1,2}))?$/i

/** Parses '1,234.5', '₹ 20' or '௨௦'; undefined if invalid, negative, or with fractions of a paisa. */
export function parseRupees(text: string): Paise | undefined {
  const [, rupees, decimals] = (text.length <= 30 ? TYPED_RUPEES.exec(asciiDigits(text).trim()) : null) ?? []
  if (rupees === undefined && decimals === undefined) return undefined
  return Number((rupees ?? '0').replaceAll(',', '')) * 100 + Number((decimals ?? '').padEnd(2, '0'))
}

export function paiseFromRupees(rupees: number): Paise {
  return Math.round(rupees * 100)
}

export function rupeesFromPaise(paise: Paise): number {
  return paise / 100
}
