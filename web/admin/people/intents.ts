// For owners only.
import { intentTable, type Sender } from '../kit/intent.ts'
import { named, personInRole, typed } from '../kit/about.ts'
import { conflictText } from '#domain/three-way.ts'
import { isRecentSignIn, PASSWORD_FAILED, publicTexts } from '#domain/password/password.ts'
import {
  type PersonDraft,
  personFields,
  personLabels,
  readGivenPassword,
  readPersonForm,
} from '#domain/people/person-form.ts'
import { readRole } from '#domain/people/role.ts'
import type { Person, PersonChange } from '#server/people/people.ts'
import type { Shop } from '#server/shop.ts'
import { isIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { oldPage, readSeen } from '../kit/forms/conflicts/seen-fields.ts'
import { fieldText, type SavedEdit } from '../kit/intents.ts'
import type { PersonTexts } from './person-draft.ts'
import {
  addedBefore,
  addedText,
  EMAIL_TAKEN,
  LAST_OWNER,
  letInText,
  NOT_YOURSELF,
  otherAdded,
  OWN_PASSWORD,
  passwordText,
  PEOPLE_FAILED,
  PERSON_GONE,
  savedText,
  SIGN_IN_FIRST,
  stoppedText,
} from './messages.ts'

export type PersonResult = SavedEdit<PersonTexts>

export const intents = intentTable('people', {
  add: {
    may: 'owner',
    says: 'Added a person',
    about: typed('email', 'role'),
    run: async (form: FormData, shop: Shop, { session }: Sender): Promise<PersonResult> => {
      const read = readPersonForm(Object.fromEntries(form))
      const { password, fault } = readPassword(form, shop, [fieldText(form, 'email'), fieldText(form, 'name')])
      const errors = { ...('errors' in read && read.errors), ...(fault !== undefined && { password: fault }) }
      if ('errors' in read || password === undefined) {
        return { ok: false, message: Object.values(errors)[0] ?? PEOPLE_FAILED, errors }
      }
      const id = fieldText(form, 'key')
      if (!isIdempotencyKey(id)) return refused(PEOPLE_FAILED)
      if (!isRecent(shop, session)) return refused(SIGN_IN_FIRST)
      const added = await shop.people.add(id, read.draft, password)
      if (added.outcome !== 'done' || !added.isRepeat)
        return answer(added, (person) => addedText(person.name, person.role))
      const { name, email } = added.person
      return email === read.draft.email ? { ok: true, message: addedBefore(name) } : refused(otherAdded(email))
    },
  },

  /** An e-mail address or a role grants access, as a new person does. */
  edit: {
    may: 'owner',
    says: 'Edited a person',
    about: personInRole,
    run: async (form: FormData, shop: Shop, { session }: Sender): Promise<PersonResult> => {
      const read = readPersonForm(Object.fromEntries(form))
      if ('errors' in read) return { ok: false, ...read }
      const { draft } = read
      const seen = seenIn(form)
      if (!seen) return refused(oldPage())
      const isMore = draft.email !== seen.email || draft.role !== seen.role
      if (isMore && !isRecent(shop, session)) return refused(SIGN_IN_FIRST)
      return answer(await shop.people.edit(fieldText(form, 'id'), draft, seen), ({ name }) => savedText(name))
    },
  },

  'new-password': {
    may: 'owner',
    says: 'Gave a person a new password',
    about: named('person'),
    run: async (form: FormData, shop: Shop, { session }: Sender): Promise<PersonResult> => {
      const id = fieldText(form, 'id')
      const person = await shop.people.find(id)
      if (!person) return refused(PERSON_GONE)
      if (id === session.id) return refused(OWN_PASSWORD)
      const { password, fault } = readPassword(form, shop, [person.email, person.name])
      if (password === undefined) return { ok: false, message: fault, errors: { password: fault } }
      if (!isRecent(shop, session)) return refused(SIGN_IN_FIRST)
      const changed = await shop.people.setPassword(id, password)
      return answer(changed, ({ name, email }) => passwordText(name || email))
    },
  },

  stop: {
    may: 'owner',
    says: 'Stopped a person',
    about: named('person'),
    run: async (form: FormData, shop: Shop, { session }: Sender): Promise<PersonResult> => {
      const id = fieldText(form, 'id')
      if (id === session.id) return refused(NOT_YOURSELF)
      return answer(await shop.people.stop(id), ({ name, email }) => stoppedText(name || email))
    },
  },

  'let-in': {
    may: 'owner',
    says: 'Let a person in again',
    about: named('person'),
    run: async (form: FormData, shop: Shop): Promise<PersonResult> => {
      return answer(await shop.people.letIn(fieldText(form, 'id')), ({ name, email }) => letInText(name || email))
    },
  },
})

function answer(change: PersonChange, say: (person: Person) => string): PersonResult {
  switch (change.outcome) {
    case 'busy':
      return refused(PASSWORD_FAILED)
    case 'done':
      return { ok: true, message: say(change.person) }
    case 'gone':
      return refused(PERSON_GONE)
    case 'taken':
      return { ok: false, message: EMAIL_TAKEN, errors: { email: EMAIL_TAKEN } }
    case 'last owner':
      return { ok: false, message: LAST_OWNER, errors: { role: LAST_OWNER } }
    case 'changed': {
      const { name, email, role } = change.person
      const message = conflictText(change.conflicts.map((field) => personLabels[field]))
      return { ok: false, message, errors: {}, others: { name, email, role } }
    }
  }
}

/** The values seen; the first owner has no name until one is entered. */
function seenIn(form: FormData): PersonDraft | undefined {
  const seen = readSeen(form, personFields)
  const role = seen && readRole(seen.role)
  return role && { ...seen, role }
}

type Typed = { password: string; fault?: undefined } | { password?: undefined; fault: string }

function readPassword(form: FormData, { settings }: Shop, about: readonly string[]): Typed {
  const read = readGivenPassword(fieldText(form, 'password'), [...publicTexts(settings), ...about])
  return 'password' in read ? read : { fault: read.message }
}

function isRecent({ now }: Shop, { signedInAt }: Sender['session']): boolean {
  return isRecentSignIn(signedInAt, now())
}

function refused(message: string): PersonResult {
  return { ok: false, message, errors: {} }
}
