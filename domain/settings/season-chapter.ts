/** The settings about the season: booking, dispatch, bursting hours, safety. */
import * as v from 'valibot'
import { day, dayOrNone, list, text, textOrNone } from './fields.ts'

export const seasonLabels = {
  bookingOpens: 'Booking opens',
  bookingCloses: 'Booking closes',
  bookingSentence: 'Sentence for visitors outside the booking dates',
  dispatchPromises: 'Dispatch promises',
  burstingHours: 'Bursting hours',
  safetyCard: 'Safety card',
}

const label = seasonLabels

const dispatchPromise = v.strictObject(
  { bookedUntil: day('Booked until'), promise: text('Promise', 200) },
  `${label.dispatchPromises} must be a date and a text`,
)

export const seasonFields = {
  /** First and last day of booking in India, 'YYYY-MM-DD'; '' for no limit. */
  bookingOpens: dayOrNone(label.bookingOpens),
  bookingCloses: dayOrNone(label.bookingCloses),
  bookingSentence: textOrNone(label.bookingSentence, 300),
  /** Promises by last day of booking, earliest first. */
  dispatchPromises: v.pipe(
    list(label.dispatchPromises, 10, dispatchPromise),
    v.transform((promises) => promises.toSorted((a, b) => a.bookedUntil.localeCompare(b.bookedUntil))),
  ),
  /** On confirmation and estimate; hidden if empty. */
  burstingHours: textOrNone(label.burstingHours, 200),
  safetyCard: list(label.safetyCard, 12, text(label.safetyCard, 200)),
}
