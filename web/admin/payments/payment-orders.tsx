// Orders with money due, or overpaid: oldest first, in pages, with their sum.
import { groupedPhoneNumber } from '#domain/checkout/phone-number.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { payments as paymentWords } from '#domain/words/en/office/money/payments.ts'
import type { OrdersWithMoney } from '#server/payments/payment-lists.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Cell, type Column, DataRow, DataTable } from '../kit/data-table.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
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

const number = (name: string): Column => ({ number: name })

export function PaymentOrders({ which, page: { orders, count, sumPaise, next }, deleted = {}, params, notify }: Props) {
  const isHydrated = useHydrated('sync')
  const isDue = which === 'due'
  const text = useWords(paymentWords)
  const last = isDue ? text.due : text.overpaid
  const columns = [text.order, text.mobile, text.date, ...[text.total, text.received, last].map(number)]
  if (orders.length === 0) {
    if (params.has('after')) return <NoMore what="orders" params={params} />
    return (
      <Empty title={isDue ? text.noneDue : text.noneOverpaid} icon={<Icon name="rupee" />}>
        {isDue ? text.noneDueText : text.noneOverpaidText}
      </Empty>
    )
  }
  return (
    <>
      <p className="money-total">
        {sentence((isDue ? text.dueIn : text.overpaidIn)({ amount: formatRupees(sumPaise), count }), { b: <strong /> })}{' '}
        {isDue ? text.dueText : text.overpaidText}
      </p>
      <DataTable label={isDue ? text.moneyDue : text.overpaid} kind="money-orders" columns={columns}>
        {orders.map((order) => (
          <DataRow key={order.orderId}>
            <Cell name="order">
              <OrderOf payment={order} />
              {deleted[order.orderId] && (
                <details className="payments-add">
                  <summary>{text.recordRefund}</summary>
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
            <Cell isNumber name="asked" label={text.total}>
              {formatRupees(order.askedPaise)}
            </Cell>
            <Cell isNumber name="received" label={text.received}>
              {formatRupees(order.receivedPaise)}
            </Cell>
            <Cell isNumber name="due" label={last}>
              <strong>{formatRupees(Math.abs(order.askedPaise - order.receivedPaise))}</strong>
            </Cell>
          </DataRow>
        ))}
      </DataTable>
      <Pager {...pagesOf(params, next)} />
    </>
  )
}
