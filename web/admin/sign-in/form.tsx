// The sign-in form; works without JavaScript.
import { useEffect, useState } from 'react'
import { Form, useNavigation, href } from 'react-router'
import { pagePath } from '#domain/language-address.ts'
import { tooManyAttempts } from '#domain/people/sign-in-form.ts'
import { signIn } from '#domain/words/en/office/sign-in.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { useWords } from '#web/ui/words.ts'
import { LanguageButtons } from '../account/language-buttons.tsx'
import './sign-in.css'

type Props = {
  /** Why a sign-in is needed. */
  reason?: string | undefined
  message: string | undefined
  /** How long attempts are refused. */
  waitSeconds?: number | undefined
}

export function SignInForm({ reason, message, waitSeconds }: Props) {
  const text = useWords(signIn)
  const isBusy = useNavigation().state !== 'idle'
  return (
    <main className="sign-in">
      <div className="sign-in-card">
        <header>
          <Icon name="spark" />
          <h1>{text.title}</h1>
          <p className="soft">{text.about}</p>
        </header>
        {reason && <Notice tone="warn">{reason}</Notice>}
        <Form className="stack gap-4" method="post" noValidate replace>
          <Field label={text.email} required>
            {(ids) => (
              <TextInput {...ids} name="email" type="email" autoComplete="username" inputMode="email" maxLength={254} />
            )}
          </Field>
          <Field label={text.password} required>
            {(ids) => <PasswordInput {...ids} name="password" autoComplete="current-password" />}
          </Field>
          <div aria-live="assertive">
            {message &&
              !isBusy &&
              (waitSeconds ? <Wait seconds={waitSeconds} /> : <Notice tone="bad">{message}</Notice>)}
          </div>
          <Button type="submit" size="large" busy={isBusy}>
            {isBusy ? text.submitting : text.submit}
          </Button>
        </Form>
        <Form className="sign-in-language" method="post" reloadDocument replace>
          <LanguageButtons />
        </Form>
        <a className="sign-in-back" href={pagePath(href('/'))}>
          {text.backToShop}
        </a>
      </div>
    </main>
  )
}

/** Counts down; only the start and the end are read aloud. */
function Wait({ seconds }: { seconds: number }) {
  const text = useWords(signIn)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const endsAt = performance.now() + seconds * 1_000
    const count = () => setLeft(Math.max(0, Math.ceil((endsAt - performance.now()) / 1_000)))
    const timer = setInterval(count, 500)
    return () => clearInterval(timer)
  }, [seconds])
  if (left === 0) return <Notice>{text.waitOver}</Notice>
  return (
    <Notice tone="bad">
      <span className="visually-hidden">{tooManyAttempts(seconds)}</span>
      <span aria-hidden="true">{tooManyAttempts(left)}</span>
    </Notice>
  )
}
