// For owners only.
import { intentTable, type Sender } from '../kit/intent.ts'
import { named, personInRole, typed } from '../kit/about.ts'
import { conflictText } from '#domain/three-way.ts'
import { publicTexts } from '#domain/password/password.ts'
import {
  type PersonDraft,
  personFields,
  personLabel,
  readGivenPassword,
  readPersonForm,
} from '#domain/people/person-form.ts'
import { readRole, roleLabel } from '#domain/people/role.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { account } from '#domain/words/en/office/account.ts'
import { people } from '#domain/words/en/office/shop/people.ts'
import type { Person, PersonChange } from '#server/people/people.ts'
import type { Shop } from '#server/shop.ts'
import { isIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { oldPage, readSeen } from '../kit/forms/conflicts/seen-fields.ts'
import { fieldText, type SavedEdit } from '../kit/intents.ts'
import { askPassword } from '../kit/own-password.ts'
import type { PersonTexts } from './person-draft.ts'
export type PersonResult = SavedEdit<PersonTexts>

export const intents = intentTable('people', {
  add: {
    may: 'owner',
    says: () => wordsOf(people).saysAdd,
    about: typed('email', 'role'),
    run: async (form: FormData, shop: Shop, sender: Sender): Promise<PersonResult> => {
      const text = wordsOf(people)
      const read = readPersonForm(Object.fromEntries(form))
      const { password, fault } = readPassword(form, shop, [fieldText(form, 'email'), fieldText(form, 'name')])
      const errors = { ...('errors' in read && read.errors), ...(fault !== undefined && { password: fault }) }
      if ('errors' in read || password === undefined) {
        return { ok: false, message: Object.values(errors)[0] ?? text.failed, errors }
      }
      const id = fieldText(form, 'key')
      if (!isIdempotencyKey(id)) return refused(text.failed)
      const asked = await askPassword(form, shop, sender)
      if (asked) return asked
      const added = await shop.people.add(id, read.draft, password)
      if (added.outcome !== 'done' || !added.isRepeat)
        return answer(added, ({ name, role }) => text.added({ name, role: roleLabel(role) }))
      const { name, email, role } = added.person
      if (added.isRepeat === 'same') return { ok: true, message: text.addedBefore({ name }) }
      const isOther = email !== read.draft.email
      return refused(isOther ? text.otherAdded({ email }) : text.addedOtherwise({ email, role: roleLabel(role) }))
    },
  },

  /** An e-mail address or a role grants access, as a new person does. */
  edit: {
    may: 'owner',
    says: () => wordsOf(people).saysEdit,
    about: personInRole,
    run: async (form: FormData, shop: Shop, sender: Sender): Promise<PersonResult> => {
      const read = readPersonForm(Object.fromEntries(form))
      if ('errors' in read) return { ok: false, ...read }
      const { draft } = read
      const seen = seenIn(form)
      if (!seen) return refused(oldPage())
      const isMore = draft.email !== seen.email || draft.role !== seen.role
      const asked = isMore ? await askPassword(form, shop, sender) : undefined
      if (asked) return asked
      const edited = await shop.people.edit(fieldText(form, 'id'), draft, seen)
      return answer(edited, ({ name }) => wordsOf(people).saved({ name }))
    },
  },

  'new-password': {
    may: 'owner',
    says: () => wordsOf(people).saysNewPassword,
    about: named('person'),
    run: async (form: FormData, shop: Shop, sender: Sender): Promise<PersonResult> => {
      const text = wordsOf(people)
      const id = fieldText(form, 'id')
      const person = await shop.people.find(id)
      if (!person) return refused(text.gone)
      if (id === sender.session.id) return refused(text.ownPassword)
      const { password, fault } = readPassword(form, shop, [person.email, person.name])
      if (password === undefined) return { ok: false, message: fault, errors: { password: fault } }
      const asked = await askPassword(form, shop, sender)
      if (asked) return asked
      const changed = await shop.people.setPassword(id, password)
      return answer(changed, ({ name, email }) => text.passwordSet({ name: name || email }))
    },
  },

  stop: {
    may: 'owner',
    says: () => wordsOf(people).saysStop,
    about: named('person'),
    run: async (form: FormData, shop: Shop, { session }: Sender): Promise<PersonResult> => {
      const id = fieldText(form, 'id')
      const text = wordsOf(people)
      if (id === session.id) return refused(text.notYourself)
      return answer(await shop.people.stop(id), ({ name, email }) => text.stoppedNow({ name: name || email }))
    },
  },

  'let-in': {
    may: 'owner',
    says: () => wordsOf(people).saysLetIn,
    about: named('person'),
    run: async (form: FormData, shop: Shop): Promise<PersonResult> => {
      const text = wordsOf(people)
      const letIn = await shop.people.letIn(fieldText(form, 'id'))
      return answer(letIn, ({ name, email }) => text.letIn({ name: name || email }))
    },
  },
})

function answer(change: PersonChange, say: (person: Person) => string): PersonResult {
  const text = wordsOf(people)
  switch (change.outcome) {
    case 'busy':
      return refused(wordsOf(account).passwordFailed)
    case 'done':
      return { ok: true, message: say(change.person) }
    case 'gone':
      return refused(text.gone)
    case 'taken':
      return { ok: false, message: text.emailTaken, errors: { email: text.emailTaken } }
    case 'last owner':
      return { ok: false, message: text.lastOwner, errors: { role: text.lastOwner } }
    case 'changed': {
      const { name, email, role } = change.person
      const message = conflictText(change.conflicts.map(personLabel))
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

function refused(message: string): PersonResult {
  return { ok: false, message, errors: {} }
}
