/** The shop's own texts for the pages Privacy, Terms and Delivery. */
import * as v from 'valibot'
import { oneLine } from '../plain-text.ts'
import { list } from './fields.ts'

/** Plain paragraphs; one that begins with '# ' is a heading. */
export type PolicyText = readonly string[]
export type PolicyName = 'privacy' | 'terms' | 'delivery'
export type Policies = { readonly [Name in PolicyName]?: PolicyText | undefined }

const PARAGRAPHS_MAX = 100
const LETTERS_MAX = 2_000

export const policiesSchema = v.pipe(
  v.strictObject(
    { privacy: textOf('Privacy'), terms: textOf('Terms'), delivery: textOf('Delivery') },
    'Policies must be an object of privacy, terms and delivery',
  ),
  v.transform((policies): Policies => Object.fromEntries(Object.entries(policies).filter(([, text]) => text?.length))),
)

/** An empty text means the default. */
function textOf(label: string) {
  const each = `${label}: each paragraph must be a text of 1 to ${LETTERS_MAX} characters`
  const paragraph = v.pipe(
    v.string(each),
    v.transform((text) => oneLine(text)),
    v.check((text) => text.replace(/^#\s*/, '') !== '' && text.length <= LETTERS_MAX, each),
  )
  return v.optional(list(label, PARAGRAPHS_MAX, paragraph))
}
