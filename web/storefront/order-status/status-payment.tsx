// What an order costs, what came in, and the way to pay exactly what is due.
import { languageOf } from '#domain/words/shown-language.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import type { Order } from '#domain/order/order.ts'
import type { Due } from '#domain/payments/due.ts'
import type { OrderPageSettings, PublicSettings } from '#domain/settings/public-settings.ts'
import { payeeOf } from '#domain/ways-to-pay/ways-to-pay.ts'
import { upiLimitNotice, upiLink } from '#domain/ways-to-pay/upi.ts'
import { confirmation } from '#domain/words/en/pages/confirmation.ts'
import { orderStatus } from '#domain/words/en/pages/order-status.ts'
import { QrCode } from '#web/browser/qr-code.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import { BankDetails } from '../order-now/confirmation/bank-details.tsx'
import { CopyableText } from '../order-now/confirmation/copyable-text.tsx'

/** The bank account comes while there is something to pay. */
export type StatusSettings = PublicSettings & Partial<Pick<OrderPageSettings, 'bank'>>

type Props = { order: Order; due: Due; settings: StatusSettings }

export function StatusPayment({ order, due, settings }: Props) {
  const text = useWords(orderStatus)
  const { askedPaise, receivedPaise, duePaise, overPaise } = due
  const sums = [
    { name: text.total, paise: order.totalPaise, isShown: true },
    { name: text.received, paise: receivedPaise, isShown: receivedPaise > 0 },
    { name: text.due, paise: duePaise, isShown: duePaise > 0 },
    { name: text.refund, paise: overPaise, isShown: overPaise > 0 },
  ]
  return (
    <section className="confirmation-card card stack payment centred" aria-labelledby="payment-title">
      <h2 id="payment-title" className="large">
        {text.payment}
      </h2>
      <dl className="status-sums cart-totals">
        {sums
          .filter(({ isShown }) => isShown)
          .map(({ name, paise }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd translate="no">{formatRupees(paise)}</dd>
            </div>
          ))}
      </dl>
      {duePaise === 0 && overPaise === 0 && <p className="strong">{askedPaise > 0 ? text.allPaid : text.nothingDue}</p>}
      {duePaise > 0 && settings.upiId !== '' && mayPay(order, settings) && (
        <PayByUpi order={order} due={due} settings={settings} />
      )}
      {settings.bank && <BankDetails bank={settings.bank} />}
    </section>
  )
}

/** A shop that takes enquiries agrees the price before anybody pays. A trial costs nothing. */
export function mayPay({ step, kind }: Order, { callItEnquiry }: Pick<PublicSettings, 'callItEnquiry'>): boolean {
  return kind === undefined && !(callItEnquiry && step === 'placed')
}

function PayByUpi({ order, due, settings }: Props) {
  const text = useWords(orderStatus)
  const said = useWords(confirmation)
  const { upiId, payeeName } = settings
  const limit = upiLimitNotice(due.duePaise)
  const link = upiLink({ upiId, payeeName: payeeOf(settings), due, note: order.orderId })
  return (
    <>
      {limit && <p className="payment-limit small">{limit}</p>}
      <a className="payment-qr" href={link} aria-label={said.payWithApp({ amount: formatRupees(due.duePaise) })}>
        <QrCode text={link} />
      </a>
      <a className="button payment-app" data-variant="primary" href={link}>
        {said.payByApp}
      </a>
      <CopyableText label={said.upiId} text={upiId} isOnlyOne />
      {payeeName && <p>{sentence(said.payee({ name: payeeName }), { b: <b lang={languageOf(payeeName)} /> })}</p>}
      <p className="payment-hint small soft">{order.step === 'placed' ? text.payAfterCall : text.payExactly}</p>
    </>
  )
}
