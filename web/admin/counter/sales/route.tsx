// A day's counter sales: sums, bills, returns, closing and shortfalls.
import { href, Link } from 'react-router'
import { noMethodSums } from '#domain/counter/day.ts'
import { dayInWords, dayStart, isoDay } from '#domain/dates/indian-date.ts'
import { NOTICE_MS } from '#domain/timings.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { counter as counterWords } from '#domain/words/en/office/orders/counter.ts'
import { useStore } from '#web/browser/store.ts'
import { useHydrated } from '#web/first-paint/hydrated.ts'
import { useLive } from '#web/live/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice, NoticeArea } from '#web/ui/notice.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import { formAction } from '#web/admin/kit/intents.ts'
import { FilterField } from '#web/admin/kit/list-filters.tsx'
import { actionWithFallback, lastKnown } from '#web/admin/kit/network-fallback.ts'
import { useNotice } from '#web/admin/kit/use-notice.ts'
import { useUrlFilter } from '#web/admin/kit/use-url-filter.ts'
import { keptSales, saleQueue } from '../send/queued-sales.ts'
import { SaleQueue } from '../sale-queue.tsx'
import { CloseDay } from './close-day.tsx'
import { DaySums } from './day-sums.tsx'
import { intents, salesFailed } from './intents.ts'
import { SaleView } from './sale-view.tsx'
import { SalesList } from './sales-list.tsx'
import { Shortfalls } from './shortfalls.tsx'
import { useOpenedDay } from './use-opened-day.ts'
import type { Route } from './+types/route'
import '#web/admin/kit/office-panel.css'
import './sales.css'

export const meta: Route.MetaFunction = () => [{ title: wordsOf(counterWords).salesTitle }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { counter, settings, now } = context.get(shopContext)
  const params = new URL(request.url).searchParams
  const today = isoDay(now())
  const asked = params.get('day') ?? ''
  const day = dayStart(asked) && asked <= today ? asked : today
  const saleId = params.get('sale') ?? ''
  const [sums, sales, shortfalls, opened] = await Promise.all([
    counter.day(day),
    counter.sales(day),
    counter.shortfalls(),
    saleId === '' ? undefined : counter.sale(saleId),
  ])
  const { name, tamilName, address, phone, gstin } = settings
  const shop = { name, tamilName, address, phone, gstin }
  return { today, day, saleId, sums, sales, shortfalls, opened, shop }
}

export const clientLoader = lastKnown<typeof loader>()
export const action = formAction(intents)
export const clientAction = actionWithFallback(salesFailed)

export default function CounterSales({ loaderData }: Route.ComponentProps) {
  useLive(['orders', 'settings'])
  const { today, day, saleId, sums, sales, shortfalls, opened, shop } = loaderData
  const [, setFilter] = useUrlFilter()
  const isOpenedDay = useOpenedDay(day)
  const { notice, notify, clear } = useNotice()
  const keeps = useHydrated('sync')
  const text = useWords(counterWords)
  const hasKept = keptSales(useStore(saleQueue, saleQueue.initial), day).count > 0
  const start = dayStart(day)
  if (!isOpenedDay) return null
  if (saleId !== '') {
    return (
      <>
        <SaleQueue />
        {opened ? (
          <SaleView key={saleId} opened={opened} shop={shop} notify={notify} />
        ) : (
          <Empty
            title={text.noSuchSale}
            icon={<Icon name="till" />}
            action={<ButtonLink to={href('/admin/counter/sales')}>{text.salesOfDay}</ButtonLink>}
          />
        )}
        <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
      </>
    )
  }
  return (
    <>
      <div className="screen-head row">
        <Link className="back-link" to={href('/admin/counter')}>
          <Icon name="arrow-left" /> {text.backToCounter}
        </Link>
        <FilterField label={text.day}>
          <TextInput
            type="date"
            aria-label={text.day}
            max={today}
            value={day}
            onChange={({ target }) => setFilter({ day: target.value === today ? '' : target.value }, 'after typing')}
          />
        </FilterField>
        <p>
          <strong>{start && dayInWords(start)}</strong>
        </p>
        {sales.length > 0 && !sums.closed && (
          <a className="sales-jump" href="#close-day">
            {text.closeDay}
          </a>
        )}
      </div>
      {day !== today && (
        <Notice tone="plain">
          {sentence(text.earlierDay, { link: <Link to={`?${new URLSearchParams({ day: today })}`} /> })}
        </Notice>
      )}
      <SaleQueue />
      <DaySums day={sums} />
      <div className="sales-columns stack gap-4 top">
        {sales.length === 0 ? (
          <Empty
            title={text.noSales}
            icon={<Icon name="till" />}
            action={day === today && <ButtonLink to={href('/admin/counter')}>{text.openCounter}</ButtonLink>}
          >
            {text.noSalesText}
          </Empty>
        ) : (
          <SalesList day={day} sales={sales} />
        )}
        <div className="stack">
          {(sums.closed !== undefined || hasKept || sales.length > 0 || hasReturns(sums.sums)) && (
            <CloseDay
              key={`${day} ${sums.closed?.closedAt} ${keeps}`}
              day={day}
              sums={sums}
              keeps={keeps}
              notify={notify}
            />
          )}
          {shortfalls.length > 0 && <Shortfalls shortfalls={shortfalls} notify={notify} />}
        </div>
      </div>
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </>
  )
}

function hasReturns({ cash, upi }: ReturnType<typeof noMethodSums>): boolean {
  return cash.returns + upi.returns > 0
}
