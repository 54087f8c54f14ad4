// Links a packed order to the next one, and undoes it.
import { href } from 'react-router'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { useKeyedSubmit } from '#web/admin/kit/forms/use-keyed-submit.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Props = { orderId: string; note: string; notify: Notify }

export function PackedNote({ orderId, note, notify }: Props) {
  const { submit, isBusy } = useKeyedSubmit(({ ok, message }) => {
    if (!ok) notify('bad', message)
  })
  return (
    <Notice tone="good">
      <p className="medium strong">{note === '' ? 'Packed.' : `Packed: ${note}.`}</p>
      <p className="row">
        <ButtonLink to={href('/admin/packing')}>Next order</ButtonLink>
        <Button variant="quiet" busy={isBusy} onClick={() => submit({ intent: 'unpack', orderId })}>
          Not packed after all
        </Button>
      </p>
    </Notice>
  )
}
