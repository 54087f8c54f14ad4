// The field for the own password, which a form shows once the server has asked for it.
import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { OWN_PASSWORD } from '#domain/password/password.ts'
import { account } from '#domain/words/en/office/account.ts'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { useWords } from '#web/ui/words.ts'
import type { ActionResult } from '../intents.ts'
import './own-password.css'

/** `count` is how often the server has asked. */
type Asked = { email: string; typed: string; error: string; count: number }

/** What is typed stays in memory: no draft and no storage of the tab has it. */
export function useOwnPassword() {
  const [asked, setAsked] = useState<Asked>()
  const fields: Record<string, string> = asked ? { [OWN_PASSWORD]: asked.typed } : {}
  return {
    asked,
    /** The fields to send besides the form's. */
    fields,
    /** Returns whether the answer asks for the password. Another refusal leaves the field as it is. */
    hear(result: ActionResult): boolean {
      if (result.ok) setAsked(undefined)
      if (result.ok || result.passwordOf === undefined) return false
      const { passwordOf: email, message: error } = result
      setAsked((now) => ({ typed: now?.typed ?? '', email, error, count: (now?.count ?? 0) + 1 }))
      return true
    },
    type: (typed: string) => setAsked((now) => now && { ...now, typed, error: '' }),
    forget: () => setAsked(undefined),
  }
}

export type OwnPassword = ReturnType<typeof useOwnPassword>

type Props = {
  own: OwnPassword
  id?: string
  onSubmit: () => void
  /** Above the field. */
  children?: ReactNode
}

/** A form of its own: with another person's new password in the same one, a browser would save that as the own. */
export function OwnPasswordForm({ own: { asked, type }, id, onSubmit, children }: Props) {
  const text = useWords(account)
  const input = useRef<HTMLInputElement>(null)
  const count = asked?.count ?? 0
  const isWrong = asked !== undefined && asked.error !== ''
  const focus = useEffectEvent(() => {
    input.current?.focus()
    if (isWrong) input.current?.select()
    input.current?.form?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => {
    if (count > 0) focus()
  }, [count])
  if (!asked) return undefined
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form id={id} className="own-password stack" noValidate onSubmit={submit}>
      {children}
      {/* For password managers. */}
      <input type="text" name="username" autoComplete="username" value={asked.email} readOnly hidden />
      <Field
        label={text.ownPassword}
        required
        error={asked.error || undefined}
        hint={text.ownPasswordHint({ email: asked.email })}
      >
        {(ids) => (
          <PasswordInput
            {...ids}
            ref={input}
            name={OWN_PASSWORD}
            autoComplete="current-password"
            value={asked.typed}
            onChange={({ target: { value } }) => type(value)}
          />
        )}
      </Field>
      {/* Enter sends the form, whose button is elsewhere. */}
      <button type="submit" hidden>
        {text.ownPassword}
      </button>
    </form>
  )
}
