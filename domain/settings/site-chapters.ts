/** The settings with the shop's words and pictures, and its retention of customers. */
import * as v from 'valibot'
import { list, number, pictureOrNone, text, textOrNone } from './fields.ts'
import { policiesSchema } from './policies.ts'

export const wordsLabels = {
  bannerLines: 'Banner lines',
  heroTitle: 'Hero title',
  heroText: 'Hero text',
  legalNotice: 'Legal notice',
  aboutText: 'About text',
  whatsNext: 'What’s Next notes',
  policies: 'Policies',
}

export const picturesLabels = { heroPicture: 'Hero picture', posters: 'Posters' }

export const privacyLabels = { keepCustomersMonths: 'Months to keep customers' }

/** An empty text or list means the default. */
export const wordsFields = {
  bannerLines: list(wordsLabels.bannerLines, 10, text(wordsLabels.bannerLines, 100)),
  heroTitle: textOrNone(wordsLabels.heroTitle, 100),
  heroText: textOrNone(wordsLabels.heroText, 200),
  /** Hidden if empty. */
  legalNotice: textOrNone(wordsLabels.legalNotice, 600),
  aboutText: list(wordsLabels.aboutText, 20, text(wordsLabels.aboutText, 2_000)),
  whatsNext: list(wordsLabels.whatsNext, 12, text(wordsLabels.whatsNext, 300)),
  /** Only its own page contains a policy. */
  policies: policiesSchema,
}

/** The largest displayed sizes, in pixels. */
export const pictureSizes = {
  logo: { width: 112, height: 112 },
  hero: { width: 1600, height: 900 },
  firstPoster: { width: 720, height: 960 },
  poster: { width: 720, height: 720 },
} as const

export const POSTERS = 5

const FIVE = `${picturesLabels.posters} must be a list of ${POSTERS} pictures`

/** '' for the built-in picture. */
export const picturesFields = {
  heroPicture: pictureOrNone(picturesLabels.heroPicture),
  posters: v.pipe(
    v.array(v.unknown(), FIVE),
    v.maxLength(POSTERS, FIVE),
    v.array(pictureOrNone('Poster'), FIVE),
    v.length(POSTERS, FIVE),
  ),
}

const MONTHS = `${privacyLabels.keepCustomersMonths} must be a whole number of months from 12 to 600, or 0 for never`

export const privacyFields = {
  /**
   * Months after completion until the customer is erased; 0 = never. At least a year, for which the Rules of 2025 to
   * the data protection act require a record of processing.
   */
  keepCustomersMonths: v.pipe(
    number(privacyLabels.keepCustomersMonths, 0, 600),
    v.check((months) => Number.isInteger(months) && (months === 0 || months >= 12), MONTHS),
  ),
}
