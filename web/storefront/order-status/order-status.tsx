// What the page of an order shows: that it is genuine, where the order is, what was ordered, and what is due.
import type { ReactNode } from 'react'
import { languageOf } from '#domain/words/shown-language.ts'
import { orderWords } from '#domain/words/en/order.ts'
import type { ShownDispatch, ShownOrder } from '#domain/order-status/shown-order.ts'
import { indianGrouping } from '#domain/numbers/money.ts'
import { words } from '#domain/words.ts'
import { orderStatus } from '#domain/words/en/pages/order-status.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { DataList } from '#web/ui/data-list.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import { Announcer } from '../order-now/announcer.tsx'
import { BannerDetails } from '../order-now/confirmation/banner-details.tsx'
import { BillStatement } from '../order-now/confirmation/bill-statement.tsx'
import { InvoiceButton } from '../order-now/confirmation/invoice-button.tsx'
import { siteOrigin } from '../seo/site-origin.ts'
import { phoneLink } from '../shell/phone-link.ts'
import { OrderAgain } from './order-again.tsx'
import { StatusChanges } from './status-changes.tsx'
import { SaidPayments } from './said-payments.tsx'
import type { StatusAnswer } from './status-action.ts'
import { mayPay, StatusPayment, type StatusSettings } from './status-payment.tsx'
import { StatusQuestion } from './status-question.tsx'
import { StatusSteps } from './status-steps.tsx'
import '../order-now/cart/cart-panel.css'
import '../order-now/confirmation/confirmation.css'
import '../order-now/confirmation/confirmation-cards.css'
import './order-status.css'

type Props = { link: string; shown: ShownOrder; settings: StatusSettings; answered?: StatusAnswer | undefined }

export function OrderStatus({ link, shown, settings, answered }: Props) {
  const { order, steps, revisions, dispatch, due, said: sent, question, answer } = shown
  const said = words(settings)
  const text = useWords(orderStatus)
  const { trial } = useWords(orderWords)
  const { customer } = order
  return (
    <article className="confirmation page stack gap-4 breaks">
      <header className="confirmation-banner night stack centred">
        <p className="eyebrow" lang={languageOf(settings.name)}>
          {settings.name}
        </p>
        <h1>{text.title}</h1>
        {order.kind === 'trial' && <Notice tone="warn">{trial}</Notice>}
        <Genuine settings={settings} />
        <BannerDetails
          details={[
            [said.orderId, order.orderId],
            [text.date, order.orderDate],
            [text.name, customer.name],
            [text.district, customer.district],
            [text.mobile, customer.mobile],
          ]}
        />
      </header>
      <StatusQuestion question={question} answer={answer} answered={answered} />
      <StatusSteps order={order} steps={steps} />
      <div className="confirmation-columns stack gap-4">
        <div className="confirmation-bill stack gap-4">
          <BillStatement order={order} products={[]} title={said.billStatement} />
          <OrderAgain order={order} />
          <StatusChanges revisions={revisions} items={order.items} />
        </div>
        <div className="confirmation-side stack gap-4">
          {dispatch && <Transport dispatch={dispatch} />}
          <StatusPayment order={order} due={due} settings={settings} />
          <SaidPayments said={sent} takesUtr={due.duePaise > 0 && mayPay(order, settings)} answered={answered} />
          <Help link={link} shown={shown} settings={settings} />
        </div>
      </div>
      <Announcer />
    </article>
  )
}

/** Only the shop's server can show this under its own name, which the browser's address bar repeats. */
function Genuine({ settings: { upiId } }: Pick<Props, 'settings'>) {
  const text = useWords(orderStatus)
  return (
    <p className="status-genuine row nowrap">
      <Icon name="check" />
      <span>
        {sentence(text.genuine({ domain: siteOrigin() }), { b: <b translate="no" /> })}{' '}
        {upiId && sentence(text.payOnlyTo({ upiId }), { b: <b translate="no" /> })}
      </span>
    </p>
  )
}

function Transport({ dispatch }: { dispatch: ShownDispatch }) {
  const text = useWords(orderStatus)
  const { office, officePhone, lr, cases, freight } = dispatch
  const phone = officePhone && <a href={phoneLink(officePhone.split(/[,;/]/)[0] ?? '')}>{officePhone}</a>
  const entries: { term: string; value: ReactNode }[] = [
    { term: text.office, value: office },
    { term: text.officePhone, value: phone },
    { term: text.lr, value: <b translate="no">{lr}</b> },
    { term: text.cases, value: indianGrouping(cases) },
    { term: text.freight, value: freight },
  ]
  return (
    <section className="confirmation-card card stack" aria-labelledby="transport-title">
      <h2 id="transport-title" className="large">
        {text.transport}
      </h2>
      <DataList entries={entries.filter(({ value }) => value !== '')} />
    </section>
  )
}

/** The estimate tells no more of the customer than this page. */
function Help({ link, shown: { order, due }, settings }: Props) {
  const text = useWords(orderStatus)
  const chat = `https://wa.me/${settings.whatsappNumber}?text=${encodeURIComponent(text.chatText({ id: order.orderId }))}`
  return (
    <section className="confirmation-card card stack" aria-labelledby="help-title">
      <h2 id="help-title" className="large">
        {text.help}
      </h2>
      <div className="stack gap-2">
        <a className="button" data-variant="secondary" href={phoneLink(settings.phone)}>
          <Icon name="phone" /> <span>{text.call({ phone: settings.phone })}</span>
        </a>
        <a className="button" data-variant="secondary" href={chat} target="_blank" rel="noreferrer">
          <Icon name="whatsapp" /> <span>{text.chat}</span>
        </a>
        <InvoiceButton order={order} settings={settings} due={due} link={link} size="medium" />
      </div>
    </section>
  )
}
