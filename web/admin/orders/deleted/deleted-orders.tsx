// Undoes deletions of the last day, from a chip in the list's head.
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { momentText } from '#domain/dates/indian-date.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { common } from '#domain/words/en/office/common.ts'
import { orderHistory } from '#domain/words/en/office/orders/order-steps.ts'
import { deletedOrder } from '#domain/words/en/office/orders/orders.ts'
import { officeShell } from '#domain/words/en/office/shell.ts'
import { useFetcherResult } from '#web/admin/kit/use-fetcher-result.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import type { RestoreResult } from '../intents.ts'
import { useDeletedOrders } from './use-deleted-orders.ts'

type Props = { count: number; notify: Notify }

export function DeletedOrders({ count, notify }: Props) {
  const text = useWords(deletedOrder)
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
  if (count === 0 && !isOpen) return null
  return (
    <>
      <Chip aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.count({ count })}
      </Chip>
      <Dialog open={isOpen} onClose={close} title={text.title}>
        <div className="stack gap-4">
          <p className="soft">{text.forADay}</p>
          <DeletedList
            // Reads again when another is deleted or restored.
            key={count}
            count={count}
            busyId={formData?.get('orderId')}
            onUndo={(orderId) => void submit({ intent: 'restore', orderId }, { method: 'post' })}
          />
          <div role="alert">{failure !== undefined && <Notice tone="bad">{failure}</Notice>}</div>
        </div>
      </Dialog>
    </>
  )
}

type ListProps = { count: number; busyId: unknown; onUndo: (orderId: string) => void }

function DeletedList({ count, busyId, onUndo }: ListProps) {
  const text = useWords(deletedOrder)
  const { undo } = useWords(common)
  const { undoOf } = useWords(orderHistory)
  const { loading } = useWords(officeShell)
  const read = useDeletedOrders()
  if (read === undefined) return <output>{loading}</output>
  if (read === 'failed') return <Notice tone="bad">{text.notLoaded}</Notice>
  return (
    <>
      {read.length < count && <p>{text.newest({ count: read.length })}</p>}
      <ul className="stack gap-4">
        {read.map(({ orderId, removedAt, name, totalPaise }) => (
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
              busy={busyId === orderId}
              onClick={() => onUndo(orderId)}
            >
              {undo}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
