// A page of orders as grid or list; typing in the search does not render it.
import { memo, type Ref } from 'react'
import { useSearchParams } from 'react-router'
import { orders } from '#domain/words/en/office/orders/orders.ts'
import { Empty } from '#web/ui/empty.tsx'
import { useWords } from '#web/ui/words.ts'
import type { ActionHandlers } from './order-actions.tsx'
import { Pager } from '#web/admin/kit/pager.tsx'
import { orderAddress, pagesBeside } from '../order-address.ts'
import { OrderCards } from './order-cards.tsx'
import { OrderTable } from './order-table.tsx'
import type { ShownRow } from '#web/admin/kit/stable-rows/stable-rows.ts'
import type { OrderRow } from '../order-row.ts'
import type { OrdersView } from './orders-view.ts'

type Page = { rows: readonly OrderRow[]; before: number; total: number; moreThanTotal: boolean }
type Props = ActionHandlers & {
  page: Page
  rows: readonly ShownRow<OrderRow>[]
  list: Ref<HTMLDivElement>
  view: OrdersView
  fresh: readonly string[]
  /** Undefined outside selection mode. */
  chosen: ReadonlySet<string> | undefined
  onChoose: (orderId: string) => void
}

export const OrderList = memo(function OrdersShown({ page, rows, list, view, ...rest }: Props) {
  const [params] = useSearchParams()
  const text = useWords(orders)
  if (rows.length === 0) return <Empty title={text.none} icon="cart" />
  const shown = { rows, addressOf: (orderId: string) => orderAddress(params, orderId), ...rest }
  return (
    <>
      <div ref={list} className="order-rows">
        {view === 'grid' ? <OrderCards {...shown} /> : <OrderTable {...shown} />}
      </div>
      <Pager {...pagesBeside(params, page)} />
    </>
  )
})
