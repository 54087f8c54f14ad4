// Moves the ticked orders to a step, and lists those that stayed.
import { useState } from 'react'
import { readRecordedStep, recordedSteps, type RecordedStep, stepLabels } from '#domain/steps/steps.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { toReturnText } from '#domain/payments/step-remark.ts'
import { common } from '#domain/words/en/office/common.ts'
import { manyOrders, orderSteps } from '#domain/words/en/office/orders/order-steps.ts'
import { ui } from '#domain/words/en/ui.ts'
import { ConfirmDialog } from '#web/admin/kit/confirm/confirm-dialog.tsx'
import type { Choice } from '#web/admin/kit/use-choice.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
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
  const text = useWords(manyOrders)
  const { record } = useWords(orderSteps)
  const { undo } = useWords(common)
  const { close } = useWords(ui)
  const [step, setStep] = useState<RecordedStep>('confirmed')
  const [came, setCame] = useState<Came>()
  const [cancelling, setCancelling] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const keep = () => {
    setCancelling(undefined)
    setFailure(undefined)
  }
  const { submit, isBusy } = useKeyedSubmit<ManyResult>(({ ok, message, moved = [], left = [], unpaid = [] }, sent) => {
    if (left.length === 0 && moved.length === 0) {
      return cancelling === sent.orderIds ? setFailure(message) : notify(ok ? 'good' : 'bad', message)
    }
    keep()
    setCame({ message, undo: sent.intent === 'steps' ? sent.step : undefined, moved, left, unpaid })
    end()
  })
  const labels = stepLabels()
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
  const cancel = (orderIds: string) => {
    setFailure(undefined)
    submit({ intent: 'steps', orderIds, step: 'cancelled' })
  }
  const takeBack = (moved: readonly string[], back: string) => {
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
                    {sentence(text.dueOf({ id: orderId, amount: formatRupees(duePaise) }), {
                      order: <ViewOrder orderId={orderId} />,
                    })}
                  </li>
                ))}
                {came.left.map(({ orderId, message }) => (
                  <li key={orderId}>
                    {sentence(text.aboutOrder({ id: orderId, text: message }), {
                      order: <ViewOrder orderId={orderId} />,
                    })}
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
                  {undo}
                </Button>
              )}
              <Button variant="quiet" size="small" onClick={() => setCame(undefined)}>
                {close}
              </Button>
            </p>
          </div>
        </Notice>
      )}
      {chosen && (
        <section className="choice-bar row" aria-label={text.title}>
          <output>{text.ticked({ count: ids.length })}</output>
          <Button variant="secondary" onClick={() => replace(rows.map(({ orderId }) => orderId))}>
            {text.tickAll({ count: rows.length })}
          </Button>
          <Select
            aria-label={text.step}
            value={step}
            onChange={({ target }) => setStep(readRecordedStep(target.value) ?? 'confirmed')}
          >
            {recordedSteps.map((each) => (
              <option key={each} value={each}>
                {labels[each]}
              </option>
            ))}
          </Select>
          <Button aria-disabled={ids.length === 0 || undefined} busy={isBusy} onClick={move}>
            {record}
          </Button>
          <Button variant="quiet" onClick={end}>
            {text.done}
          </Button>
        </section>
      )}
      <ConfirmDialog
        kind="orders-cancel"
        title={text.cancelTitle}
        action={text.cancelThese({ count: ids.length })}
        keep={text.keepThese({ count: ids.length })}
        asked={cancelling}
        isBusy={isBusy}
        failure={failure}
        onConfirm={() => cancel(cancelling ?? '')}
        onClose={keep}
      >
        <p>{text.cancel({ count: ids.length })}</p>
        {toReturn !== undefined && (
          <p>
            <strong>{toReturn}</strong>
          </p>
        )}
      </ConfirmDialog>
    </div>
  )
}
