// Shown while an order is marked as paid with money due.
import { doneSteps, takeBackRefusal } from '#domain/steps/steps.ts'
import type { StepEntry } from '#domain/steps/entries.ts'
import type { Due } from '#domain/payments/due.ts'
import { unpaidText } from '#domain/payments/step-remark.ts'
import type { Notify } from '../kit/use-notice.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useKeyedSubmit } from '../kit/forms/use-keyed-submit.ts'
import { paymentTitles } from './payment-dialog.tsx'

type Props = { balance: Due; history: readonly StepEntry[]; orderId: string; onPay: () => void; notify: Notify }

export function PaidWithoutMoney({ balance, history, orderId, onPay, notify }: Props) {
  const { submit, isBusy } = useKeyedSubmit(({ ok, message }) => notify(ok ? 'good' : 'bad', message))
  const done = doneSteps(history)
  const text = unpaidText(balance)
  if (!done.has('paid') || text === undefined) return null
  return (
    <Notice tone="warn">
      <div className="paid-without-money">
        <p>The step is “Paid”. {text}</p>
        <p>
          <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={onPay}>
            {paymentTitles.payment}
          </Button>
          {takeBackRefusal(done, 'paid') === undefined && (
            <Button
              variant="quiet"
              size="small"
              busy={isBusy}
              aria-label="Undo: Paid"
              onClick={() => submit({ intent: 'take-back', orderId, step: 'paid' })}
            >
              Undo
            </Button>
          )}
        </p>
      </div>
    </Notice>
  )
}
