// Under the thumb: the call or the message to the customer, and what the shop does next with the order.
import { formatRupees } from '#domain/numbers/money.ts'
import { nextAction, type NextAction } from '#domain/payments/next-action.ts'
import { messageLabel } from '#domain/settings/message-fields.ts'
import { doneSteps, stepVerb } from '#domain/steps/steps.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { orderNext } from '#domain/words/en/office/orders/order-details.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'
import { MessageLink } from '../dispatch/message-link.tsx'
import { dispatchAddress } from '../dispatch/order-dispatch.tsx'
import type { OrderMessage } from '../dispatch/use-order-message.ts'
import { useKeyedSubmit } from '../kit/forms/use-keyed-submit.ts'
import type { Notify } from '../kit/use-notice.ts'
import { useSettling } from '../kit/use-settling.ts'
import type { Work } from '../orders/steps/use-order-work.ts'
import { paymentTitle } from '../payments/payment-dialog.tsx'
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
  const text = useWords(orderNext)
  // Another person, or the first of two quick taps, may have just changed what the button does.
  const callsFirst = order.step === 'placed' && message !== undefined && !message.isChosen
  const contact = callsFirst ? 'call' : message?.message.name
  const offered = [contact, action && labelOf(action)].filter(Boolean).join(' ')
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
      {callsFirst && order.customer.mobile !== '' && (
        <a
          className="button"
          data-variant="secondary"
          href={`tel:${order.customer.mobile}`}
          aria-label={text.callOf({ name: order.customer.name })}
        >
          <Icon name="phone" /> <span>{text.call}</span>
        </a>
      )}
      {message && !callsFirst && (
        <MessageLink message={message.message} variant={action ? 'secondary' : 'primary'} size="medium" notify={notify}>
          {text.send({ message: messageLabel(message.message.name) })}
        </MessageLink>
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
  const text = wordsOf(orderNext)
  if (action.kind === 'step') return stepVerb(action.step)
  if (action.kind === 'seen') return text.markChecked({ amount: formatRupees(action.payment.amountPaise) })
  return action.kind === 'dispatch' ? text.dispatch : paymentTitle(action.kind)
}
