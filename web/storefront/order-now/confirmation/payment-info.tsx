// How to pay: the UPI QR code for a second device, the UPI link for this one, and the UPI ID to copy.
import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { useState } from 'react'
import { formatRupees } from '#domain/money.ts'
import type { Order } from '#domain/order.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'
import { upiLink } from '#domain/upi.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

export function PaymentInfo({ order, settings }: { order: Order; settings: ShopSettings }) {
  const [copied, setCopied] = useState(false)
  const amount = formatRupees(order.totalPaise)
  const link = upiLink({
    upiId: settings.upiId,
    payeeName: settings.name,
    amountPaise: order.totalPaise,
    note: order.orderId,
  })

  async function copy() {
    await navigator.clipboard.writeText(settings.upiId).then(
      () => setCopied(true),
      () => {},
    )
  }

  return (
    <section className="confirmation-card payment" aria-labelledby="payment-title">
      <h2 id="payment-title">Payment Information</h2>
      <a className="payment-qr" href={link} aria-label={`Pay ${amount} with a UPI app`}>
        <QrCode text={link} />
      </a>
      <p className="payment-amount numeric" translate="no">
        {amount}
      </p>
      <p className="payment-upi">
        <span>
          UPI ID: <b translate="no">{settings.upiId}</b>
        </span>
        <Button variant="quiet" size="small" onClick={copy}>
          <Icon name={copied ? 'check' : 'copy'} /> <output>{copied ? 'Copied' : 'Copy'}</output>
        </Button>
      </p>
      <p className="payment-hint">After our call: scan the code with any UPI app, or touch it on this phone.</p>
    </section>
  )
}

/** Empty modules around the code, as its standard asks. */
const QUIET_ZONE = 4

/** One path, which stays sharp at any size. */
function QrCode({ text }: { text: string }) {
  const code = generate(text)
  const side = code.size + 2 * QUIET_ZONE
  return (
    <svg className="qr-code" viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`} aria-hidden="true">
      <path d={toSvgPath(code)} />
    </svg>
  )
}
