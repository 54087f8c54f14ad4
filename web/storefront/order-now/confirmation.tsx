// The order just placed: thanks, all that was ordered, how to pay, what happens next (spec §2 Order confirmation).
import { useEffect, useRef } from 'react'
import { billFileName, billText } from '#domain/bill-text.ts'
import type { Order } from '#domain/order.ts'
import { orderMessage } from '#domain/order-message.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'
import { saveTextFile } from '#web/browser/save-file.ts'
import { shareLink } from '#web/browser/share.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { BillStatement } from './bill-statement.tsx'
import { CustomerInfo } from './customer-info.tsx'
import { PaymentInfo } from './payment-info.tsx'
import { placedOrder } from './placed-order.ts'
import { WhatsNext } from './whats-next.tsx'
import './cart-panel.css'
import './confirmation.css'
import './confirmation-cards.css'

type ConfirmationProps = { order: Order; settings: ShopSettings }

export default function Confirmation({ order, settings }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])

  const chat = shareLink({ number: settings.whatsappNumber, text: orderMessage(order, settings) })

  return (
    <article className="confirmation">
      <Button variant="quiet" size="small" onClick={goBack}>
        <Icon name="arrow-left" /> Go back to shopping
      </Button>

      <header className="confirmation-banner">
        <p className="eyebrow">{settings.name}</p>
        <h1 ref={heading} tabIndex={-1}>
          Thank you for your order, {order.customer.name}!
        </h1>
        <p>Send it to our WhatsApp now, so that we can call you back and confirm it.</p>
        <div className="confirmation-acts">
          <a
            className="button confirmation-whatsapp"
            data-size="large"
            href={chat}
            target={chat.startsWith('https:') ? '_blank' : undefined}
            rel="noreferrer"
          >
            <Icon name="whatsapp" /> Send on WhatsApp
          </a>
          <Button
            variant="secondary"
            size="large"
            onClick={() => saveTextFile(billFileName(order), billText(order, settings))}
          >
            <Icon name="download" /> Download bill
          </Button>
        </div>
        <dl className="confirmation-facts numeric">
          <Fact name="Order ID">{order.orderId}</Fact>
          <Fact name="Date">{order.orderDate}</Fact>
          <Fact name="Time">{order.orderTime}</Fact>
        </dl>
      </header>

      <div className="confirmation-columns">
        <BillStatement order={order} />
        <div className="confirmation-side">
          <PaymentInfo order={order} settings={settings} />
          <CustomerInfo customer={order.customer} />
          <WhatsNext order={order} settings={settings} />
        </div>
      </div>

      <Button size="large" onClick={goBack}>
        Continue Shopping
      </Button>
    </article>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function goBack() {
  window.scrollTo(0, 0)
  placedOrder.become(undefined)
}
