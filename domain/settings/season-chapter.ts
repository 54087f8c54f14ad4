/** The settings about the season: booking, dispatch, bursting hours, safety. */
import * as v from 'valibot'
import { day, dayOrNone, faultWords, line, list, text, textOrNone } from './fields.ts'
import { labelOf } from './field-labels.ts'
import { inBoth } from './translated.ts'

const dispatchPromise = v.pipe(
  v.strictObject(
    {
      bookedUntil: day('bookedUntil'),
      promise: text('promise', 200),
      tamilPromise: v.optional(textOrNone('tamilPromise', 200), ''),
    },
    () => faultWords().notPromise({ label: labelOf('dispatchPromises') }),
  ),
  // Without an empty one, so that earlier versions of the program read the row too.
  v.transform(({ tamilPromise, ...row }) => ({ ...row, ...(tamilPromise !== '' && { tamilPromise }) })),
)

export const seasonFields = {
  /** First and last day of booking in India, 'YYYY-MM-DD'; '' for no limit. */
  bookingOpens: dayOrNone('bookingOpens'),
  bookingCloses: dayOrNone('bookingCloses'),
  ...inBoth('bookingSentence', (label) => textOrNone(label, 300)),
  /** Promises by last day of booking, earliest first. */
  dispatchPromises: v.pipe(
    list('dispatchPromises', 10, dispatchPromise),
    v.transform((promises) => promises.toSorted((a, b) => a.bookedUntil.localeCompare(b.bookedUntil))),
  ),
  /** On confirmation and estimate; hidden if empty. */
  ...inBoth('burstingHours', (label) => textOrNone(label, 200)),
  ...inBoth('safetyCard', (label) => list(label, 12, line(label, 200))),
}
