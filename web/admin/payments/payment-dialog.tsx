// The dialog that records a payment or a refund, over the details of its order.
import { NOTICE_MS } from '#domain/timings.ts'
import { useNotice, type Notify } from '#web/admin/kit/use-notice.ts'
import { useHydrated } from '#web/first-paint/hydrated.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { NoticeArea } from '#web/ui/notice.tsx'
import type { OrderMoney } from './load-payments.ts'
import { balanceText } from '#domain/payments/balance.ts'
import { PaymentForm, type PaymentKind } from './payment-form.tsx'

export const paymentTitles = {
  payment: 'Record a payment',
  refund: 'Record a refund',
} as const satisfies Record<PaymentKind, string>

type Props = {
  /** Undefined while it is closed. */
  paying: { kind: PaymentKind; orderId: string; name: string; money: OrderMoney } | undefined
  onClose: () => void
  notify: Notify
}

/** The focus begins in the first field to type in. What is typed is kept when it is closed. */
export function PaymentDialog({ paying, onClose, notify }: Props) {
  const isHydrated = useHydrated()
  const { notice, notify: notifyHere, clear } = useNotice()
  const close = () => {
    clear()
    onClose()
  }
  const saved: Notify = (tone, text) => {
    if (tone === 'bad') return notifyHere(tone, text)
    notify(tone, text)
    close()
  }
  return (
    <Dialog open={paying !== undefined} onClose={close} title={paying && paymentTitles[paying.kind]} startsInField>
      {paying && (
        <div className="stack">
          <p className="breaks">
            {paying.name}: <strong>{balanceText(paying.money.balance)}</strong>
          </p>
          <PaymentForm
            key={`${paying.kind} ${paying.orderId} ${isHydrated}`}
            kind={paying.kind}
            orderId={paying.orderId}
            money={paying.money}
            keeps={isHydrated}
            notify={saved}
          />
        </div>
      )}
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </Dialog>
  )
}
