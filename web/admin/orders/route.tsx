// The online orders screen: who ordered what, verified or not, complete or pending, as it comes in.
import { useCallback, useState } from 'react'
import { data } from 'react-router'
import { type OrderFilter, readOrderFilter } from '#domain/order-list.ts'
import { NOTICE_MS } from '#domain/timings.ts'
import { runIntent } from '#web/admin/frame/intents.ts'
import { answering, keepingLast } from '#web/admin/frame/softly.ts'
import { useUrlFilter } from '#web/admin/frame/use-url-filter.ts'
import { useLive } from '#web/browser/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { NoticeArea } from '#web/ui/notice.tsx'
import { intents, ORDER_UPDATE_FAILED } from './intents.ts'
import { OrderDetail } from './order-detail.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderList } from './order-list.tsx'
import { orderRow } from './order-row.ts'
import { OrdersHead } from './orders-head.tsx'
import { RemoveOrder } from './remove-order.tsx'
import { useArrivals } from './use-arrivals.tsx'
import type { Route } from './+types/route'
import './orders.css'

const SHOWN_MAX = 200
const everything: OrderFilter = { search: '', verified: '', completion: '', sort: 'newest' }

export const meta: Route.MetaFunction = () => [{ title: 'Online Orders' }]

export async function loader({ url, context }: Route.LoaderArgs) {
  const { orders } = context.get(shopContext)
  const openId = url.searchParams.get('order') ?? ''
  const [{ orders: listed, total }, newest, open] = await Promise.all([
    orders.list(readOrderFilter(url.searchParams), SHOWN_MAX),
    orders.list(everything, 1),
    openId ? orders.find(openId) : undefined,
  ])
  const rows = listed.map(orderRow)
  return { rows, total, newest: newest.orders.map(orderRow).at(0), open }
}

export const clientLoader = keepingLast<Awaited<ReturnType<typeof loader>>>()

export async function action(args: Route.ActionArgs) {
  const answer = await runIntent(intents, args)
  return data(answer, answer.ok ? 200 : 422)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return await answering(() => serverAction(), ORDER_UPDATE_FAILED)
}

export default function OnlineOrders({ loaderData: { rows, total, newest, open } }: Route.ComponentProps) {
  useLive(['orders'])
  const [params, setFilter] = useUrlFilter()
  const arrivals = useArrivals(newest, rows)
  const [failure, setFailure] = useState<{ tone: 'bad'; text: string }>()
  const [removing, setRemoving] = useState<string>()
  const fail = useCallback((text: string) => setFailure({ tone: 'bad', text }), [])
  return (
    <>
      <OrdersHead shown={rows.length} total={total} />
      <OrderFilters params={params} onFilter={setFilter} />
      <OrderList rows={rows} fresh={arrivals.fresh} params={params} onFailed={fail} onRemove={setRemoving} />
      <OrderDetail order={open} onClose={() => setFilter('order', '')} onFailed={fail} onRemove={setRemoving} />
      <RemoveOrder
        orderId={removing}
        onClose={() => setRemoving(undefined)}
        onRemoved={() => removing === open?.orderId && setFilter('order', '')}
      />
      <NoticeArea notice={failure} ms={NOTICE_MS} onClear={() => setFailure(undefined)} />
      <NoticeArea notice={arrivals.notice} ms={NOTICE_MS} onClear={arrivals.clear} />
    </>
  )
}
