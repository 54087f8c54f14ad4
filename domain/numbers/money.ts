/** Money: integer paise in code, rupees with Indian grouping on screens. */

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

export function paiseFromRupees(rupees: number): Paise {
  return Math.round(rupees * 100)
}

export function rupeesFromPaise(paise: Paise): number {
  return paise / 100
}
