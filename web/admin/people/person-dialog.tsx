// Adds a person with a first password, or edits one.
import { useState } from 'react'
import { PERSON_NAME_MAX, readGivenPassword, readPersonForm } from '#domain/people/person-form.ts'
import { readRole, roleLabel, roles, roleText } from '#domain/people/role.ts'
import { common } from '#domain/words/en/office/common.ts'
import { people } from '#domain/words/en/office/shop/people.ts'
import { Field, Select, TextInput } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { useWords } from '#web/ui/words.ts'
import { DraftField } from '../kit/forms/conflicts/draft-field.tsx'
import { DraftDialog } from '../kit/forms/draft-dialog.tsx'
import { useDraftForm } from '../kit/forms/use-draft-form.ts'
import { useNotice } from '../kit/use-notice.ts'
import type { PersonResult } from './intents.ts'
import {
  draftOf,
  type PersonFormDraft,
  personInWords,
  personPartLabels,
  personParts,
  personStore,
  type PersonTexts,
  textsOf,
} from './person-draft.ts'
import type { PersonView } from './person-view.ts'

type Props = {
  /** Undefined for a new one. */
  person: PersonView | undefined
  /** As stored now. */
  now: PersonView | undefined
  keeps: boolean
  onClose: () => void
  onSaved: (message: string) => void
}

export function PersonDialog({ person, now, keeps, onClose, onSaved }: Props) {
  const [opened] = useState(() => ({ store: keeps ? personStore(person?.id) : undefined, start: draftOf(person) }))
  const text = useWords(people)
  const words = useWords(common)
  const notices = useNotice()
  const form = useDraftForm<PersonFormDraft, PersonResult>({
    ...opened,
    stored: person && {
      texts: textsOf(now ?? person),
      parts: personParts,
      labels: personPartLabels(),
      inWords: personInWords,
    },
    check: ({ texts }) => faultsOf(texts, person === undefined),
    payload: ({ texts: { password, ...texts }, key }) => ({
      ...texts,
      ...(person ? { intent: 'edit', id: person.id } : { intent: 'add', key, password }),
    }),
    onSaved: ({ message }) => onSaved(message),
    notify: notices.notify,
  })
  const { errors, draft } = form
  const role = readRole(draft.texts.role)
  const isOtherRole = person !== undefined && draft.texts.role !== draft.seen.role
  return (
    <DraftDialog
      form={form}
      notices={notices}
      title={person ? text.edit : text.add}
      save={person ? words.saveChanges : text.add}
      onClose={onClose}
    >
      <DraftField form={form} name="name" label={text.name} required>
        {(ids) => <TextInput {...ids} maxLength={PERSON_NAME_MAX} autoComplete="off" {...form.input('name')} />}
      </DraftField>
      <DraftField form={form} name="email" label={text.email} required hint={text.emailHint}>
        {(ids) => (
          <TextInput
            {...ids}
            type="email"
            inputMode="email"
            maxLength={254}
            autoComplete="off"
            {...form.input('email')}
          />
        )}
      </DraftField>
      <DraftField
        form={form}
        name="role"
        label={text.role}
        required
        hint={role && (isOtherRole ? text.otherRole({ may: roleText(role) }) : roleText(role))}
      >
        {(ids) => (
          <Select
            {...ids}
            name="role"
            value={draft.texts.role}
            onChange={({ target: { value } }) =>
              form.change((typed) => ({ ...typed, texts: { ...typed.texts, role: value } }), 'role')
            }
          >
            <option value="">{text.chooseRole}</option>
            {roles.map((each) => (
              <option key={each} value={each}>
                {roleLabel(each)}
              </option>
            ))}
          </Select>
        )}
      </DraftField>
      {!person && (
        <Field label={text.firstPassword} required error={errors.password} hint={text.firstPasswordHint}>
          {(ids) => <PasswordInput {...ids} autoComplete="new-password" {...form.input('password')} />}
        </Field>
      )}
    </DraftDialog>
  )
}

/** Only the server knows the shop's words, which make passwords easy to guess. */
function faultsOf(texts: PersonTexts, isNew: boolean) {
  const read = readPersonForm(texts)
  const password = isNew ? readGivenPassword(texts.password, [texts.email, texts.name]) : undefined
  const errors = {
    ...('errors' in read && read.errors),
    ...(password && 'message' in password && { password: password.message }),
  }
  const [message] = Object.values(errors)
  return message === undefined ? undefined : { message, errors }
}
