// Payments with their orders and actions.
import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { methodText } from '#domain/payments/payment.ts'
import { amountText } from '#domain/payments/refund.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import { common } from '#domain/words/en/office/common.ts'
import { payments as paymentWords } from '#domain/words/en/office/money/payments.ts'
import type { ListedPayment } from '#server/payments/listed-payments.ts'
import type { PaymentCursor } from '#server/payments/payment-lists.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { useWords } from '#web/ui/words.ts'
import { Cell, DataRow, DataTable } from '../kit/data-table.tsx'
import { useGrowingRows } from '../kit/growing-list.tsx'
import { Pager } from '../kit/pager.tsx'
import type { Notify } from '../kit/use-notice.ts'
import { NoMore, pagesOf } from './payment-pages.tsx'
import { PaymentActions, PaymentState, receivedDate } from './payment-item.tsx'

type Props = {
  page: { payments?: readonly ListedPayment[]; next?: PaymentCursor }
  params: URLSearchParams
  empty: string
  action?: ReactNode
  /** The heading names the day. */
  isOfOneDay?: boolean
  notify: Notify
}

export function PaymentTable({ page: { payments = [], next }, params, empty, action, isOfOneDay, notify }: Props) {
  const text = useWords(paymentWords)
  const { actions } = useWords(common)
  const { count, end } = useGrowingRows(params.toString(), payments.length)
  if (payments.length === 0) {
    if (params.has('after')) return <NoMore what="payments" params={params} />
    return (
      <Empty title={text.none} icon={<Icon name="rupee" />} action={action}>
        {empty}
      </Empty>
    )
  }
  const day = isOfOneDay ? [] : [text.day]
  const columns = [text.order, text.how, ...day, text.state, { number: text.amount }, `.${actions}`]
  return (
    <div>
      <DataTable label={text.title} kind={isOfOneDay ? 'day-payments' : 'payments'} columns={columns}>
        {payments.slice(0, count).map((payment) => (
          <DataRow key={payment.id} mark={payment.takenBack ? 'back' : undefined}>
            <Cell name="order">
              <OrderOf payment={payment} />
              {payment.note !== '' && (
                <span className="as-typed" lang={languageOf(payment.note)}>
                  {payment.note}
                </span>
              )}
            </Cell>
            <Cell name="how">{methodText(payment)}</Cell>
            {!isOfOneDay && <Cell name="day">{receivedDate(payment.receivedOn)}</Cell>}
            <Cell name="state">
              <PaymentState payment={payment} />
            </Cell>
            <Cell isNumber className="strong" name="amount">
              {amountText(payment)}
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
  const { deletedOrder } = useWords(paymentWords)
  if (name === undefined) return <span>{deletedOrder({ orderId })}</span>
  return (
    <>
      <strong>{name}</strong>
      <Link className="money-order" to={`${href('/admin/orders')}?order=${orderId}`}>
        {orderId}
      </Link>
    </>
  )
}
