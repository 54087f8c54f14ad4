/** The form of a transport office: name, branch, phone and the places it serves. */
import * as v from 'valibot'
import { asciiDigits } from '../digits.ts'
import { typedLine, typedParagraphs } from '../form-text.ts'
import { eachAlone, merge } from '../three-way.ts'
import { foldForSearch } from '../search/search-text.ts'

export const OFFICE_NAME_MAX = 80
const PLACES_MAX = 100
const PLACE_MAX = 60

const NO_PHONE = 'The phone must be a number with 6 to 15 digits; two numbers are separated by a comma'

const fields = {
  name: v.pipe(
    typedLine,
    v.nonEmpty('Please enter the name of the transport office'),
    v.maxLength(OFFICE_NAME_MAX, `The name must be at most ${OFFICE_NAME_MAX} characters`),
  ),
  branch: v.pipe(
    typedLine,
    v.nonEmpty('Please enter the branch: the place where the parcel is collected'),
    v.maxLength(OFFICE_NAME_MAX, `The branch must be at most ${OFFICE_NAME_MAX} characters`),
  ),
  /** '' if unknown. */
  phone: v.pipe(typedLine, v.transform(asciiDigits), v.check(isPhones, NO_PHONE)),
  /** Towns, districts, pincodes or their beginnings, one per line. */
  places: v.pipe(
    typedParagraphs,
    v.transform((text) => placesOf(text).join('\n')),
    v.check((text) => placesOf(text).length <= PLACES_MAX, `There may be at most ${PLACES_MAX} places`),
    v.check(
      (text) => placesOf(text).every((place) => place.length <= PLACE_MAX),
      `Each place must be at most ${PLACE_MAX} characters`,
    ),
  ),
}

const schema = v.object(fields)

export type OfficeDraft = { name: string; branch: string; phone: string; places: string }
export type OfficeField = keyof OfficeDraft
export type Office = OfficeDraft & { id: string }
export const officeFields = Object.keys(fields) as OfficeField[]

export const officeLabels: Readonly<Record<OfficeField, string>> = {
  name: 'Name',
  branch: 'Branch',
  phone: 'Phone',
  places: 'Places served',
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
  return { errors, message: Object.values(errors)[0] ?? NO_PHONE }
}

/** Returns the distinct places, separated by lines or commas. */
export function placesOf(text: string): string[] {
  const places = text
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
export function wordsIn(text: string): string {
  return foldForSearch(text)
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

function isPhones(text: string): boolean {
  if (text === '') return true
  const numbers = text.split(/[,;/]/).map((each) => each.trim())
  return (
    numbers.length <= 3 &&
    numbers.every((each) => /^\+?[\d\s()-]{6,24}$/.test(each) && /^\D*(?:\d\D*){6,15}$/.test(each))
  )
}
