// The way out: ends the session and leads back to the shop, leaving nothing of the back office in the page.
import { Form, href } from 'react-router'
import { Icon } from '#web/ui/any-icon.tsx'
import './sign-out-button.css'

export function SignOutButton() {
  return (
    <Form method="post" action={href('/admin/sign-out')} reloadDocument className="sign-out">
      <button type="submit">
        <Icon name="logout" />
        <span>Logout</span>
      </button>
    </Form>
  )
}
