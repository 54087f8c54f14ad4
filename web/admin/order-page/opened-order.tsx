// The open order: its details with each desk's part, and the form of a payment over them.
import { useState } from 'react'
import { customerName } from '#domain/customers/erased.ts'
import { useOrderMessage } from '../dispatch/use-order-message.ts'
import { useNotice } from '../kit/use-notice.ts'
import { OrderDetail } from '../orders/detail/order-detail.tsx'
import type { OnChanged } from '../orders/order-states.tsx'
import { useOrderWork } from '../orders/steps/use-order-work.ts'
import { PaymentDialog } from '../payments/payment-dialog.tsx'
import type { PaymentKind } from '../payments/payment-form.tsx'
import { deskParts } from './desk-parts.tsx'
import type { Opened } from './load-page.ts'

type Props = {
  opened: Opened | undefined
  onClose: () => void
  onChanged: OnChanged
  onCancel: (orderId: string) => void
  onDelete: () => void
}

export function OpenedOrder({ opened, ...handlers }: Props) {
  const notices = useNotice()
  const { notify, clear } = notices
  const [paying, setPaying] = useState<PaymentKind>()
  const view = opened?.view
  // Notices and payments are about one order.
  const [about, setAbout] = useState(opened?.orderId)
  if (about !== opened?.orderId) {
    setAbout(opened?.orderId)
    setPaying(undefined)
    clear()
  }
  const work = useOrderWork(view?.order.orderId ?? '', notify)
  const message = useOrderMessage(view)
  return (
    <>
      <OrderDetail
        opened={opened}
        parts={view && deskParts(view, { work, message, onPay: setPaying, notify })}
        work={work}
        notices={notices}
        {...handlers}
      />
      <PaymentDialog
        paying={
          paying &&
          view && {
            kind: paying,
            orderId: view.order.orderId,
            name: customerName(view.order.customer.name, view.order.erased),
            money: view.money,
          }
        }
        onClose={() => setPaying(undefined)}
        notify={notify}
      />
    </>
  )
}
