// A refusal is one sentence beneath the fields; the form closes two seconds after success.
import { href } from 'react-router'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import type { useFetcher } from 'react-router'
import { account } from '#domain/words/en/office/account.ts'
import { common } from '#domain/words/en/office/common.ts'
import { PASSWORD_PANEL_CLOSE_MS } from '#domain/timings.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { useWords } from '#web/ui/words.ts'
import type { PasswordChange } from '#server/sign-in/sign-in.ts'

type PasswordFormProps = {
  email: string
  fetcher: ReturnType<typeof useFetcher<PasswordChange>>
  onClose: () => void
}

export function PasswordForm({ email, fetcher, onClose }: PasswordFormProps) {
  const text = useWords(account)
  const words = useWords(common)
  const answerId = useId()
  const first = useRef<HTMLInputElement>(null)
  const isBusy = fetcher.state !== 'idle'
  const answer = isBusy ? undefined : fetcher.data
  const isDone = answer?.ok === true
  const refusal = answer?.ok === false ? answer.message : undefined
  useClosing(isDone, onClose)
  useEffect(() => first.current?.focus(), [])

  // Other failures do not mark the fields.
  const isTyped = answer?.ok === false && answer.why === 'password'
  const field = { 'aria-describedby': refusal ? answerId : undefined, 'aria-invalid': isTyped || undefined }

  return (
    <fetcher.Form
      method="post"
      action={href('/admin/account')}
      className="password-form stack"
      noValidate
      defaultShouldRevalidate={false}
      onInput={() => refusal && fetcher.reset()}
    >
      <h2 className="large">{text.changePassword}</h2>
      {!isDone && (
        <>
          {/* For password managers. */}
          <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
          <Field label={text.newPassword} required>
            {(ids) => <PasswordInput {...ids} {...field} name="newPassword" autoComplete="new-password" ref={first} />}
          </Field>
          <Field label={text.confirmPassword} required>
            {(ids) => <PasswordInput {...ids} {...field} name="confirmPassword" autoComplete="new-password" />}
          </Field>
        </>
      )}
      <div className="password-said">
        <div id={answerId} role="alert">
          {refusal && <Notice tone="bad">{refusal}</Notice>}
        </div>
        <output>{isDone && <Notice tone="good">{text.passwordUpdated}</Notice>}</output>
      </div>
      {!isDone && (
        <div className="password-actions stack">
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" name="intent" value="change-password" busy={isBusy}>
            {isBusy ? text.updating : text.updatePassword}
          </Button>
        </div>
      )}
    </fetcher.Form>
  )
}

function useClosing(isDone: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => close(), PASSWORD_PANEL_CLOSE_MS)
    return () => clearTimeout(timer)
  }, [isDone])
}
