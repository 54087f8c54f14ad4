// Shown while an order is marked as paid with money due.
import { doneSteps, takeBackRefusal } from '#domain/steps/steps.ts'
import type { StepEntry } from '#domain/steps/entries.ts'
import type { Due } from '#domain/payments/due.ts'
import { unpaidText } from '#domain/payments/step-remark.ts'
import { common } from '#domain/words/en/office/common.ts'
import { payments as paymentWords } from '#domain/words/en/office/money/payments.ts'
import type { Notify } from '../kit/use-notice.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { useKeyedSubmit } from '../kit/forms/use-keyed-submit.ts'
import { paymentTitle } from './payment-dialog.tsx'

type Props = { balance: Due; history: readonly StepEntry[]; orderId: string; onPay: () => void; notify: Notify }

export function PaidWithoutMoney({ balance, history, orderId, onPay, notify }: Props) {
  const { submit, isBusy } = useKeyedSubmit(({ ok, message }) => notify(ok ? 'good' : 'bad', message))
  const done = doneSteps(history)
  const text = useWords(paymentWords)
  const { undo } = useWords(common)
  const unpaid = unpaidText(balance)
  if (!done.has('paid') || unpaid === undefined) return null
  return (
    <Notice tone="warn">
      <div className="paid-without-money">
        <p>{text.paidStep}</p>
        <p>{unpaid}</p>
        <p>
          <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={onPay}>
            {paymentTitle('payment')}
          </Button>
          {takeBackRefusal(done, 'paid') === undefined && (
            <Button
              variant="quiet"
              size="small"
              busy={isBusy}
              aria-label={text.undoPaid}
              onClick={() => submit({ intent: 'take-back', orderId, step: 'paid' })}
            >
              {undo}
            </Button>
          )}
        </p>
      </div>
    </Notice>
  )
}
