// Payments with their orders and actions.
import { href, Link } from 'react-router'
import { methodText } from '#domain/payments/payment.ts'
import { amountText } from '#domain/payments/refund.ts'
import type { ListedPayment } from '#server/payments/listed-payments.ts'
import type { PaymentCursor } from '#server/payments/payment-lists.ts'
import { Empty } from '#web/ui/empty.tsx'
import { Cell, DataRow, DataTable } from '../kit/data-table.tsx'
import { useGrowingRows } from '../kit/growing-list.tsx'
import { Pager } from '../kit/pager.tsx'
import type { Notify } from '../kit/use-notice.ts'
import { NoMore, pagesOf } from './payment-pages.tsx'
import { PaymentActions, PaymentState, receivedDate } from './payment-item.tsx'

const columns = ['Order', 'Amount', 'How', 'Day', 'State', '.Actions']

type Props = {
  page: { payments?: readonly ListedPayment[]; next?: PaymentCursor }
  params: URLSearchParams
  empty: string
  notify: Notify
}

export function PaymentTable({ page: { payments = [], next }, params, empty, notify }: Props) {
  const { count, end } = useGrowingRows(payments[0]?.id, payments.length)
  if (payments.length === 0) {
    if (params.has('after')) return <NoMore what="payments" params={params} />
    return (
      <Empty title="No payments" icon="list">
        {empty}
      </Empty>
    )
  }
  return (
    <div>
      <DataTable label="Payments" kind="payments" columns={columns}>
        {payments.slice(0, count).map((payment) => (
          <DataRow key={payment.id} mark={payment.takenBack ? 'back' : undefined}>
            <Cell name="order">
              <OrderOf payment={payment} />
              {payment.note !== '' && <span className="as-typed">{payment.note}</span>}
            </Cell>
            <Cell className="strong" name="amount">
              {amountText(payment)}
            </Cell>
            <Cell name="how">{methodText(payment)}</Cell>
            <Cell name="day" label="Day">
              {receivedDate(payment.receivedOn)}
            </Cell>
            <Cell name="state">
              <PaymentState payment={payment} />
            </Cell>
            <Cell name="actions">{!payment.takenBack && <PaymentActions payment={payment} notify={notify} />}</Cell>
          </DataRow>
        ))}
      </DataTable>
      {end}
      {count === payments.length && <Pager {...pagesOf(params, next)} />}
    </div>
  )
}

/** Links to the order; a deleted one has only its number. */
export function OrderOf({ payment: { orderId, name } }: { payment: Pick<ListedPayment, 'orderId' | 'name'> }) {
  if (name === undefined) return <span>{`${orderId}, deleted`}</span>
  return (
    <>
      <strong>{name}</strong>
      <Link className="money-order" to={`${href('/admin/orders')}?order=${orderId}`}>
        {orderId}
      </Link>
    </>
  )
}
