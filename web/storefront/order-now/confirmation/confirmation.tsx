// The confirmation of a placed order (§2 Order confirmation).
import { useEffect, useRef } from 'react'
import { href, Link } from 'react-router'
import { billFileName, billText } from '#papers/bill-text.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import type { CartProduct } from '#domain/cart.ts'
import type { Order } from '#domain/order/order.ts'
import { orderWords } from '#domain/words/en/order.ts'
import { orderMessage } from '#domain/messages/order-message.ts'
import { dueAtFirst } from '#domain/payments/due.ts'
import type { OrderPageSettings } from '#domain/settings/public-settings.ts'
import { words } from '#domain/words.ts'
import { confirmation as confirmationWords } from '#domain/words/en/pages/confirmation.ts'
import type { PartMessage } from '#web/offline/messages.ts'
import { readStored, tabStorage } from '#web/browser/storage.ts'
import { saveTextFile } from '#web/browser/save-file.ts'
import { siteOrigin } from '#web/storefront/seo/site-origin.ts'
import { shareLink } from './share-order.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import { Announcer } from '../announcer.tsx'
import { BannerDetails } from './banner-details.tsx'
import { BillStatement } from './bill-statement.tsx'
import { CustomerInfo } from './customer-info.tsx'
import { FileHelp } from './file-help.tsx'
import { InvoiceButton } from './invoice-button.tsx'
import { LegalNotice } from './legal-notice.tsx'
import { useOrderSettings } from './order-settings.ts'
import { PaymentInfo } from './payment-info.tsx'
import { PLACED_NAME, placedOrder } from './placed-order.ts'
import { SeasonNotes } from './season-notes.tsx'
import { WhatsNext } from './whats-next.tsx'
import '../cart/cart-panel.css'
import './confirmation.css'
import './confirmation-cards.css'

/** Lets the device draw the estimate without a network. Does nothing where no page is saved. */
function saveEstimate() {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  serviceWorker?.controller?.postMessage({ part: 'estimate' } satisfies PartMessage)
}

/** False where the browser forbids it, or has no room: a reload forgets the order. */
function isKept({ orderId }: Order): boolean {
  return (readStored(tabStorage(), PLACED_NAME) as Partial<Order> | undefined)?.orderId === orderId
}

type ConfirmationProps = {
  order: Order
  products: readonly CartProduct[]
  settings: OrderPageSettings
  onLeave: () => void
}

export default function Confirmation({ order, products, settings, onLeave }: ConfirmationProps) {
  function goBack() {
    window.scrollTo(0, 0)
    placedOrder.set(undefined)
    onLeave()
  }

  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
    saveEstimate()
  }, [])

  const said = words(settings)
  const text = useWords(confirmationWords)
  const { trial } = useWords(orderWords)
  const ofOrder = useOrderSettings(order.language ?? 'en', settings)
  const bill = billText(order, ofOrder, dueAtFirst(order.totalPaise))
  const chat = shareLink({ number: settings.whatsappNumber, text: orderMessage(order, ofOrder, siteOrigin()) })

  return (
    <article className="confirmation page stack gap-4 breaks">
      <Button variant="quiet" size="small" onClick={goBack}>
        <Icon name="arrow-left" /> {text.goBack}
      </Button>

      <header className="confirmation-banner night stack centred">
        <p className="eyebrow" lang={languageOf(settings.name)}>
          {settings.name}
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {text.thankYou({ name: order.customer.name })}
        </h1>
        {order.kind === 'trial' && <Notice tone="warn">{trial}</Notice>}
        {!isKept(order) && <Notice tone="warn">{text.notKept}</Notice>}
        <p>{text.sendIt}</p>
        <div className="confirmation-actions row gap-3 centred">
          <a
            className="button confirmation-whatsapp"
            data-size="large"
            href={chat}
            target={chat.startsWith('https:') ? '_blank' : undefined}
            rel="noreferrer"
          >
            <Icon name="whatsapp" /> {text.sendOnWhatsApp}
          </a>
          <InvoiceButton order={order} settings={ofOrder} />
          <Button variant="secondary" size="large" onClick={() => saveTextFile(billFileName(order, settings), bill)}>
            <Icon name="download" /> <span>{said.downloadBill}</span>
          </Button>
        </div>
        <BannerDetails
          details={[
            [said.orderId, order.orderId],
            [text.date, order.orderDate],
            [text.time, order.orderTime],
          ]}
        />
      </header>
      <FileHelp text={bill} />
      {order.link && (
        // Discovery would send the secret path in a query.
        <Notice>
          {sentence(text.ownPage, { link: <Link discover="none" to={href('/order/:link', { link: order.link })} /> })}
        </Notice>
      )}

      <div className="confirmation-columns stack gap-4">
        <div className="confirmation-bill stack gap-4">
          <BillStatement order={order} products={products} title={said.billStatement} />
          <CustomerInfo customer={order.customer} />
        </div>
        <div className="confirmation-side stack gap-4">
          {!settings.callItEnquiry && <PaymentInfo order={order} settings={settings} />}
          <WhatsNext order={order} settings={settings} />
          <SeasonNotes order={order} settings={settings} />
        </div>
      </div>

      <Button size="large" onClick={goBack}>
        {text.continueShopping}
      </Button>
      <LegalNotice settings={settings} />
      <Announcer />
    </article>
  )
}
