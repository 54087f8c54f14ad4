/** When orders are taken: a shop that is only looked at takes none, nor does one outside its booking dates. */
import { dayInWords, dayStart, isoDay } from '../indian-date.ts'
import type { ShopSettings } from './shop-settings.ts'

/** Returns the settings that hold at a moment: those given, or the same with orders off, and the reason for a day without booking. */
export function settingsAt(settings: ShopSettings, at: Date): ShopSettings {
  const { bookingOpens, bookingCloses, bookingSentence } = settings
  if (settings.takingOrders && settings.viewOnly) return { ...settings, takingOrders: false }
  const day = isoDay(at)
  const isEarly = bookingOpens !== '' && day < bookingOpens
  const isLate = bookingCloses !== '' && day > bookingCloses
  if (!settings.takingOrders || (!isEarly && !isLate)) return settings
  const usual = isEarly ? `Booking opens on ${dateInWords(bookingOpens)}.` : 'Booking has closed. Please call us.'
  return { ...settings, takingOrders: false, closedSentence: bookingSentence || usual }
}

/** Returns '20 November 2026'. */
function dateInWords(day: string): string {
  const start = dayStart(day)
  return start ? dayInWords(start).replace(/^\w+, /, '') : day
}
