/** What a shop may write itself on the pages Privacy, Terms and Delivery, in `policies` of shop.json. */
import * as v from 'valibot'
import { oneLine } from '../plain-text.ts'

/** Paragraphs of plain text; one that begins with '# ' is a heading. */
export type PolicyText = readonly string[]
export type PolicyName = 'privacy' | 'terms' | 'delivery'
export type Policies = { readonly [Name in PolicyName]?: PolicyText | undefined }

const PARAGRAPHS_MAX = 100
const LETTERS_MAX = 2_000

export const policiesSchema = v.strictObject(
  { privacy: textOf('privacy'), terms: textOf('terms'), delivery: textOf('delivery') },
  'policies: must be an object of privacy, terms and delivery',
)

function textOf(name: PolicyName) {
  const list = `policies.${name}: must be a list of 1 to ${PARAGRAPHS_MAX} paragraphs`
  const each = `policies.${name}: each paragraph must be a text of 1 to ${LETTERS_MAX} characters`
  const paragraph = v.pipe(
    v.string(each),
    v.transform((text) => oneLine(text)),
    v.check((text) => text.replace(/^#\s*/, '') !== '' && text.length <= LETTERS_MAX, each),
  )
  return v.optional(v.pipe(v.array(paragraph, list), v.minLength(1, list), v.maxLength(PARAGRAPHS_MAX, list)))
}
