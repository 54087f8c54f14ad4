/** When orders are taken: not in a view-only shop, nor outside its booking dates. */
import { dateInWords, isoDay } from '../dates/indian-date.ts'
import { wordsOf } from '../words/catalogue.ts'
import { booking } from '../words/en/booking.ts'
import type { ShopSettings } from './shop-settings.ts'

/** Returns the settings in force, with orders off and the reason, in the language of the moment, on a day without booking. */
export function settingsAt(settings: ShopSettings, at: Date): ShopSettings {
  const { bookingOpens, bookingCloses, bookingSentence, tamilBookingSentence } = settings
  if (settings.takingOrders && settings.viewOnly) return { ...settings, takingOrders: false }
  const day = isoDay(at)
  const isEarly = bookingOpens !== '' && day < bookingOpens
  const isLate = bookingCloses !== '' && day > bookingCloses
  if (!settings.takingOrders || (!isEarly && !isLate)) return settings
  const text = wordsOf(booking)
  const usual = isEarly ? text.opensOn({ day: dateInWords(bookingOpens) }) : text.closed
  return {
    ...settings,
    takingOrders: false,
    closedSentence: bookingSentence || usual,
    tamilClosedSentence: tamilBookingSentence,
  }
}
