/** The form of a transport office: name, branch, phone and the places it serves. */
import * as v from 'valibot'
import { asciiDigits } from '../numbers/digits.ts'
import { typedLine, typedParagraphs } from '../form-text.ts'
import { eachAlone, merge } from '../three-way.ts'
import { foldForSearch } from '../search/search-text.ts'
import { wordsOf } from '../words/catalogue.ts'
import { dispatch as dispatchWords } from '../words/en/office/orders/dispatch.ts'

export const OFFICE_NAME_MAX = 80
const PLACES_MAX = 100
const PLACE_MAX = 60

const text = () => wordsOf(dispatchWords)

const fields = {
  name: v.pipe(
    typedLine,
    v.nonEmpty(() => text().enterName),
    v.maxLength(OFFICE_NAME_MAX, () => text().longName({ max: OFFICE_NAME_MAX })),
  ),
  branch: v.pipe(
    typedLine,
    v.nonEmpty(() => text().enterBranch),
    v.maxLength(OFFICE_NAME_MAX, () => text().longBranch({ max: OFFICE_NAME_MAX })),
  ),
  /** '' if unknown. */
  phone: v.pipe(
    typedLine,
    v.transform(asciiDigits),
    v.check(isPhones, () => text().enterPhone),
  ),
  /** Towns, districts, pincodes or their beginnings, one per line. */
  places: v.pipe(
    typedParagraphs,
    v.transform((typed) => placesOf(typed).join('\n')),
    v.check(
      (typed) => placesOf(typed).length <= PLACES_MAX,
      () => text().tooManyPlaces({ max: PLACES_MAX }),
    ),
    v.check(
      (typed) => placesOf(typed).every((place) => place.length <= PLACE_MAX),
      () => text().longPlace({ max: PLACE_MAX }),
    ),
  ),
}

const schema = v.object(fields)

export type OfficeDraft = { name: string; branch: string; phone: string; places: string }
export type OfficeField = keyof OfficeDraft
export type Office = OfficeDraft & { id: string }
export const officeFields = Object.keys(fields) as OfficeField[]

export function officeLabels(): Record<OfficeField, string> {
  const { name, branch, phone, places } = text()
  return { name, branch, phone, places }
}

/** Returns the draft, or messages by field and the first of them for the form. */
export function readOfficeForm(
  input: Record<string, unknown>,
): { draft: OfficeDraft } | { errors: Record<string, string>; message: string } {
  const result = v.safeParse(schema, { name: '', branch: '', phone: '', places: '', ...input })
  if (result.success) return { draft: result.output }
  const errors: Record<string, string> = {}
  for (const [field, messages] of Object.entries(v.flatten(result.issues).nested ?? {})) {
    if (messages?.[0]) errors[field] = messages[0]
  }
  return { errors, message: Object.values(errors)[0] ?? text().enterPhone }
}

/** Returns the distinct places, separated by lines or commas. */
export function placesOf(typed: string): string[] {
  const places = typed
    .split(/[\n,;]/)
    .map((place) => place.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
  const folded = places.map(foldForSearch)
  return places.filter((_, index) => folded.indexOf(folded[index] ?? '') === index)
}

/** Returns 'KPN Parcel, Madurai'. */
export function officeTitle({ name, branch }: Pick<OfficeDraft, 'name' | 'branch'>): string {
  return branch === '' ? name : `${name}, ${branch}`
}

/** Returns equal keys for two entries of one office. */
export function officeKey({ name, branch }: Pick<OfficeDraft, 'name' | 'branch'>): string {
  return JSON.stringify([name, branch].map(wordsIn))
}

/** Returns letters and digits, lower case, separated by single blanks. */
export function wordsIn(typed: string): string {
  return foldForSearch(typed)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** Merges an edit into the current office; `conflicts` are fields that both sides changed. */
export function mergeOffice(
  edited: OfficeDraft,
  seen: OfficeDraft,
  { name, branch, phone, places }: OfficeDraft,
): { merged: OfficeDraft } | { conflicts: OfficeField[] } {
  return merge(eachAlone(officeFields), { seen, edited, now: { name, branch, phone, places } })
}

function isPhones(typed: string): boolean {
  if (typed === '') return true
  const numbers = typed.split(/[,;/]/).map((each) => each.trim())
  return (
    numbers.length <= 3 &&
    numbers.every((each) => /^\+?[\d\s()-]{6,24}$/.test(each) && /^\D*(?:\d\D*){6,15}$/.test(each))
  )
}
