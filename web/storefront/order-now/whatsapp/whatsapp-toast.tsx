// 'Order Confirmation' for visitors from WhatsApp: the placed order, or how to order.
import { href } from 'react-router'
import type { CSSProperties } from 'react'
import { pagePath } from '#domain/language-address.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { groupedPhoneNumber } from '#domain/checkout/phone-number.ts'
import type { Order } from '#domain/order/order.ts'
import type { OrderPageSettings } from '#domain/settings/public-settings.ts'
import { WHATSAPP_TOAST_PROGRESS_MS } from '#domain/timings.ts'
import { words } from '#domain/words.ts'
import { ui } from '#domain/words/en/ui.ts'
import { whatsappToast } from '#domain/words/en/pages/whatsapp-toast.ts'
import { fireConfetti } from './confetti.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { useWords } from '#web/ui/words.ts'
import { InvoiceButton } from '../confirmation/invoice-button.tsx'
import { useToast } from './use-toast.ts'
import './whatsapp-toast.css'

const BEFORE_ANY_ORDER = 'no order yet'
const progress = { '--progress-time': `${WHATSAPP_TOAST_PROGRESS_MS}ms` } as CSSProperties

type WhatsAppToastProps = { order: Order | undefined; settings: OrderPageSettings }

export default function WhatsAppToast({ order, settings }: WhatsAppToastProps) {
  const { stage, fold, dismiss } = useToast(order?.orderId ?? BEFORE_ANY_ORDER)
  const said = words(settings)
  const text = useWords(whatsappToast)
  const { dismiss: dismissLabel } = useWords(ui)

  function celebrate() {
    dismiss()
    fireConfetti()
  }

  return (
    <div className="whatsapp-toast-place" aria-live="polite">
      {stage !== 'absent' && (order || settings.takingOrders) && (
        <section className="whatsapp-toast" aria-labelledby="whatsapp-toast-title">
          <details open={stage !== 'folded'} onToggle={({ currentTarget }) => fold(!currentTarget.open)}>
            <summary className="row nowrap">
              <Icon name="whatsapp" />
              <h2 id="whatsapp-toast-title" className="large">
                {said.orderConfirmation}
              </h2>
            </summary>
            {order ? (
              <>
                <p>
                  {text.ordered({
                    id: order.orderId,
                    count: order.totalItems,
                    amount: formatRupees(order.totalPaise),
                    phone: groupedPhoneNumber(order.customer.mobile),
                  })}
                </p>
                <InvoiceButton order={order} settings={settings} size="medium" onDone={celebrate} />
              </>
            ) : (
              <>
                <p>{text.welcome}</p>
                <a
                  className="button"
                  data-variant="secondary"
                  href={pagePath(href('/pricelist.pdf'))}
                  download
                  onClick={celebrate}
                >
                  <Icon name="download" /> {text.downloadPriceList}
                </a>
              </>
            )}
            {stage === 'open' && <div className="whatsapp-toast-progress" style={progress} aria-hidden="true" />}
          </details>
          <button type="button" className="whatsapp-toast-close square" aria-label={dismissLabel} onClick={celebrate}>
            <Icon name="close" />
          </button>
        </section>
      )}
    </div>
  )
}
