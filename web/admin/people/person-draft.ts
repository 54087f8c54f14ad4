// What was typed on the form of a person, kept for this tab: one draft for a new one, one for each that is being edited. No password is.
import type { PersonField } from '#domain/people/person-form.ts'
import type { WebStorage } from '#web/browser/storage.ts'
import { type Draft, type DraftStore, draftStore, readDraft } from '../kit/draft-store.ts'
import type { PersonView } from './person-view.ts'

export type PersonTexts = Record<PersonField | 'password', string>

const blank: PersonTexts = { name: '', email: '', role: '', password: '' }

/** `seen` are the texts that the draft began with, or those of another owner that were shown since. */
export type PersonFormDraft = Draft<keyof PersonTexts> & { seen: PersonTexts }

/** Returns the draft of a person as they are; of a new one without. */
export function draftOf(person: PersonView | undefined): PersonFormDraft {
  const texts = person ? textsOf(person) : blank
  return { texts, key: '', seen: texts }
}

export function textsOf({ name, email, role }: Record<PersonField, string>): PersonTexts {
  return { name, email, role, password: '' }
}

/** The store of the draft of that person, or of a new one. */
export function personStore(
  id: string | undefined,
  storage?: () => WebStorage | undefined,
): DraftStore<PersonFormDraft> {
  const store = draftStore(
    `person-draft:${id ?? 'new'}`,
    (found) => ({
      ...readDraft(found, blank),
      seen: readDraft(Object(Reflect.get(found, 'seen')) as object, blank).texts,
    }),
    storage,
  )
  return { ...store, save: (draft) => store.save({ ...draft, texts: { ...draft.texts, password: '' } }) }
}
