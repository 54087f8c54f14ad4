// Orders with money due, or overpaid: oldest first, in pages, with their sum.
import { groupedPhoneNumber } from '#domain/checkout/phone-number.ts'
import { counted } from '#domain/counted.ts'
import { formatRupees } from '#domain/money.ts'
import type { OrdersWithMoney } from '#server/payments/payment-lists.ts'
import { Empty } from '#web/ui/empty.tsx'
import { Cell, DataRow, DataTable } from '../kit/data-table.tsx'
import { useHydrated } from '#web/first-paint/hydrated.ts'
import { Pager } from '../kit/pager.tsx'
import type { Notify } from '../kit/use-notice.ts'
import type { OrderMoney } from './load-payments.ts'
import { NoMore, pagesOf } from './payment-pages.tsx'
import { PaymentForm } from './payment-form.tsx'
import { OrderOf } from './payment-table.tsx'

type Props = {
  which: string
  page: OrdersWithMoney
  deleted?: Record<string, OrderMoney> | undefined
  params: URLSearchParams
  notify: Notify
}

export function PaymentOrders({ which, page: { orders, count, sumPaise, next }, deleted = {}, params, notify }: Props) {
  const isHydrated = useHydrated()
  const isDue = which === 'due'
  const columns = ['Order', 'Mobile', 'Date', 'Asked', 'Received', isDue ? 'Due' : 'Overpaid']
  if (orders.length === 0) {
    if (params.has('after')) return <NoMore what="orders" params={params} />
    return (
      <Empty title={isDue ? 'No money is due' : 'No order is overpaid'} icon="list">
        {isDue
          ? 'Confirmed orders that are not fully paid.'
          : 'Orders that were paid above their total, and cancelled orders that were paid.'}
      </Empty>
    )
  }
  return (
    <>
      <p className="money-total">
        <strong>{formatRupees(sumPaise)}</strong>{' '}
        {`${isDue ? 'is due' : 'is overpaid'} in ${counted(count, 'order')}. `}
        {isDue
          ? 'Confirmed orders count; what was complete before payments were recorded does not.'
          : 'Of a cancelled order, or a deleted one whose goods had not left, it is all that was paid.'}
      </p>
      <DataTable label={isDue ? 'Money due' : 'Overpaid'} kind="money-orders" columns={columns}>
        {orders.map((order) => (
          <DataRow key={order.orderId}>
            <Cell name="order">
              <OrderOf payment={order} />
              {deleted[order.orderId] && (
                <details className="payments-add">
                  <summary>Record a refund</summary>
                  <PaymentForm
                    key={`back ${order.orderId} ${isHydrated}`}
                    kind="refund"
                    orderId={order.orderId}
                    money={deleted[order.orderId]!}
                    keeps={isHydrated}
                    notify={notify}
                  />
                </details>
              )}
            </Cell>
            <Cell name="mobile">
              {order.mobile && (
                <a className="touch" href={`tel:${order.mobile}`}>
                  {groupedPhoneNumber(order.mobile)}
                </a>
              )}
            </Cell>
            <Cell name="date">{order.date}</Cell>
            <Cell name="asked" label="Asked">
              {formatRupees(order.askedPaise)}
            </Cell>
            <Cell name="received" label="Received">
              {formatRupees(order.receivedPaise)}
            </Cell>
            <Cell name="due" label={isDue ? 'Due' : 'Overpaid'}>
              <strong>{formatRupees(Math.abs(order.askedPaise - order.receivedPaise))}</strong>
            </Cell>
          </DataRow>
        ))}
      </DataTable>
      <Pager {...pagesOf(params, next)} />
    </>
  )
}
