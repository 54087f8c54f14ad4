// How to pay: the UPI QR code for a second device, the UPI link for this one, and the UPI ID to copy.
import { useRef, useState } from 'react'
import { formatRupees } from '#domain/money.ts'
import type { Order } from '#domain/order.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import { upiLimitNotice, upiLink } from '#domain/upi.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/any-icon.tsx'
import { QrCode } from '#web/browser/qr-code.tsx'
import { announce, notify } from '../announcements.ts'

export function PaymentInfo({ order, settings }: { order: Order; settings: ShopSettings }) {
  const [copied, setCopied] = useState(false)
  const upiId = useRef<HTMLElement>(null)
  const amount = formatRupees(order.totalPaise)
  const limit = upiLimitNotice(order.totalPaise)
  const link = upiLink({
    upiId: settings.upiId,
    payeeName: settings.name,
    amountPaise: order.totalPaise,
    note: order.orderId,
  })

  async function copy() {
    try {
      await navigator.clipboard.writeText(settings.upiId)
      setCopied(true)
      announce('UPI ID copied')
    } catch {
      // Refused, or, as over plain http, without a clipboard.
      if (upiId.current) getSelection()?.selectAllChildren(upiId.current)
      notify('The browser did not copy the UPI ID. It is selected now: copy it from there.')
    }
  }

  return (
    <section className="confirmation-card payment" aria-labelledby="payment-title">
      <h2 id="payment-title">Payment Information</h2>
      {limit && <p className="payment-limit">{limit}</p>}
      <a className="payment-qr" href={link} aria-label={`Pay ${amount} with a UPI app`}>
        <QrCode text={link} />
      </a>
      <p className="payment-amount numeric" translate="no">
        {amount}
      </p>
      <a className="button payment-app" data-variant="primary" href={link}>
        Pay by UPI app
      </a>
      <p className="payment-upi">
        <span>
          UPI ID:{' '}
          <b ref={upiId} translate="no">
            {settings.upiId}
          </b>
        </span>
        <Button variant="quiet" size="small" onClick={copy}>
          <Icon name={copied ? 'check' : 'copy'} /> <span>{copied ? 'Copied' : 'Copy'}</span>
        </Button>
      </p>
      <p className="payment-hint">After our call: scan the code with any UPI app, or pay with the app on this phone.</p>
    </section>
  )
}
