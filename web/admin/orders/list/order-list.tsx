// The page of orders as grid or list, or the word that there are none; typing in the search leaves it alone.
import { memo } from 'react'
import { useSearchParams } from 'react-router'
import { Empty } from '#web/ui/empty.tsx'
import type { ActionHandlers } from './order-actions.tsx'
import { orderAddress } from '../order-address.ts'
import { OrderCards } from './order-cards.tsx'
import { OrderTable } from './order-table.tsx'
import { OrderPages } from './order-pages.tsx'
import type { OrderRow } from '../order-row.ts'
import type { OrdersView } from './orders-view.ts'

type Page = { rows: readonly OrderRow[]; before: number; total: number; moreThanTotal: boolean }
type Props = ActionHandlers & { page: Page; view: OrdersView; fresh: readonly string[] }

export const OrderList = memo(function OrdersShown({ page, view, ...rest }: Props) {
  const [params] = useSearchParams()
  const { rows } = page
  if (rows.length === 0) return <Empty title="No orders found" icon="cart" />
  const shown = { rows, addressOf: (orderId: string) => orderAddress(params, orderId), ...rest }
  return (
    <>
      {view === 'grid' ? <OrderCards {...shown} /> : <OrderTable {...shown} />}
      <OrderPages page={page} params={params} />
    </>
  )
})
