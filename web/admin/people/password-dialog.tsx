// A new password ends the person's sessions.
import { languageOf } from '#domain/words/shown-language.ts'
import { readGivenPassword } from '#domain/people/person-form.ts'
import { people } from '#domain/words/en/office/shop/people.ts'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import { DraftDialog } from '../kit/forms/draft-dialog.tsx'
import { newDraft } from '../kit/forms/draft-store.ts'
import { useDraftForm } from '../kit/forms/use-draft-form.ts'
import { useNotice } from '../kit/use-notice.ts'
import type { PersonResult } from './intents.ts'
import type { PersonView } from './person-view.ts'

type Props = { person: PersonView; onClose: () => void; onSaved: (message: string) => void }

const start = newDraft({ password: '' })

export function PasswordDialog({ person: { id, name, email }, onClose, onSaved }: Props) {
  const text = useWords(people)
  const notices = useNotice()
  const form = useDraftForm<typeof start, PersonResult>({
    // Passwords are not stored.
    store: undefined,
    start,
    stored: undefined,
    check({ texts }) {
      const read = readGivenPassword(texts.password, [email, name])
      return 'message' in read ? { message: read.message, errors: { password: read.message } } : undefined
    },
    payload: ({ texts }) => ({ intent: 'new-password', id, password: texts.password }),
    onSaved: ({ message }) => onSaved(message),
    notify: notices.notify,
  })
  return (
    <DraftDialog form={form} notices={notices} title={text.newPassword} save={text.setPassword} onClose={onClose}>
      {/* For password managers. */}
      <input type="text" name="username" autoComplete="off" defaultValue={email} readOnly hidden />
      <p>{sentence(text.newPasswordText({ name: name || email }), { b: <strong lang={languageOf(name)} /> })}</p>
      <Field label={text.newPassword} required error={form.errors.password}>
        {(ids) => <PasswordInput {...ids} autoComplete="new-password" {...form.input('password')} />}
      </Field>
    </DraftDialog>
  )
}
