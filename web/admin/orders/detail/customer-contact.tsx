// The ways to the customer of an order: call, write, and the address for the parcel (28.2).
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { addressLabel, chatNumber } from '#domain/customers/contact.ts'
import type { Order } from '#domain/order.ts'
import { whatsappLink } from '#domain/whatsapp.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { copyText } from '#web/browser/share/copy-text.ts'
import { Icon } from '#web/ui/any-icon.tsx'
import { Button } from '#web/ui/button.tsx'

type Props = { order: Order; firstMessage: string; notify: Notify }

export function CustomerContact({ order, firstMessage, notify }: Props) {
  const { customer } = order
  const label = useRef<HTMLParagraphElement>(null)
  const [isShown, setIsShown] = useState(false)
  const text = addressLabel(customer)

  async function copy() {
    const isCopied = await copyText(text, null)
    // The address stands below a second time only where it has to be copied by hand, and is there before it is selected.
    flushSync(() => setIsShown(!isCopied))
    if (label.current) getSelection()?.selectAllChildren(label.current)
    if (isCopied) notify('good', 'Address copied')
    else notify('warn', 'The browser did not copy the address. It is selected now: copy it from there.')
  }

  return (
    <>
      <p className="customer-contact">
        <a className="button" data-variant="secondary" data-size="small" href={`tel:${customer.mobile}`}>
          <Icon name="phone" /> <span>Call</span>
        </a>
        <a
          className="button"
          data-variant="secondary"
          data-size="small"
          href={whatsappLink('web', chatNumber(customer), firstMessage)}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="whatsapp" /> <span>WhatsApp</span>
        </a>
        <Button variant="secondary" size="small" onClick={copy}>
          <Icon name="copy" /> <span>Copy address</span>
        </Button>
      </p>
      {isShown && (
        <p className="address-label" ref={label} translate="no">
          {text}
        </p>
      )}
    </>
  )
}
