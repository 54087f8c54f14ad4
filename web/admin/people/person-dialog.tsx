// The dialog in which a person is added, with a first password, or edited.
import { useId, useRef, useState } from 'react'
import { PERSON_NAME_MAX, readGivenPassword, readPersonForm } from '#domain/people/person-form.ts'
import { readRole, roleLabels, roles, roleTexts } from '#domain/people/role.ts'
import { NOTICE_MS } from '#domain/timings.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Select, TextInput } from '#web/ui/field.tsx'
import { NoticeArea } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { useDraftForm } from '../kit/use-draft-form.ts'
import { useNotice } from '../kit/use-notice.ts'
import type { PersonResult } from './intents.ts'
import { draftOf, type PersonFormDraft, personStore, type PersonTexts, textsOf } from './person-draft.ts'
import type { PersonView } from './person-view.ts'

type Props = {
  /** Undefined for a new one. */
  person: PersonView | undefined
  keeps: boolean
  onClose: () => void
  onSaved: (message: string) => void
}

export function PersonDialog({ person, keeps, onClose, onSaved }: Props) {
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  const [opened] = useState(() => ({ store: keeps ? personStore(person?.id) : undefined, start: draftOf(person) }))
  const { notice, notify, clear } = useNotice()
  const form = useDraftForm<PersonFormDraft, PersonResult>({
    element,
    ...opened,
    check: ({ texts }) => faultsOf(texts, person === undefined),
    payload: ({ texts: { password, ...texts }, seen, key }) => ({
      ...texts,
      ...(person ? { intent: 'edit', id: person.id } : { intent: 'add', key, password }),
      ...Object.fromEntries(Object.entries(seen).map(([name, text]) => [`seen.${name}`, text])),
    }),
    onSaved: ({ message }) => onSaved(message),
    onRefused({ others }) {
      // The next save knows what it puts its own in the place of.
      if (others) form.change((draft) => ({ ...draft, seen: textsOf(others) }))
      return false
    },
    notify,
  })
  const cancel = () => {
    form.forget()
    onClose()
  }
  const { errors, draft, isSaving } = form
  const role = readRole(draft.texts.role)
  const isOtherRole = person !== undefined && draft.texts.role !== draft.seen.role
  const footer = (
    <>
      <Button variant="secondary" onClick={cancel}>
        Cancel
      </Button>
      <Button type="submit" form={formId} busy={isSaving}>
        {isSaving ? 'Saving...' : person ? 'Save Changes' : 'Add Person'}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={person ? 'Edit Person' : 'Add Person'} size="small" footer={footer}>
      <form ref={element} id={formId} className="person-form" noValidate onSubmit={form.submit}>
        <Field label="Name" required error={errors.name}>
          {(ids) => <TextInput {...ids} maxLength={PERSON_NAME_MAX} autoComplete="off" {...form.input('name')} />}
        </Field>
        <Field label="E-mail" required error={errors.email} hint="They sign in with it.">
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
        </Field>
        <Field
          label="Role"
          required
          error={errors.role}
          hint={
            <>
              {role && roleTexts[role]}
              {isOtherRole && ' With another role they have to sign in again.'}
            </>
          }
        >
          {(ids) => (
            <Select
              {...ids}
              name="role"
              value={draft.texts.role}
              onChange={({ target: { value } }) =>
                form.change((now) => ({ ...now, texts: { ...now.texts, role: value } }), 'role')
              }
            >
              <option value="">Choose a role</option>
              {roles.map((each) => (
                <option key={each} value={each}>
                  {roleLabels[each]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {!person && (
          <Field
            label="First Password"
            required
            error={errors.password}
            hint="Tell it to them: they change it in the menu under their e-mail address."
          >
            {(ids) => <PasswordInput {...ids} autoComplete="new-password" {...form.input('password')} />}
          </Field>
        )}
      </form>
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </Dialog>
  )
}

/** What the shop itself makes too easy to guess is known to the server alone. */
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
