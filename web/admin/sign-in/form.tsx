// The sign-in form: works without JavaScript, which only adds the show/hide toggle and the waiting sign.
import { Form, useNavigation, href } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import './sign-in.css'

export function SignInForm({ message }: { message: string | undefined }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <main className="sign-in">
      <div className="sign-in-card">
        <header>
          <Icon name="spark" />
          <h1>Admin sign-in</h1>
          <p>Products, stock and orders of the shop</p>
        </header>
        <Form method="post" noValidate replace>
          <Field label="Email" required>
            {(ids) => (
              <TextInput {...ids} name="email" type="email" autoComplete="username" inputMode="email" maxLength={254} />
            )}
          </Field>
          <Field label="Password" required>
            {(ids) => <PasswordInput {...ids} name="password" autoComplete="current-password" />}
          </Field>
          <div aria-live="assertive">{message && !isBusy && <Notice tone="bad">{message}</Notice>}</div>
          <Button type="submit" size="large" busy={isBusy}>
            {isBusy ? 'Signing in...' : 'Sign In'}
          </Button>
        </Form>
        <a className="sign-in-back" href={href('/')}>
          Back to the shop
        </a>
      </div>
    </main>
  )
}
