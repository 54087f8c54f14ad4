// The online orders screen.
import { useState } from 'react'
import { NOTICE_MS } from '#domain/timings.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { orderAnswers, orders } from '#domain/words/en/office/orders/orders.ts'
import { formAction } from '../kit/intents.ts'
import { actionWithFallback, lastKnown } from '../kit/network-fallback.ts'
import { useNotice } from '../kit/use-notice.ts'
import { useUrlFilter } from '../kit/use-url-filter.ts'
import { useLive } from '#web/live/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { NoticeArea } from '#web/ui/notice.tsx'
import { places } from '../orders/order-address.ts'
import { OpenedOrder } from './opened-order.tsx'
import { OrderFilters } from '../orders/list/order-filters.tsx'
import { type OrderRow, orderRow } from '../orders/order-row.ts'
import { OrdersHead } from '../orders/list/orders-head.tsx'
import { OrderList } from '../orders/list/order-list.tsx'
import { useStableOrders } from '../orders/list/use-stable-orders.ts'
import { ordersView, requestedView } from '../orders/list/orders-view.ts'
import { useRememberedView } from '#web/browser/remembered-view.ts'
import { DeleteOrder } from '../orders/delete-order.tsx'
import { DeletedOrders } from '../orders/deleted/deleted-orders.tsx'
import { useChoice } from '../kit/use-choice.ts'
import { CancelOrder } from '../orders/steps/cancel-order.tsx'
import { MoveMany } from '../orders/steps/move-many.tsx'
import { StepTabs } from '../orders/steps/step-tabs.tsx'
import { SoundToggle } from '../arrivals/sound-toggle.tsx'
import { useArrivals } from '../arrivals/use-arrivals.tsx'
import { useOpenOrder } from '../orders/detail/use-open-order.ts'
import { intents } from './intents.ts'
import { loadPage, type Opened } from './load-page.ts'
import type { Route } from './+types/route'
import '../orders/orders.css'

export const meta: Route.MetaFunction = () => [{ title: wordsOf(orders).title }]

export async function loader({ url, request, context }: Route.LoaderArgs) {
  return { ...(await loadPage(context.get(shopContext), url.searchParams, url.origin)), view: requestedView(request) }
}

export const clientLoader = lastKnown<typeof loader>()
export const action = formAction(intents)
export const clientAction = actionWithFallback((intent) => {
  const { deleteFailed, updateFailed } = wordsOf(orderAnswers)
  return intent === 'remove' ? deleteFailed : updateFailed
})

export default function OnlineOrders({ loaderData }: Route.ComponentProps) {
  useLive(['orders'])
  const [params, setFilter] = useUrlFilter(places)
  const view = useRememberedView(ordersView, loaderData.view)
  const { rows: read, before, total, moreThanTotal, shortCount, answerCount } = loaderData
  const stable = useStableOrders(read)
  const arrivals = useArrivals({ newest: loaderData.newest, listed: read, readAt: loaderData.readAt })
  const { opened, close, deleted } = useOpenOrder(loaderData.opened, ({ orderId }) => orderId)
  const [deleting, setDeleting] = useState<OrderRow>()
  const [cancelling, setCancelling] = useState<string>()
  const { notice, notify, clear } = useNotice()
  const choice = useChoice()
  const short = {
    count: shortCount,
    isFiltered: params.get('stock') === 'short',
    onFilter: (isFiltered: boolean) => setFilter({ stock: isFiltered ? 'short' : '' }),
  }
  const answers = {
    count: answerCount,
    isFiltered: params.get('answers') === 'new',
    onFilter: (isFiltered: boolean) => setFilter({ answers: isFiltered ? 'new' : '' }),
  }
  return (
    <>
      <OrdersHead
        shown={{ before, shown: read.length, total, moreThanTotal }}
        view={view}
        short={short}
        answers={answers}
        isOutdated={stable.isOutdated}
        scope={total > 0 ? loaderData.scope : 'customer'}
        onUncounted={params.get('counted') === 'yes' ? () => setFilter({ counted: '' }) : undefined}
        onRefresh={stable.refresh}
      >
        <DeletedOrders count={loaderData.deletedCount} notify={notify} />
        <SoundToggle />
      </OrdersHead>
      <StepTabs
        counts={loaderData.stepCounts}
        params={params}
        onMoveMany={choice.chosen === undefined && read.length > 0 ? choice.begin : undefined}
      />
      <OrderFilters params={params} onFilter={setFilter} />
      <MoveMany choice={choice} rows={read} notify={notify} />
      <OrderList
        page={loaderData}
        rows={stable.rows}
        list={stable.list}
        view={view}
        fresh={arrivals.fresh}
        chosen={choice.chosen}
        onChoose={choice.toggle}
        notify={notify}
        onChanged={stable.changed}
        onDelete={setDeleting}
      />
      <OpenedOrder
        opened={opened}
        onClose={close}
        onChanged={stable.changed}
        onCancel={setCancelling}
        onDelete={() => setDeleting(openedRow(opened))}
        notifyList={notify}
      />
      <CancelOrder
        order={cancelling === opened?.orderId ? openedRow(opened) : undefined}
        onClose={() => setCancelling(undefined)}
        notify={notify}
      />
      <DeleteOrder
        order={deleting && lastRead(deleting, stable.rows, opened)}
        onClose={() => setDeleting(undefined)}
        onDeleted={deleted}
        notify={notify}
      />
      <NoticeArea notice={notice ?? arrivals.notice} ms={NOTICE_MS} onClear={notice ? clear : arrivals.clear} />
    </>
  )
}

/** Others may send its goods off while a dialog is open. */
function lastRead(asked: OrderRow, listed: readonly { row: OrderRow }[], opened: Opened | undefined): OrderRow {
  const ofDetails = opened?.orderId === asked.orderId ? openedRow(opened) : undefined
  return ofDetails ?? listed.find(({ row }) => row.orderId === asked.orderId)?.row ?? asked
}

/** Fresh: a payment may be recorded while a dialog is open. */
function openedRow(opened: Opened | undefined): OrderRow | undefined {
  return opened?.view && { ...orderRow(opened.view.order), receivedPaise: opened.view.money.balance.receivedPaise }
}
