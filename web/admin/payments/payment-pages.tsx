// Pages of payments, and their empty state.
import type { PaymentCursor } from '#server/payments/payment-lists.ts'
import { Empty } from '#web/ui/empty.tsx'
import { FirstPage, pagesAfter } from '../kit/pager.tsx'
import { cursorText } from './load-payments.ts'

export const pagesOf = (params: URLSearchParams, next?: PaymentCursor) => pagesAfter(params, next && cursorText(next))

export function NoMore({ what, params }: { what: 'payments' | 'orders'; params: URLSearchParams }) {
  return (
    <Empty title={`No further ${what}`} icon="list" action={<FirstPage params={params} />}>
      What stood here has been seen or paid since.
    </Empty>
  )
}
