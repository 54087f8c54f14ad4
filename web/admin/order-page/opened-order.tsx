// The open order: its details with each desk's part, and the form of a payment over them.
import { useState } from 'react'
import { useNavigation } from 'react-router'
import { customerName } from '#domain/customers/erased.ts'
import { useOrderMessage } from '../dispatch/use-order-message.ts'
import { manyOrders } from '#domain/words/en/office/orders/order-steps.ts'
import { sentence, useWords } from '#web/ui/words.ts'
import { type Notify, useNotice } from '../kit/use-notice.ts'
import { OrderDetail } from '../orders/detail/order-detail.tsx'
import type { OnChanged } from '../orders/order-states.tsx'
import { useOrderWork } from '../orders/steps/use-order-work.ts'
import { ViewOrder } from '../orders/view-order.tsx'
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
  notifyList: Notify
}

export function OpenedOrder({ opened, notifyList, ...handlers }: Props) {
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
  // The dialog's notices close with it.
  const isClosing = useNavigation().state !== 'idle'
  const { aboutOrder } = useWords(manyOrders)
  const work = useOrderWork(view?.order.orderId ?? '', (orderId, tone, text) => {
    if (orderId === opened?.orderId && !isClosing) return notify(tone, text)
    const named = sentence(aboutOrder({ id: orderId, text }), { order: <ViewOrder orderId={orderId} /> })
    return opened && !isClosing ? notify(tone, named) : notifyList(tone, named)
  })
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
