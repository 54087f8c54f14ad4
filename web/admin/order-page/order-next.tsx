// Under the thumb: the message to the customer, and what the shop does next with the order.
import { formatRupees } from '#domain/money.ts'
import { nextAction, type NextAction } from '#domain/payments/next-action.ts'
import { messageLabels } from '#domain/settings/message-fields.ts'
import { doneSteps, stepVerbs } from '#domain/steps/steps.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { MessageLink } from '../dispatch/message-link.tsx'
import { dispatchAddress } from '../dispatch/order-dispatch.tsx'
import type { OrderMessage } from '../dispatch/use-order-message.ts'
import { useKeyedSubmit } from '../kit/forms/use-keyed-submit.ts'
import type { Notify } from '../kit/use-notice.ts'
import { useSettling } from '../kit/use-settling.ts'
import type { Work } from '../orders/steps/use-order-work.ts'
import { paymentTitles } from '../payments/payment-dialog.tsx'
import type { PaymentKind } from '../payments/payment-form.tsx'
import type { OrderView } from './load-page.ts'

type Props = {
  view: OrderView
  work: Work
  message: OrderMessage | undefined
  onPay: (kind: PaymentKind) => void
  notify: Notify
}

export function OrderNext({ view: { order, isReplaced, history, money }, work, message, onPay, notify }: Props) {
  const action = nextAction({ ...order, isReplaced }, doneSteps(history), money)
  const see = useKeyedSubmit(({ ok, message: sentence }) => notify(ok ? 'good' : 'bad', sentence))
  // Another person, or the first of two quick taps, may have just changed what the button does.
  const offered = [message?.message.name, action && labelOf(action)].filter(Boolean).join(' ')
  const isSettling = useSettling(offered === '' ? undefined : `${order.orderId} ${offered}`)

  function act(pressed: NextAction) {
    if (isSettling) return
    if (pressed.kind === 'step') work.record({ intent: 'step', step: pressed.step })
    if (pressed.kind === 'payment' || pressed.kind === 'refund') onPay(pressed.kind)
    if (pressed.kind === 'seen') {
      const { id, orderId } = pressed.payment
      see.submit({ intent: 'see-payment', id, orderId, amount: '' })
    }
  }

  if (!action && !message) return null
  return (
    <div className="order-next" data-settling={isSettling || undefined}>
      {message && (
        <MessageLink
          message={message.message}
          variant={action ? 'secondary' : 'primary'}
          size="medium"
          notify={notify}
        >{`Send: ${messageLabels[message.message.name]}`}</MessageLink>
      )}
      {action?.kind === 'dispatch' && <ButtonLink to={dispatchAddress(order)}>{labelOf(action)}</ButtonLink>}
      {action && action.kind !== 'dispatch' && (
        <Button busy={work.isBusy || see.isBusy} onClick={() => act(action)}>
          {labelOf(action)}
        </Button>
      )}
    </div>
  )
}

function labelOf(action: NextAction): string {
  if (action.kind === 'step') return stepVerbs[action.step]
  if (action.kind === 'seen') return `Seen in the bank: ${formatRupees(action.payment.amountPaise)}`
  if (action.kind === 'dispatch') return 'Dispatch'
  return paymentTitles[action.kind]
}
