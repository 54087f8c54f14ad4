/** The form of a person of the back office: name, e-mail, role, and a password to hand over. */
import * as v from 'valibot'
import { typedLine } from '../form-text.ts'
import { eachAlone, merge } from '../three-way.ts'
import { readPasswordChange } from '../password/password.ts'
import { wordsOf } from '../words/catalogue.ts'
import { people } from '../words/en/office/shop/people.ts'
import { type Role, roles } from './role.ts'

export const PERSON_NAME_MAX = 60
export const EMAIL_MAX = 254

const fields = {
  name: v.pipe(
    typedLine,
    v.nonEmpty(() => wordsOf(people).noName),
    v.maxLength(PERSON_NAME_MAX, () => wordsOf(people).longName({ max: PERSON_NAME_MAX })),
  ),
  email: v.pipe(
    typedLine,
    v.toLowerCase(),
    v.nonEmpty(() => wordsOf(people).noEmail),
    v.email(() => wordsOf(people).wrongEmail),
    v.maxLength(EMAIL_MAX, () => wordsOf(people).longEmail({ max: EMAIL_MAX })),
  ),
  role: v.picklist(roles, () => wordsOf(people).noRole),
}

const schema = v.object(fields)

export type PersonDraft = { name: string; email: string; role: Role }
export type PersonField = keyof PersonDraft
export const personFields = Object.keys(fields) as PersonField[]

export function personLabel(field: PersonField): string {
  return wordsOf(people)[field]
}

type Errors = { errors: Record<string, string>; message: string }

/** Returns the draft, or messages by field and the first of them for the form. */
export function readPersonForm(input: Record<string, unknown>): { draft: PersonDraft } | Errors {
  const result = v.safeParse(schema, { name: '', email: '', role: '', ...input })
  if (result.success) return { draft: result.output }
  const errors: Record<string, string> = {}
  for (const [field, messages] of Object.entries(v.flatten(result.issues).nested ?? {})) {
    if (messages?.[0]) errors[field] = messages[0]
  }
  return { errors, message: Object.values(errors)[0] ?? wordsOf(people).noName }
}

/**
 * Returns the password exactly as typed, or its fault; typed once, since it is visible. `about` are well-known texts.
 */
export function readGivenPassword(
  typed: unknown,
  about: readonly string[] = [],
): { password: string } | { message: string } {
  if (typed === undefined || typed === '') return { message: wordsOf(people).noPassword }
  return readPasswordChange({ newPassword: typed, confirmPassword: typed }, about)
}

/** Three-way merge. `conflicts` are fields that both sides changed. */
export function mergePerson(
  edited: PersonDraft,
  seen: PersonDraft,
  now: PersonDraft,
): { merged: PersonDraft } | { conflicts: PersonField[] } {
  const { name, email, role } = now
  return merge(eachAlone(personFields), { seen, edited, now: { name, email, role } })
}
