// One draft for a new person and one for each edited one, stored for the tab, without passwords.
import { type PersonField, personFields, personLabel } from '#domain/people/person-form.ts'
import { readRole, roleLabel } from '#domain/people/role.ts'
import { eachAlone } from '#domain/three-way.ts'
import type { WebStorage } from '#web/browser/storage.ts'
import { type Draft, type DraftStore, draftStore, newDraft, readDraft } from '../kit/forms/draft-store.ts'
import type { PersonView } from './person-view.ts'

export type PersonTexts = Record<PersonField | 'password', string>

const blank: PersonTexts = { name: '', email: '', role: '', password: '' }

export type PersonFormDraft = Draft<keyof PersonTexts>

export const personParts = eachAlone(personFields)

export function personPartLabels(): Record<string, string> {
  return Object.fromEntries(personFields.map((name) => [name, personLabel(name)]))
}

export function personInWords(part: string, texts: PersonTexts): string {
  const role = readRole(texts.role)
  if (part === 'role') return role ? roleLabel(role) : ''
  return part === 'name' ? texts.name : texts.email
}

export function draftOf(person: PersonView | undefined): PersonFormDraft {
  return newDraft(person ? textsOf(person) : blank)
}

export function textsOf({ name, email, role }: Record<PersonField, string>): PersonTexts {
  return { name, email, role, password: '' }
}

export function personStore(
  id: string | undefined,
  storage?: () => WebStorage | undefined,
): DraftStore<PersonFormDraft> {
  const store = draftStore(`person-draft:${id ?? 'new'}`, (found) => readDraft(found, blank), storage)
  return { ...store, save: (draft) => store.save({ ...draft, texts: { ...draft.texts, password: '' } }) }
}
