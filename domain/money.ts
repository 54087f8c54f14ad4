/** Money: integer paise in the code, rupees with Indian digit grouping in the user interface. */
import { asciiDigits } from './digits.ts'

export type Paise = number

/** Returns '₹1,23,456', or '₹99.50' when there are paise (§9 Indian number grouping). */
export function formatRupees(paise: Paise): string {
  const whole = Math.round(Math.abs(paise))
  const rest = whole % 100
  const sign = paise < 0 && whole > 0 ? '-' : ''
  return `${sign}₹${indianGrouping((whole - rest) / 100)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

/** Returns '1,23,456': the last three digits, then pairs. Not by Intl, whose data differ between browser and server. */
export function indianGrouping(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d\d){1,10}\d$)/g, ',')
}

const TYPED_RUPEES = /^(?:₹|rs\.?)?\s*(\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,12})?(?:\.(\d{1,2}))?$/i

/** Parses a typed price ('1,234.5', '₹ 20', '௨௦') into paise; undefined when it is no price, negative, or has fractions of a paisa. */
export function parseRupees(text: string): Paise | undefined {
  const [, rupees, decimals] = (text.length <= 30 ? TYPED_RUPEES.exec(asciiDigits(text).trim()) : null) ?? []
  if (rupees === undefined && decimals === undefined) return undefined
  return Number((rupees ?? '0').replaceAll(',', '')) * 100 + Number((decimals ?? '').padEnd(2, '0'))
}

/** Converts rupees of the specification's data to paise. */
export function paiseFromRupees(rupees: number): Paise {
  return Math.round(rupees * 100)
}

/** Converts paise to rupees of the specification's data. */
export function rupeesFromPaise(paise: Paise): number {
  return paise / 100
}
