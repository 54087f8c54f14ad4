/** The settings about the season: booking, dispatch, bursting hours, safety. */
import * as v from 'valibot'
import { day, dayOrNone, faultWords, line, list, text, textOrNone } from './fields.ts'
import { labelOf } from './field-labels.ts'

const dispatchPromise = v.strictObject({ bookedUntil: day('bookedUntil'), promise: text('promise', 200) }, () =>
  faultWords().notPromise({ label: labelOf('dispatchPromises') }),
)

export const seasonFields = {
  /** First and last day of booking in India, 'YYYY-MM-DD'; '' for no limit. */
  bookingOpens: dayOrNone('bookingOpens'),
  bookingCloses: dayOrNone('bookingCloses'),
  bookingSentence: textOrNone('bookingSentence', 300),
  /** Promises by last day of booking, earliest first. */
  dispatchPromises: v.pipe(
    list('dispatchPromises', 10, dispatchPromise),
    v.transform((promises) => promises.toSorted((a, b) => a.bookedUntil.localeCompare(b.bookedUntil))),
  ),
  /** On confirmation and estimate; hidden if empty. */
  burstingHours: textOrNone('burstingHours', 200),
  safetyCard: list('safetyCard', 12, line('safetyCard', 200)),
}
