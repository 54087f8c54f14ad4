// The Dashboard's panel of customer data: what the shop stores under a mobile number, to be downloaded or erased.
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { saveTextFile } from '#web/browser/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ConfirmDelete } from '../kit/confirm-delete.tsx'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import type { Notify } from '../kit/use-notice.ts'
import type { OrderRow } from '../orders/order-row.ts'
import type { CustomerResult } from './intents.ts'
import '../kit/office-panel.css'
import './customer-panel.css'

const ACTION = href('/admin/customers')

export function CustomerPanel({ notify }: { notify: Notify }) {
  const find = useFetcher<CustomerResult>()
  const file = useFetcher<CustomerResult>()
  const [erasing, setErasing] = useState<string>()
  const [erasures, setErasures] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const { found, ok, message } = find.data ?? {}
  useFetcherResult(file.data, (result) => {
    if (result.file) saveTextFile(result.file.name, result.file.text)
    notify(result.ok ? 'good' : 'bad', result.message)
  })

  useEffect(() => {
    // The button that had the focus is gone.
    if (erasures > 0) heading.current?.focus()
  }, [erasures])

  /** Nothing of the customer stays on the screen. */
  function forget() {
    find.reset()
    file.reset()
    setErasures((count) => count + 1)
  }

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void find.submit(event.currentTarget, { method: 'post', action: ACTION, defaultShouldRevalidate: false })
  }

  return (
    <section className="office-panel customer-panel" aria-labelledby="customer-data">
      <h2 id="customer-data" ref={heading} tabIndex={-1}>
        Customer data
      </h2>
      <p>For a customer who asks what the shop keeps of them, or wants it erased.</p>
      <form key={erasures} className="customer-search" method="post" action={ACTION} onSubmit={search} noValidate>
        <input type="hidden" name="intent" value="find" />
        <Field label="Mobile number" error={ok === false ? message : undefined}>
          {(ids) => <TextInput {...ids} type="tel" name="mobile" autoComplete="off" maxLength={64} />}
        </Field>
        <Button type="submit" variant="secondary" busy={find.state !== 'idle'}>
          Find
        </Button>
      </form>
      <output>{ok && message}</output>
      {found && found.orders.length > 0 && (
        <>
          <FoundOrders orders={found.orders} />
          <div className="customer-actions">
            <file.Form method="post" action={ACTION} defaultShouldRevalidate={false}>
              <input type="hidden" name="mobile" value={found.mobile} />
              <Button type="submit" variant="secondary" name="intent" value="export" busy={file.state !== 'idle'}>
                Download as a file
              </Button>
            </file.Form>
            {found.notYet === undefined && (
              <Button variant="danger" onClick={() => setErasing(found.mobile)}>
                Erase this customer
              </Button>
            )}
          </div>
          {found.notYet !== undefined && (
            <Notice tone="warn">{`${found.notYet} Then find the customer again to erase them.`}</Notice>
          )}
        </>
      )}
      <EraseCustomer
        mobile={erasing}
        orders={found?.orders ?? []}
        onClose={() => setErasing(undefined)}
        onErased={forget}
        notify={notify}
      />
    </section>
  )
}

function FoundOrders({ orders }: { orders: readonly OrderRow[] }) {
  return (
    <ul className="customer-orders" aria-label="Orders with this number">
      {orders.map(({ orderId, orderDate, name, completion }) => (
        <li key={orderId}>
          <Link to={`${href('/admin/orders')}?order=${orderId}`}>{orderId}</Link>
          <span>
            {orderDate} · {completion}
          </span>
          <b>{name}</b>
        </li>
      ))}
    </ul>
  )
}

type EraseProps = {
  mobile: string | undefined
  orders: readonly OrderRow[]
  onClose: () => void
  onErased: () => void
  notify: Notify
}

function EraseCustomer({ mobile, orders, onClose, onErased, notify }: EraseProps) {
  const count = orders.length === 1 ? '1 order' : `${orders.length} orders`
  return (
    <ConfirmDelete
      kind="customer"
      title="Erase Customer"
      action="Erase"
      to={ACTION}
      asked={mobile === undefined ? undefined : { intent: 'erase', field: 'mobile', id: mobile }}
      onClose={onClose}
      onDeleted={onErased}
      notify={notify}
    >
      <div className="customer-erasure">
        <p>
          Name, numbers and address go from {count}, and cannot be brought back. Goods, totals and dates stay. Backups
          that were made before still hold them, until they are deleted.
        </p>
        <Field label="Type the mobile number again">
          {(ids) => <TextInput {...ids} type="tel" name="again" autoComplete="off" maxLength={64} required />}
        </Field>
      </div>
    </ConfirmDelete>
  )
}
