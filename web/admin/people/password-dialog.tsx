// The dialog in which a person gets a new password; it ends their sessions.
import { useId, useRef } from 'react'
import { readGivenPassword } from '#domain/people/person-form.ts'
import { NOTICE_MS } from '#domain/timings.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { NoticeArea } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { newDraft } from '../kit/draft-store.ts'
import { useDraftForm } from '../kit/use-draft-form.ts'
import { useNotice } from '../kit/use-notice.ts'
import type { PersonResult } from './intents.ts'
import type { PersonView } from './person-view.ts'

type Props = { person: PersonView; onClose: () => void; onSaved: (message: string) => void }

const start = newDraft({ password: '' })

export function PasswordDialog({ person: { id, name, email }, onClose, onSaved }: Props) {
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  const { notice, notify, clear } = useNotice()
  const form = useDraftForm<typeof start, PersonResult>({
    element,
    // No password is kept.
    store: undefined,
    start,
    stored: undefined,
    check({ texts }) {
      const read = readGivenPassword(texts.password, [email, name])
      return 'message' in read ? { message: read.message, errors: { password: read.message } } : undefined
    },
    payload: ({ texts }) => ({ intent: 'new-password', id, password: texts.password }),
    onSaved: ({ message }) => onSaved(message),
    notify,
  })
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form={formId} busy={form.isSaving}>
        {form.isSaving ? 'Saving...' : 'Set Password'}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title="New Password" size="small" footer={footer}>
      <form ref={element} id={formId} className="person-form" noValidate onSubmit={form.submit}>
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" autoComplete="off" defaultValue={email} readOnly hidden />
        <p>
          <strong>{name || email}</strong> is signed out everywhere, and signs in with the new password.
        </p>
        <Field label="New Password" required error={form.errors.password}>
          {(ids) => <PasswordInput {...ids} autoComplete="new-password" {...form.input('password')} />}
        </Field>
      </form>
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </Dialog>
  )
}
