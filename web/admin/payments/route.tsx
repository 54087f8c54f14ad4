// The payments screen: by day, uncleared, due, bank statement.
import { Link } from 'react-router'
import { NOTICE_MS } from '#domain/timings.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { payments as paymentWords } from '#domain/words/en/office/money/payments.ts'
import { useLive } from '#web/live/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { NoticeArea } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { formAction } from '../kit/intents.ts'
import { actionWithFallback, lastKnown } from '../kit/network-fallback.ts'
import { type Notify, useNotice } from '../kit/use-notice.ts'
import { useUrlFilter } from '../kit/use-url-filter.ts'
import { DayPayments } from './day-payments.tsx'
import { intents } from './intents.ts'
import { loadPayments, type LoadedPayments, type PaymentsView, paymentsViews } from './load-payments.ts'
import { PaymentOrders } from './payment-orders.tsx'
import { paymentFailed } from './payment-intents.ts'
import { SaidList } from './said-list.tsx'
import { PaymentTable } from './payment-table.tsx'
import { StatementPanel } from './statement-panel.tsx'
import type { Route } from './+types/route'
import '../kit/office-panel.css'
import '../orders/steps/steps.css'
import './payments.css'
import './order-payments.css'

export const meta: Route.MetaFunction = () => [{ title: wordsOf(paymentWords).title }]

export async function loader({ url, context }: Route.LoaderArgs) {
  return loadPayments(context.get(shopContext), url.searchParams)
}

export const clientLoader = lastKnown<typeof loader>()
export const action = formAction(intents)
export const clientAction = actionWithFallback(paymentFailed)

type ToCheckProps = { page: LoadedPayments; params: URLSearchParams; notify: Notify }

function PaymentsToCheck({ page, params, notify }: ToCheckProps) {
  const text = useWords(paymentWords)
  const { said = [], payments = [], today } = page
  return (
    <div className="stack gap-4 top">
      {said.length > 0 && (
        <section className="office-panel stack gap-2" aria-labelledby="said-title">
          <h2 id="said-title" className="large">
            {text.customersSay}
          </h2>
          <p className="soft">{text.customersSayText}</p>
          <SaidList said={said} today={today} withOrders notify={notify} />
        </section>
      )}
      {(said.length === 0 || payments.length > 0) && (
        <PaymentTable page={page} params={params} empty={text.noneToCheck} notify={notify} />
      )}
    </div>
  )
}

/** On a phone the last tabs are out of sight. */
function scrollTo(tab: HTMLAnchorElement | null) {
  tab?.scrollIntoView({ block: 'nearest', inline: 'center' })
}

export default function Payments({ loaderData }: Route.ComponentProps) {
  useLive(['orders'])
  const [params, setFilter] = useUrlFilter(['after'])
  const { notice, notify, clear } = useNotice()
  const { view } = loaderData
  const text = useWords(paymentWords)
  const labels: Record<PaymentsView, string> = {
    days: text.byDay,
    unseen: text.toCheck,
    due: text.moneyDue,
    'too much': text.overpaid,
    statement: text.bankStatement,
  }
  return (
    <>
      <div className="step-row" data-kind="desk">
        <nav className="step-tabs" aria-label={text.title}>
          <ul>
            {paymentsViews.map((each) => (
              <li key={each}>
                <Link
                  to={each === 'days' ? '?' : `?${new URLSearchParams({ view: each })}`}
                  aria-current={each === view ? 'page' : undefined}
                  ref={each === view ? scrollTo : undefined}
                >
                  {labels[each]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {view === 'days' && <DayPayments page={loaderData} params={params} onFilter={setFilter} notify={notify} />}
      {view === 'unseen' && <PaymentsToCheck page={loaderData} params={params} notify={notify} />}
      {loaderData.orders && (
        <PaymentOrders
          key={view}
          which={view}
          page={loaderData.orders}
          deleted={loaderData.deleted}
          params={params}
          notify={notify}
        />
      )}
      {view === 'statement' && <StatementPanel notify={notify} />}
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </>
  )
}
