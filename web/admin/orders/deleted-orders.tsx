// Undoes deletions of the last day, from a chip in the list's head.
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { momentText } from '#domain/dates/indian-date.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { common } from '#domain/words/en/office/common.ts'
import { orderHistory } from '#domain/words/en/office/orders/order-steps.ts'
import { deletedOrder } from '#domain/words/en/office/orders/orders.ts'
import type { RestorableOrder } from '#server/orders/removed/keep-removed.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import type { Notify } from '../kit/use-notice.ts'
import type { RestoreResult } from './intents.ts'

type Props = { deleted: readonly RestorableOrder[]; notify: Notify }

export function DeletedOrders({ deleted, notify }: Props) {
  const text = useWords(deletedOrder)
  const { undo } = useWords(common)
  const { undoOf } = useWords(orderHistory)
  const [isOpen, setOpen] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { data, formData, submit } = useFetcher<RestoreResult>()
  const close = () => {
    setFailure(undefined)
    setOpen(false)
  }
  useFetcherResult(data, ({ ok, message }) => {
    if (!ok) return setFailure(message)
    close()
    notify('good', message)
  })
  if (deleted.length === 0 && !isOpen) return null
  return (
    <>
      <Chip aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.count({ count: deleted.length })}
      </Chip>
      <Dialog open={isOpen} onClose={close} title={text.title}>
        <div className="stack gap-4">
          <p className="soft">{text.forADay}</p>
          <ul className="stack gap-4">
            {deleted.map(({ orderId, removedAt, name, totalPaise }) => (
              <li key={orderId} className="spread gap-3 nowrap">
                <span className="breaks">
                  <strong>{name}</strong> {formatRupees(totalPaise)}
                  <span className="note block">{orderId}</span>
                  <span className="note block">{text.deletedAt({ time: momentText(new Date(removedAt)) })}</span>
                </span>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={undoOf({ entry: name })}
                  busy={formData?.get('orderId') === orderId}
                  onClick={() => void submit({ intent: 'restore', orderId }, { method: 'post' })}
                >
                  {undo}
                </Button>
              </li>
            ))}
          </ul>
          <div role="alert">{failure !== undefined && <Notice tone="bad">{failure}</Notice>}</div>
        </div>
      </Dialog>
    </>
  )
}
