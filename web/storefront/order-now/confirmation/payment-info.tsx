// Ways to pay: UPI QR code, link and ID, and the bank account.
import { languageOf } from '#domain/language.ts'
import { formatRupees } from '#domain/money.ts'
import type { Order } from '#domain/order/order.ts'
import { payeeOf, TOLD_BY_PHONE, waysToPay } from '#domain/ways-to-pay/ways-to-pay.ts'
import { dueAtFirst } from '#domain/payments/due.ts'
import type { OrderPageSettings } from '#domain/settings/public-settings.ts'
import { upiLimitNotice, upiLink } from '#domain/ways-to-pay/upi.ts'
import { QrCode } from '#web/browser/qr-code.tsx'
import { BankDetails } from './bank-details.tsx'
import { CopyableText } from './copyable-text.tsx'

/**
 * The page shows the order as sent, so that nobody with its number can read its payments. Messages state the amount
 * due.
 */
const LATER =
  'If you have paid a part, or we changed the order on the phone, pay the amount in our latest message instead.'

export function PaymentInfo({ order, settings }: { order: Order; settings: OrderPageSettings }) {
  const { upiId, payeeName, bank } = settings
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
        Payment Information
      </h2>
      {limit && <p className="payment-limit small">{limit}</p>}
      {upiId && (
        <a className="payment-qr" href={link} aria-label={`Pay ${amount} with a UPI app`}>
          <QrCode text={link} />
        </a>
      )}
      <p className="payment-amount" translate="no">
        {amount}
      </p>
      {upiId && (
        <>
          <a className="button payment-app" data-variant="primary" href={link}>
            Pay by UPI app
          </a>
          <CopyableText label="UPI ID" text={upiId} isOnlyOne />
          {payeeName && (
            <p>
              Payee: <b lang={languageOf(payeeName)}>{payeeName}</b>
            </p>
          )}
          <p className="payment-hint small soft">
            After our call: scan the code with any UPI app, or pay with the app on this phone.
          </p>
        </>
      )}
      <BankDetails bank={bank} />
      {ways.length > 0 && <p className="payment-hint small soft">{LATER}</p>}
      {ways.length === 0 && <p>{TOLD_BY_PHONE}</p>}
    </section>
  )
}
