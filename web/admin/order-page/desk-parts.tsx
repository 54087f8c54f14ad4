// What each desk adds to an order's details.
import { momentText } from '#domain/indian-date.ts'
import { type ShortLine, shortText } from '#domain/packing/packing-state.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Notify } from '../kit/use-notice.ts'
import { OrderCustomer } from '../customers/order-customer.tsx'
import { MessageLink } from '../dispatch/message-link.tsx'
import { OrderDispatch } from '../dispatch/order-dispatch.tsx'
import { estimateView } from '../dispatch/order-dispatch-view.ts'
import { OrderPayments } from '../payments/order-payments.tsx'
import { PaidWithoutMoney } from '../payments/paid-without-money.tsx'
import type { OrderParts } from '../orders/detail/order-detail.tsx'
import type { OrderView } from './load-page.ts'

export function deskParts(
  { order, history, customer, dispatch, packingShort, money }: OrderView,
  notify: Notify,
): OrderParts {
  const { orderId } = order
  return {
    warnings: packingShort.map(packingWarning),
    customer: (
      <OrderCustomer view={customer} order={order} notify={notify}>
        {dispatch && (
          <MessageLink message={estimateView(order, dispatch)} notify={notify}>
            Send estimate
          </MessageLink>
        )}
      </OrderCustomer>
    ),
    beforeSteps: <PaidWithoutMoney balance={money.balance} history={history} orderId={orderId} notify={notify} />,
    sections: (
      <>
        <OrderDispatch key={`dispatch ${orderId}`} view={dispatch} order={order} notify={notify} />
        <OrderPayments money={money} history={history} order={order} notify={notify} />
      </>
    ),
  }
}

function packingWarning(line: ShortLine) {
  return (
    <Notice key={line.productId} tone="warn">
      {`Packing: ${shortText(line)}, said by ${line.who}, ${momentText(new Date(line.at))}.`}
    </Notice>
  )
}
