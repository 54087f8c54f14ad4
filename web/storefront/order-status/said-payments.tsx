// Where the customer sends the UTR of a payment, and what was sent before.
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { momentText } from '#domain/dates/indian-date.ts'
import type { ShownSaid } from '#domain/order-status/shown-order.ts'
import { SAID_MOST, SAID_TEXT_MAX } from '#domain/payments/said-payment.ts'
import { orderStatus } from '#domain/words/en/pages/order-status.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import type { StatusAnswer } from './status-action.ts'

/** `answered` is the answer to a form that was sent without scripts. */
type Props = { said: readonly ShownSaid[]; takesUtr: boolean; answered: StatusAnswer | undefined }

/** Works without scripts, too. Two presses and two tabs send the same UTR, which counts once. */
export function SaidPayments({ said, takesUtr, answered }: Props) {
  const text = useWords(orderStatus)
  const sending = useFetcher<StatusAnswer>()
  const answer = sending.data ?? (answered?.about === 'payment' ? answered : undefined)
  const [kept, setKept] = useState({ answer, times: 0 })
  if (kept.answer !== answer) setKept({ answer, times: kept.times + (answer?.typed === undefined ? 1 : 0) })
  const isBusy = sending.state !== 'idle'
  const isWrong = answer?.ok === false && answer.typed !== undefined
  const asks = takesUtr && said.length < SAID_MOST
  if (!asks && said.length === 0 && answer === undefined) return null
  return (
    <section className="confirmation-card card stack" aria-labelledby="paid-title">
      <h2 id="paid-title" className="large">
        {text.paidTitle}
      </h2>
      {said.map(({ utrEnd, at, isNotFound }) => (
        <p key={utrEnd + at} className="small">
          {(isNotFound ? text.utrNotFound : text.utrSaid)({ end: utrEnd, moment: momentText(new Date(at)) })}
        </p>
      ))}
      <div aria-live="polite">
        {answer && !isWrong && <Notice tone={answer.ok ? 'good' : 'warn'}>{answer.message}</Notice>}
      </div>
      {asks && (
        // Empty once it is answered, not when the page shows it: by then the next one may be typed.
        <sending.Form key={kept.times} className="stack" method="post" noValidate>
          <Field label={text.utr} hint={text.utrHint} error={isWrong ? answer.message : undefined}>
            {(ids) => (
              <TextInput
                {...ids}
                name="utr"
                inputMode="numeric"
                autoComplete="off"
                maxLength={SAID_TEXT_MAX}
                defaultValue={answer?.typed}
              />
            )}
          </Field>
          <Button type="submit" variant="secondary" busy={isBusy}>
            {isBusy ? text.sendingUtr : text.sendUtr}
          </Button>
        </sending.Form>
      )}
    </section>
  )
}
