// The dialog that records a payment or a refund, over the details of its order.
import { NOTICE_MS } from '#domain/timings.ts'
import { useNotice, type Notify } from '#web/admin/kit/use-notice.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { payments as paymentWords } from '#domain/words/en/office/money/payments.ts'
import { useHydrated } from '#web/first-paint/hydrated.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { NoticeArea } from '#web/ui/notice.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import type { OrderMoney } from './load-payments.ts'
import { balanceText } from '#domain/payments/balance.ts'
import { PaymentForm, type PaymentKind } from './payment-form.tsx'

export function paymentTitle(kind: PaymentKind): string {
  const { recordPayment, recordRefund } = wordsOf(paymentWords)
  return kind === 'payment' ? recordPayment : recordRefund
}

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
  const words = useWords(paymentWords)
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
    <Dialog open={paying !== undefined} onClose={close} title={paying && paymentTitle(paying.kind)} startsInField>
      {paying && (
        <div className="stack">
          <p className="breaks">
            {sentence(words.balanceOf({ name: paying.name, balance: balanceText(paying.money.balance) }), {
              b: <strong />,
            })}
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
