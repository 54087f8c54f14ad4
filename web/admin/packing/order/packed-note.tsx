// Links a packed order to the next one, and undoes it.
import { href } from 'react-router'
import { casesIn } from '#domain/packing/line-presses.ts'
import { common } from '#domain/words/en/office/common.ts'
import { packing as packingWords } from '#domain/words/en/office/orders/packing.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { useKeyedSubmit } from '#web/admin/kit/forms/use-keyed-submit.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'

type Props = { orderId: string; note: string; notify: Notify }

export function PackedNote({ orderId, note, notify }: Props) {
  const text = useWords(packingWords)
  const { undo } = useWords(common)
  const { submit, isBusy } = useKeyedSubmit(({ ok, message }) => {
    if (!ok) notify('bad', message)
  })
  const cases = casesIn(note)
  return (
    <Notice tone="good">
      <p className="medium strong">{cases === '' ? text.isPacked : text.packedIn({ count: Number(cases) })}</p>
      <p className="row">
        <ButtonLink to={href('/admin/packing')}>{text.nextOrder}</ButtonLink>
        <Button variant="quiet" busy={isBusy} onClick={() => submit({ intent: 'unpack', orderId })}>
          {undo}
        </Button>
      </p>
    </Notice>
  )
}
