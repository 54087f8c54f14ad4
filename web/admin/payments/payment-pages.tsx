// Pages of payments, and their empty state.
import { payments as paymentWords } from '#domain/words/en/office/money/payments.ts'
import type { PaymentCursor } from '#server/payments/payment-lists.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { useWords } from '#web/ui/words.ts'
import { FirstPage, pagesAfter } from '../kit/pager.tsx'
import { cursorText } from './load-payments.ts'

export const pagesOf = (params: URLSearchParams, next?: PaymentCursor) => pagesAfter(params, next && cursorText(next))

export function NoMore({ what, params }: { what: 'payments' | 'orders'; params: URLSearchParams }) {
  const { noMorePayments, noMoreOrders, noMoreText } = useWords(paymentWords)
  const title = what === 'payments' ? noMorePayments : noMoreOrders
  return (
    <Empty title={title} icon={<Icon name="rupee" />} action={<FirstPage params={params} />}>
      {noMoreText}
    </Empty>
  )
}
