// Confirms cancelling an order.
import { useState } from 'react'
import { toReturnText } from '#domain/payments/step-remark.ts'
import { NOTE_MAX } from '#domain/steps/entries.ts'
import { stepVerb } from '#domain/steps/steps.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { orderSteps } from '#domain/words/en/office/orders/order-steps.ts'
import { ConfirmDialog } from '#web/admin/kit/confirm/confirm-dialog.tsx'
import { useKeyedSubmit } from '#web/admin/kit/forms/use-keyed-submit.ts'
import { fieldText } from '#web/admin/kit/intents.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { Field, TextInput } from '#web/ui/field.tsx'
import { useWords } from '#web/ui/words.ts'
import { inOneLine } from '../messages.ts'
import type { OrderRow } from '../order-row.ts'

type Props = { order: OrderRow | undefined; onClose: () => void; notify: Notify }

export function CancelOrder({ order, onClose, notify }: Props) {
  const text = useWords(orderSteps)
  const toReturn = toReturnText(order?.receivedPaise ?? 0)
  const [failure, setFailure] = useState<string>()
  const close = () => {
    setFailure(undefined)
    onClose()
  }
  const { submit, isBusy } = useKeyedSubmit(({ ok, message }, sent) => {
    const isOpen = sent.orderId === order?.orderId
    if (!ok && isOpen) return setFailure(message)
    notify(ok ? 'good' : 'bad', message)
    if (isOpen) close()
  })
  const send = (orderId: string, form: FormData) => {
    setFailure(undefined)
    submit({ intent: 'step', orderId, step: 'cancelled', note: fieldText(form, 'note') })
  }
  return (
    <ConfirmDialog
      kind="order-cancel"
      title={stepVerb('cancelled')}
      action={text.cancelThis}
      keep={text.keepOrder}
      asked={order?.orderId}
      isBusy={isBusy}
      failure={failure}
      onConfirm={(form) => order && send(order.orderId, form)}
      onClose={close}
    >
      <p>{order && question(order)}</p>
      {toReturn !== undefined && (
        <p>
          <strong>{toReturn}</strong>
        </p>
      )}
      <Field label={text.why}>{(ids) => <TextInput {...ids} name="note" maxLength={NOTE_MAX} />}</Field>
    </ConfirmDialog>
  )
}

function question({ stockDeducted }: OrderRow): string {
  const text = wordsOf(orderSteps)
  return inOneLine([text.cancel, stockDeducted ? text.itemsGoBack : text.cancelStays])
}
