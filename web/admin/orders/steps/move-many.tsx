// Moves the ticked orders to a step, and lists those that stayed.
import { useState } from 'react'
import { readRecordedStep, recordedSteps, type RecordedStep, stepLabels } from '#domain/steps/steps.ts'
import { counted } from '#domain/counted.ts'
import { formatRupees, indianGrouping } from '#domain/money.ts'
import { toReturnText } from '#domain/payments/step-remark.ts'
import { ConfirmDelete } from '#web/admin/kit/confirm-delete.tsx'
import type { Choice } from '#web/admin/kit/use-choice.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { OrderRow } from '../order-row.ts'
import { ViewOrder } from '../view-order.tsx'
import type { LeftOrder, ManyResult, UnpaidOrder } from './step-intents.ts'
import { useKeyedSubmit } from '#web/admin/kit/forms/use-keyed-submit.ts'
import '#web/admin/kit/choice-bar.css'

type Props = { choice: Choice; rows: readonly OrderRow[]; notify: Notify }
/** `undo` is the step to undo; undefined after an undo. */
type Came = {
  message: string
  undo: string | undefined
  moved: readonly string[]
  left: readonly LeftOrder[]
  unpaid: readonly UnpaidOrder[]
}

export function MoveMany({ choice: { chosen, end, replace }, rows, notify }: Props) {
  const [step, setStep] = useState<RecordedStep>('confirmed')
  const [came, setCame] = useState<Came>()
  const [cancelling, setCancelling] = useState<string>()
  const { submit, isBusy } = useKeyedSubmit<ManyResult>(({ ok, message, moved = [], left = [], unpaid = [] }, sent) => {
    if (left.length === 0 && moved.length === 0) return notify(ok ? 'good' : 'bad', message)
    setCame({ message, undo: sent.intent === 'steps' ? sent.step : undefined, moved, left, unpaid })
    end()
  })
  const ids = chosen ? rows.map(({ orderId }) => orderId).filter((id) => chosen.has(id)) : []
  const paid = rows.flatMap(({ orderId, receivedPaise = 0 }) =>
    chosen?.has(orderId) && receivedPaise > 0 ? receivedPaise : [],
  )
  const toReturn = toReturnText(
    paid.reduce((sum, paise) => sum + paise, 0),
    ids.length === 1 ? undefined : paid.length,
  )
  const move = () => {
    if (ids.length === 0) return
    if (step === 'cancelled') setCancelling(ids.join(','))
    else submit({ intent: 'steps', orderIds: ids.join(','), step })
  }
  const takeBack = (moved: readonly string[], back: string) => {
    setCame(undefined)
    submit({ intent: 'take-back-many', orderIds: moved.join(','), step: back })
  }
  return (
    <div className="move-many stack gap-2">
      {came && (
        <Notice tone={came.left.length + came.unpaid.length > 0 ? 'warn' : 'good'}>
          <div className="stack gap-2">
            <p>{came.message}</p>
            {came.left.length + came.unpaid.length > 0 && (
              <ul>
                {came.unpaid.map(({ orderId, duePaise }) => (
                  <li key={orderId}>
                    <ViewOrder orderId={orderId} />: {formatRupees(duePaise)} due
                  </li>
                ))}
                {came.left.map(({ orderId, message }) => (
                  <li key={orderId}>
                    <ViewOrder orderId={orderId} />: {message}
                  </li>
                ))}
              </ul>
            )}
            <p className="row">
              {came.moved.length > 0 && came.undo !== undefined && (
                <Button
                  variant="secondary"
                  size="small"
                  busy={isBusy}
                  onClick={() => takeBack(came.moved, came.undo ?? '')}
                >
                  Undo
                </Button>
              )}
              <Button variant="quiet" size="small" onClick={() => setCame(undefined)}>
                Close
              </Button>
            </p>
          </div>
        </Notice>
      )}
      {chosen && (
        <section className="choice-bar row" aria-label="Move many orders">
          <output>{`${indianGrouping(ids.length)} ticked`}</output>
          <Button variant="secondary" onClick={() => replace(rows.map(({ orderId }) => orderId))}>
            {`All ${indianGrouping(rows.length)} shown`}
          </Button>
          <Select
            aria-label="Step"
            value={step}
            onChange={({ target }) => setStep(readRecordedStep(target.value) ?? 'confirmed')}
          >
            {recordedSteps.map((each) => (
              <option key={each} value={each}>
                {stepLabels[each]}
              </option>
            ))}
          </Select>
          <Button aria-disabled={ids.length === 0 || undefined} busy={isBusy} onClick={move}>
            Record step
          </Button>
          <Button variant="quiet" onClick={end}>
            Done
          </Button>
        </section>
      )}
      <ConfirmDelete
        kind="orders-cancel"
        title="Cancel orders"
        action={ids.length === 1 ? 'Cancel this order' : 'Cancel these orders'}
        keep={ids.length === 1 ? 'Keep the order' : 'Keep the orders'}
        asked={cancelling === undefined ? undefined : { intent: 'steps', field: 'orderIds', id: cancelling }}
        onClose={() => setCancelling(undefined)}
        onDeleted={end}
        notify={notify}
      >
        <input type="hidden" name="step" value="cancelled" />
        <p>{`Cancel ${counted(ids.length, 'order')}? Their goods go back to stock.`}</p>
        {toReturn !== undefined && (
          <p>
            <strong>{toReturn}</strong>
          </p>
        )}
      </ConfirmDelete>
    </div>
  )
}
