// Ends the session and leaves nothing of the back office in the page.
import { type FormEvent, useRef, useState } from 'react'
import { Form, href } from 'react-router'
import { account } from '#domain/words/en/office/account.ts'
import { saleQueue } from '#web/admin/counter/send/queued-sales.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { useWords } from '#web/ui/words.ts'
import './sign-out-button.css'

export function SignOutButton() {
  const text = useWords(account)
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
        {text.staySignedIn}
      </Button>
      <Button onClick={leave}>{text.logOut}</Button>
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
          <span>{text.logout}</span>
        </button>
      </Form>
      <Dialog
        open={kept > 0}
        onClose={() => setKept(0)}
        title={text.unsentSales({ count: kept })}
        size="small"
        footer={footer}
      >
        <p>{text.unsentText}</p>
      </Dialog>
    </>
  )
}
