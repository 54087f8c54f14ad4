// A refusal is one sentence beneath the fields; the form closes two seconds after success.
import { href } from 'react-router'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import type { useFetcher } from 'react-router'
import { PASSWORD_FAILED, PASSWORD_UPDATED, SIGN_IN_AGAIN } from '#domain/password/password.ts'
import { PASSWORD_PANEL_CLOSE_MS } from '#domain/timings.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'

export type PasswordAnswer = { ok: true } | { ok: false; message: string }

type PasswordFormProps = {
  email: string
  fetcher: ReturnType<typeof useFetcher<PasswordAnswer>>
  onClose: () => void
}

export function PasswordForm({ email, fetcher, onClose }: PasswordFormProps) {
  const answerId = useId()
  const first = useRef<HTMLInputElement>(null)
  const isBusy = fetcher.state !== 'idle'
  const answer = isBusy ? undefined : fetcher.data
  const isDone = answer?.ok === true
  const refusal = answer?.ok === false ? answer.message : undefined
  useClosing(isDone, onClose)
  useEffect(() => first.current?.focus(), [])

  // Other failures do not mark the fields.
  const isTyped = refusal !== undefined && refusal !== SIGN_IN_AGAIN && refusal !== PASSWORD_FAILED
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
      <h2 className="large">Change Password</h2>
      {!isDone && (
        <>
          {/* For password managers. */}
          <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
          <Field label="New Password" required>
            {(ids) => <PasswordInput {...ids} {...field} name="newPassword" autoComplete="new-password" ref={first} />}
          </Field>
          <Field label="Confirm Password" required>
            {(ids) => <PasswordInput {...ids} {...field} name="confirmPassword" autoComplete="new-password" />}
          </Field>
        </>
      )}
      <div className="password-said">
        <div id={answerId} role="alert">
          {refusal && <Notice tone="bad">{refusal}</Notice>}
        </div>
        <output>{isDone && <Notice tone="good">{PASSWORD_UPDATED}</Notice>}</output>
      </div>
      {!isDone && (
        <div className="password-actions stack">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" name="intent" value="change-password" busy={isBusy}>
            {isBusy ? 'Updating...' : 'Update Password'}
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
