// What each desk adds to an order's details.
import { type ShortLine, shortText } from '#domain/packing/packing-state.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { orderNext } from '#domain/words/en/office/orders/order-details.ts'
import type { Work } from '../orders/steps/use-order-work.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Notify } from '../kit/use-notice.ts'
import { OrderCustomer } from '../customers/order-customer.tsx'
import { MessageLink } from '../dispatch/message-link.tsx'
import { OrderDispatch } from '../dispatch/order-dispatch.tsx'
import { estimateView } from '../dispatch/order-dispatch-view.ts'
import type { OrderMessage } from '../dispatch/use-order-message.ts'
import { OrderDue, OrderPayments } from '../payments/order-payments.tsx'
import { PaidWithoutMoney } from '../payments/paid-without-money.tsx'
import type { PaymentKind } from '../payments/payment-form.tsx'
import { OrderLink } from '../orders/detail/order-link.tsx'
import type { OrderParts } from '../orders/detail/order-detail.tsx'
import type { OrderView } from './load-page.ts'
import { OrderNext } from './order-next.tsx'

type Shared = {
  work: Work
  message: OrderMessage | undefined
  /** Opens the form of a payment. */
  onPay: (kind: PaymentKind) => void
  notify: Notify
}

export function deskParts(view: OrderView, { work, message, onPay, notify }: Shared): OrderParts {
  const { order, history, customer, dispatch, packingShort, money, link } = view
  const { orderId } = order
  return {
    warnings: packingShort.map(packingWarning),
    due: <OrderDue money={money} order={order} onPay={onPay} />,
    customer: (
      <OrderCustomer view={customer} order={order} notify={notify}>
        {dispatch && (
          <MessageLink message={estimateView(order, dispatch)} notify={notify}>
            {wordsOf(orderNext).sendEstimate}
          </MessageLink>
        )}
      </OrderCustomer>
    ),
    beforeSteps: (
      <PaidWithoutMoney
        balance={money.balance}
        history={history}
        orderId={orderId}
        onPay={() => onPay('payment')}
        notify={notify}
      />
    ),
    payments: <OrderPayments money={money} order={order} onPay={onPay} notify={notify} />,
    dispatch: <OrderDispatch view={dispatch} order={order} message={message} />,
    link: <OrderLink key={orderId} orderId={orderId} state={link} notify={notify} />,
    next: <OrderNext view={view} work={work} message={message} onPay={onPay} notify={notify} />,
  }
}

function packingWarning(line: ShortLine) {
  return (
    <Notice key={line.productId} tone="warn">
      {shortText(line)}
    </Notice>
  )
}
