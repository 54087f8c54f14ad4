// The counter screen, with and without a network.
import { href, Link } from 'react-router'
import { withTamilNames } from '#domain/category/category.ts'
import { dayClosedText } from '#domain/counter/day.ts'
import { isoDay } from '#domain/dates/indian-date.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { counter as counterWords } from '#domain/words/en/office/orders/counter.ts'
import { useHydrated } from '#web/first-paint/hydrated.ts'
import { useLive } from '#web/live/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { sessionContext } from '../access/guard.ts'
import { afterForms } from '../kit/should-revalidate.ts'
import { lastKnown } from '../kit/network-fallback.ts'
import { CounterDesk } from './counter-desk.tsx'
import type { CounterProduct } from './sale-draft.ts'
import { SaleQueue } from './sale-queue.tsx'
import { useClosedAt } from './use-closed-at.ts'
import type { Route } from './+types/route'
import './counter.css'

export const meta: Route.MetaFunction = () => [{ title: wordsOf(counterWords).title }]

export async function loader({ context }: Route.LoaderArgs) {
  const { products, categories, counter, settings, now } = context.get(shopContext)
  const [all, groups, day, shortfalls] = await Promise.all([
    products.all(),
    categories.all(),
    counter.day(isoDay(now())),
    counter.shortfalls(),
  ])
  const { name, tamilName, address, phone, gstin, upiId, payeeName, roundOff } = settings
  return {
    products: withTamilNames(all, groups).map(counterProduct),
    shop: { name, tamilName, address, phone, gstin, upiId, payeeName, roundOff },
    closedAt: day.closed?.closedAt,
    shortfalls: shortfalls.length,
    seller: context.get(sessionContext).id,
  }
}

function counterProduct({
  id,
  code,
  name,
  tamilName,
  unit,
  category,
  categoryTamilName,
  mrpPaise,
  pricePaise,
  stock,
}: CounterProduct): CounterProduct {
  return { id, code, name, tamilName, unit, category, categoryTamilName, mrpPaise, pricePaise, stock }
}

export const clientLoader = lastKnown<typeof loader>()

/** Stock arrives by live events. */
export const shouldRevalidate = afterForms()

export default function CounterScreen({
  loaderData: { products, shop, closedAt, shortfalls, seller },
}: Route.ComponentProps) {
  useLive(['products', 'settings', 'stock'])
  const isHydrated = useHydrated('sync')
  const closedSince = useClosedAt(closedAt)
  const text = useWords(counterWords)
  return (
    <>
      <nav className="screen-head row" aria-label={text.title}>
        <Link to={href('/admin/counter/sales')}>{text.salesOfDay}</Link>
        {shortfalls > 0 && (
          <Link to={`${href('/admin/counter/sales')}#shortfalls`}>{text.withoutStock({ count: shortfalls })}</Link>
        )}
      </nav>
      <SaleQueue />
      {closedSince !== undefined && (
        <Notice tone="warn">
          {dayClosedText(closedSince)} <Link to={href('/admin/counter/sales')}>{text.salesOfDay}</Link>
        </Notice>
      )}
      {isHydrated && <CounterDesk products={products} shop={shop} seller={seller} />}
    </>
  )
}
