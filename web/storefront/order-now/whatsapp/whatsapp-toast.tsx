// 'Order Confirmation' for a visitor from WhatsApp: the order with its invoice, or how to get there with the price list.
import { href } from 'react-router'
import type { CSSProperties } from 'react'
import { formatRupees } from '#domain/money.ts'
import { groupedPhoneNumber } from '#domain/phone-number.ts'
import type { Order } from '#domain/order.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'
import { WHATSAPP_TOAST_PROGRESS_MS } from '#domain/timings.ts'
import { words } from '#domain/words.ts'
import { fireConfetti } from './confetti.ts'
import { Icon } from '#web/ui/icon.tsx'
import { InvoiceButton } from '../confirmation/invoice-button.tsx'
import { useToast } from './use-toast.ts'
import './whatsapp-toast.css'

const BEFORE_ANY_ORDER = 'no order yet'
const progress = { '--progress-time': `${WHATSAPP_TOAST_PROGRESS_MS}ms` } as CSSProperties

type WhatsAppToastProps = { order: Order | undefined; settings: ShopSettings }

export default function WhatsAppToast({ order, settings }: WhatsAppToastProps) {
  const { shown, dismiss } = useToast(order?.orderId ?? BEFORE_ANY_ORDER)
  const said = words(settings)

  function celebrate() {
    dismiss()
    fireConfetti()
  }

  return (
    <div className="whatsapp-toast-place" aria-live="polite">
      {shown && (order || settings.takingOrders) && (
        <section className="whatsapp-toast" aria-labelledby="whatsapp-toast-title">
          <Icon name="whatsapp" />
          <h2 id="whatsapp-toast-title">{said.orderConfirmation}</h2>
          <button type="button" className="whatsapp-toast-close" aria-label="Dismiss" onClick={celebrate}>
            <Icon name="close" />
          </button>
          {order ? (
            <>
              <p>
                We have your {said.order} {order.orderId}: {order.totalItems} items for {formatRupees(order.totalPaise)}
                . Keep the {said.invoice.toLowerCase()}; we call you at {groupedPhoneNumber(order.customer.mobile)} to
                confirm.
              </p>
              <InvoiceButton order={order} settings={settings} size="medium" onDone={celebrate} />
            </>
          ) : (
            <>
              <p>
                Welcome from WhatsApp! Send your {said.order} from this page: its confirmation and{' '}
                {said.invoice.toLowerCase()} will be here for you to download.
              </p>
              <a className="button" data-variant="secondary" href={href('/pricelist.pdf')} download onClick={celebrate}>
                <Icon name="download" /> Download Price List
              </a>
            </>
          )}
          <div className="whatsapp-toast-progress" style={progress} aria-hidden="true" />
        </section>
      )}
    </div>
  )
}
