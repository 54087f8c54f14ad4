// Call, write, copy the address.
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Customer } from '#domain/checkout/checkout-form.ts'
import { addressLabel } from '#domain/customers/address-label.ts'
import { chatNumber } from '#domain/customers/contact.ts'
import { whatsappLink } from '#domain/whatsapp.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { customer as words } from '#domain/words/en/office/orders/customers.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { copyText } from '#web/browser/share/copy-text.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'
import './customer-contact.css'

/** Without an address there is no copy button; `children` are further links in the line. */
type Props = {
  customer: Customer | Pick<Customer, 'mobile'>
  firstMessage: string
  notify: Notify
  children?: ReactNode
}

export function CustomerContact({ customer, firstMessage, notify, children }: Props) {
  const text = useWords(words)
  const label = useRef<HTMLParagraphElement>(null)
  const [isShown, setIsShown] = useState(false)
  const address = 'address' in customer ? addressLabel(customer) : undefined

  async function copy(typed: string) {
    const isCopied = await copyText(typed, null)
    // The address is shown again only to copy it by hand, and must be rendered before it is selected.
    flushSync(() => setIsShown(!isCopied))
    if (label.current) getSelection()?.selectAllChildren(label.current)
    const { addressCopied, addressNotCopied } = wordsOf(words)
    if (isCopied) notify('good', addressCopied)
    else notify('warn', addressNotCopied)
  }

  return (
    <>
      <p className="customer-contact row">
        {/* An imported order may lack it; WhatsApp then asks for the person. */}
        {customer.mobile !== '' && (
          <a className="button" data-variant="secondary" data-size="small" href={`tel:${customer.mobile}`}>
            <Icon name="phone" /> <span>{text.call}</span>
          </a>
        )}
        <a
          className="button"
          data-variant="secondary"
          data-size="small"
          href={whatsappLink('web', chatNumber(customer), firstMessage)}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="whatsapp" /> <span>{text.whatsapp}</span>
        </a>
        {address !== undefined && (
          <Button variant="secondary" size="small" onClick={() => copy(address)}>
            <Icon name="copy" /> <span>{text.copyAddress}</span>
          </Button>
        )}
        {children}
      </p>
      {isShown && (
        <p className="address-label" ref={label} translate="no">
          {address}
        </p>
      )}
    </>
  )
}
