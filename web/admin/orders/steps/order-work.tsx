// Records the next step, a note, or that nobody answered.
import { type ReactNode, type SubmitEvent, useMemo, useState } from 'react'
import { doneSteps, nextSteps, stepLabels } from '#domain/steps/steps.ts'
import { NOTE_MAX } from '#domain/steps/entries.ts'
import { draftStore, newDraft, readDraft } from '#web/admin/kit/draft-store.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { useHydrated } from '#web/first-paint/hydrated.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select, TextArea, TextInput } from '#web/ui/field.tsx'
import type { OpenedOrder } from '../detail/load-order.ts'
import type { StepResult } from './step-intents.ts'
import { useKeyedSubmit } from '#web/admin/kit/use-keyed-submit.ts'

/** `children` are remarks about the steps. */
type Props = { opened: OpenedOrder; notify: Notify; children?: ReactNode }

/** Key it by order. */
export function OrderWork({ opened: { order, history, callChoices }, notify, children }: Props) {
  const { orderId } = order
  const [note, setNote] = useKeptNote(orderId)
  const [callAt, setCallAt] = useState('in 2 hours')
  const { submit, isBusy } = useKeyedSubmit<StepResult>((result, sent) => {
    // Keeps newer typing.
    if (result.ok && note === sent.note) setNote('')
    notify(result.ok ? (result.remark === undefined ? 'good' : 'warn') : 'bad', result.message)
  })
  const steps = nextSteps(doneSteps(history)).filter((step) => step !== 'cancelled')

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget, event.nativeEvent.submitter)
    const text = (name: string) => String(fields.get(name) ?? '')
    const intent = text('intent')
    const at = text('callAt') === 'other' ? text('otherTime') : text('callAt')
    submit({
      intent,
      orderId,
      note: text('note'),
      ...(intent === 'step' && { step: text('step') }),
      ...(intent === 'no-answer' && { callAt: at }),
    })
  }

  return (
    <form className="order-work stack" method="post" onSubmit={send}>
      {children}
      <Field label="Note">
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
      <div className="row gap-5">
        {steps.length > 0 && (
          <div className="row">
            <Select name="step" aria-label="Next step" key={steps.join(' ')} defaultValue={steps[0]}>
              {steps.map((step) => (
                <option key={step} value={step}>
                  {stepLabels[step]}
                </option>
              ))}
            </Select>
            <Button type="submit" name="intent" value="step" busy={isBusy}>
              Record step
            </Button>
          </div>
        )}
        {order.step === 'placed' && (
          <div className="row">
            <Select
              name="callAt"
              aria-label="Call again"
              value={callAt}
              onChange={({ target }) => setCallAt(target.value)}
            >
              {callChoices.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
              <option value="other">Another time…</option>
            </Select>
            {callAt === 'other' && <TextInput type="datetime-local" name="otherTime" aria-label="Call again at" />}
            <Button variant="secondary" type="submit" name="intent" value="no-answer" busy={isBusy}>
              No answer
            </Button>
          </div>
        )}
        <Button variant="secondary" type="submit" name="intent" value="note" busy={isBusy}>
          Keep note
        </Button>
      </div>
    </form>
  )
}

/** Keeps the note through a reload, a closed dialog and a lost answer. */
function useKeptNote(orderId: string) {
  const store = useMemo(() => draftStore(`order note ${orderId}`, (found) => readDraft(found, { note: '' })), [orderId])
  const isHydrated = useHydrated()
  const [typed, setTyped] = useState<string>()
  const note = typed ?? (isHydrated ? store.load()?.texts.note : undefined) ?? ''
  const change = (text: string) => {
    setTyped(text)
    if (text === '') store.forget()
    else store.save(newDraft({ note: text }))
  }
  return [note, change] as const
}
