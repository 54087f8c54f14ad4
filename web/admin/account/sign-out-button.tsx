// Ends the session and leaves nothing of the back office in the page.
import { type FormEvent, useRef, useState } from 'react'
import { Form, href } from 'react-router'
import { indianGrouping } from '#domain/money.ts'
import { saleQueue } from '#web/admin/counter/send/queued-sales.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import './sign-out-button.css'

export function SignOutButton() {
  const form = useRef<HTMLFormElement>(null)
  const isSure = useRef(false)
  const [kept, setKept] = useState(0)
  const askFirst = (event: FormEvent) => {
    const { length } = saleQueue.newest()
    if (isSure.current || length === 0) return
    event.preventDefault()
    setKept(length)
  }
  const leave = () => {
    isSure.current = true
    form.current?.requestSubmit()
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={() => setKept(0)}>
        Stay signed in
      </Button>
      <Button onClick={leave}>Log out</Button>
    </>
  )
  return (
    <>
      <Form
        ref={form}
        method="post"
        action={href('/admin/sign-out')}
        reloadDocument
        className="sign-out"
        onSubmit={askFirst}
      >
        <button type="submit">
          <Icon name="logout" />
          <span>Logout</span>
        </button>
      </Form>
      <Dialog
        open={kept > 0}
        onClose={() => setKept(0)}
        title={kept === 1 ? 'A sale is not sent yet' : `${indianGrouping(kept)} sales are not sent yet`}
        size="small"
        footer={footer}
      >
        <p>
          {kept === 1 ? 'It stays' : 'They stay'} on this device, with the name and number of the customer, until
          somebody signs in here again and opens the counter.
        </p>
      </Dialog>
    </>
  )
}
