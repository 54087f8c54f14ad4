/** The shop's own texts for the pages Privacy, Terms and Delivery. */
import * as v from 'valibot'
import { oneLine } from '../plain-text.ts'
import { faultWords, list } from './fields.ts'
import { labelOf } from './field-labels.ts'
import { inTamil, type InTamil } from './translated.ts'

/** Plain paragraphs; one that begins with '# ' is a heading. */
export type PolicyText = readonly string[]
export type PolicyName = 'privacy' | 'terms' | 'delivery'
export type Policies = { readonly [Name in PolicyName]?: PolicyText | undefined }

const PARAGRAPHS_MAX = 100
const LETTERS_MAX = 2_000

export function policiesOf(label: 'policies' | 'tamilPolicies') {
  const part = <Name extends PolicyName>(name: Name) => textOf(label === 'policies' ? name : inTamil(name))
  return v.pipe(
    v.strictObject({ privacy: part('privacy'), terms: part('terms'), delivery: part('delivery') }, () =>
      faultWords().notPolicies({ label: labelOf(label) }),
    ),
    v.transform((policies): Policies =>
      Object.fromEntries(Object.entries(policies).filter(([, text]) => text?.length)),
    ),
  )
}

/** An empty text means the default. */
function textOf(label: PolicyName | InTamil<PolicyName>) {
  const tooLong = () => faultWords().paragraphTooLong({ label: labelOf(label), max: LETTERS_MAX })
  const paragraph = v.pipe(
    v.string(tooLong),
    v.transform((text) => oneLine(text)),
    v.maxLength(LETTERS_MAX, tooLong),
    v.check(
      (text) => text.replace(/^#\s*/, '') !== '',
      () => faultWords().headingEmpty,
    ),
  )
  return v.optional(list(label, PARAGRAPHS_MAX, paragraph))
}
