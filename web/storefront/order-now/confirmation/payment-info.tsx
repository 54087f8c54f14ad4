// Ways to pay: UPI QR code, link and ID, and the bank account.
import { languageOf } from '#domain/words/shown-language.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import type { Order } from '#domain/order/order.ts'
import { payeeOf, waysToPay } from '#domain/ways-to-pay/ways-to-pay.ts'
import { dueAtFirst } from '#domain/payments/due.ts'
import type { OrderPageSettings } from '#domain/settings/public-settings.ts'
import { upiLimitNotice, upiLink } from '#domain/ways-to-pay/upi.ts'
import { confirmation as confirmationWords } from '#domain/words/en/pages/confirmation.ts'
import { payment } from '#domain/words/en/payment.ts'
import { sentence, useWords } from '#web/ui/words.ts'
import { QrCode } from '#web/browser/qr-code.tsx'
import { BankDetails } from './bank-details.tsx'
import { CopyableText } from './copyable-text.tsx'

/**
 * The page shows the order as sent, so that nobody with its number can read its payments. Messages state the amount
 * due.
 */
export function PaymentInfo({ order, settings }: { order: Order; settings: OrderPageSettings }) {
  const { upiId, payeeName, bank } = settings
  const text = useWords(confirmationWords)
  const { payAfterCall } = useWords(payment)
  const ways = waysToPay(settings)
  const due = dueAtFirst(order.totalPaise)
  const amount = formatRupees(due.duePaise)
  const limit = upiId && upiLimitNotice(due.duePaise)
  const link = upiLink({
    upiId,
    payeeName: payeeOf(settings),
    due,
    note: order.orderId,
  })

  return (
    <section className="confirmation-card card stack payment centred" aria-labelledby="payment-title">
      <h2 id="payment-title" className="large">
        {text.payment}
      </h2>
      {limit && <p className="payment-limit small">{limit}</p>}
      {upiId && (
        <a className="payment-qr" href={link} aria-label={text.payWithApp({ amount })}>
          <QrCode text={link} />
        </a>
      )}
      <p className="payment-amount" translate="no">
        {amount}
      </p>
      {upiId && (
        <>
          <a className="button payment-app" data-variant="primary" href={link}>
            {text.payByApp}
          </a>
          <CopyableText label={text.upiId} text={upiId} isOnlyOne />
          {payeeName && <p>{sentence(text.payee({ name: payeeName }), { b: <b lang={languageOf(payeeName)} /> })}</p>}
          <p className="payment-hint small soft">{text.scanAfterCall}</p>
        </>
      )}
      <BankDetails bank={bank} />
      {ways.length > 0 && <p className="payment-hint small soft">{text.amountMayChange}</p>}
      {ways.length === 0 && <p>{payAfterCall}</p>}
    </section>
  )
}
