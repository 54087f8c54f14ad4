// Records any step, a note, or that nobody answered.
import { type SubmitEvent, useState } from 'react'
import { doneSteps, nextSteps, stepLabels } from '#domain/steps/steps.ts'
import { NOTE_MAX } from '#domain/steps/entries.ts'
import { calls, orderHistory, orderSteps } from '#domain/words/en/office/orders/order-steps.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select, TextArea, TextInput } from '#web/ui/field.tsx'
import { useWords } from '#web/ui/words.ts'
import type { OpenedOrder } from '../detail/load-order.ts'
import type { Work } from './use-order-work.ts'

type Props = { opened: OpenedOrder; work: Work }

/** Key it by order. */
export function OrderWork({ opened: { order, history, callChoices }, work }: Props) {
  const { note, setNote, record, isBusy } = work
  const words = useWords(orderHistory)
  const call = useWords(calls)
  const { nextStep, record: recordStep } = useWords(orderSteps)
  const labels = stepLabels()
  const [callAt, setCallAt] = useState('in 2 hours')
  const steps = nextSteps(doneSteps(history)).filter((step) => step !== 'cancelled')

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget, event.nativeEvent.submitter)
    const text = (name: string) => String(fields.get(name) ?? '')
    const intent = text('intent')
    if (intent === 'step') record({ intent, step: text('step') })
    else if (intent === 'no-answer') record({ intent, callAt: callAt === 'other' ? text('otherTime') : callAt })
    else record({ intent: 'note' })
  }

  return (
    <form className="order-work stack" onSubmit={send}>
      <Field label={words.note}>
        {(ids) => (
          <TextArea
            {...ids}
            name="note"
            rows={2}
            maxLength={NOTE_MAX}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <div className="row gap-5 lines-2">
        <Button variant="secondary" size="small" type="submit" name="intent" value="note" busy={isBusy}>
          {words.saveNote}
        </Button>
        {order.step === 'placed' && (
          <div className="row">
            <Select
              name="callAt"
              aria-label={call.title}
              value={callAt}
              onChange={({ target }) => setCallAt(target.value)}
            >
              {callChoices.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
              <option value="other">{call.another}</option>
            </Select>
            {callAt === 'other' && <TextInput type="datetime-local" name="otherTime" aria-label={call.at} />}
            <Button variant="secondary" size="small" type="submit" name="intent" value="no-answer" busy={isBusy}>
              {call.noAnswer}
            </Button>
          </div>
        )}
        {steps.length > 0 && (
          <div className="row">
            <Select name="step" aria-label={nextStep} key={steps.join(' ')} defaultValue={steps[0]}>
              {steps.map((step) => (
                <option key={step} value={step}>
                  {labels[step]}
                </option>
              ))}
            </Select>
            <Button variant="secondary" size="small" type="submit" name="intent" value="step" busy={isBusy}>
              {recordStep}
            </Button>
          </div>
        )}
      </div>
    </form>
  )
}
