/** The settings with the shop's words and pictures, and its retention of customers. */
import * as v from 'valibot'
import { faultWords, line, list, number, pictureOrNone, textOrNone } from './fields.ts'
import { labelOf } from './field-labels.ts'
import { policiesOf } from './policies.ts'
import { inBoth } from './translated.ts'

/** An empty text or list means the default. */
export const wordsFields = {
  ...inBoth('bannerLines', (label) => list(label, 10, line(label, 100))),
  ...inBoth('heroTitle', (label) => textOrNone(label, 100)),
  ...inBoth('heroText', (label) => textOrNone(label, 200)),
  /** Hidden if empty. */
  ...inBoth('legalNotice', (label) => textOrNone(label, 600)),
  ...inBoth('aboutText', (label) => list(label, 20, line(label, 2_000))),
  ...inBoth('whatsNext', (label) => list(label, 12, line(label, 300))),
  /** Only its own page contains a policy. */
  ...inBoth('policies', policiesOf),
}

/** The largest displayed sizes, in pixels. */
export const pictureSizes = {
  logo: { width: 112, height: 112 },
  hero: { width: 1600, height: 900 },
  firstPoster: { width: 720, height: 960 },
  poster: { width: 720, height: 720 },
} as const

export const POSTERS = 5

const five = () => faultWords().notPosters({ label: labelOf('posters'), count: POSTERS })

/** '' for the built-in picture. */
export const picturesFields = {
  heroPicture: pictureOrNone('heroPicture'),
  posters: v.pipe(
    v.array(v.unknown(), five),
    v.maxLength(POSTERS, five),
    v.array(pictureOrNone('poster'), five),
    v.length(POSTERS, five),
  ),
}

export const privacyFields = {
  /**
   * Months after completion until the customer is erased; 0 = never. At least a year, for which the Rules of 2025 to
   * the data protection act require a record of processing.
   */
  keepCustomersMonths: v.pipe(
    number('keepCustomersMonths', 0, 600),
    v.check(
      (months) => Number.isInteger(months) && (months === 0 || months >= 12),
      () => faultWords().months,
    ),
  ),
}
