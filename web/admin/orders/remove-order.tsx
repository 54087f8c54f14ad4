// Asks before an order is deleted, and deletes it.
import { useFetcher } from 'react-router'
import { useAnswer } from '#web/admin/frame/use-answer.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ORDER_DELETE_FAILED } from './intents.ts'
import type { clientAction } from './route.tsx'

type Props = { orderId: string | undefined; onClose: () => void; onRemoved: () => void }

export function RemoveOrder({ orderId, onClose, onRemoved }: Props) {
  const fetcher = useFetcher<typeof clientAction>()
  const { data, state, reset } = fetcher
  useAnswer(data, (answer) => {
    if (!answer.ok) return
    onRemoved()
    onClose()
    reset()
  })

  const close = () => {
    reset()
    onClose()
  }
  const footer = (
    <fetcher.Form method="post" className="remove-order">
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="orderId" value={orderId ?? ''} />
      <Button variant="secondary" onClick={close}>
        Cancel
      </Button>
      <Button variant="danger" type="submit" busy={state !== 'idle'}>
        Delete Order
      </Button>
    </fetcher.Form>
  )
  return (
    <Dialog open={orderId !== undefined} onClose={close} title="Delete Order" size="small" footer={footer}>
      <p>Are you sure you want to delete this order?</p>
      <p className="order-id">{orderId}</p>
      {data && !data.ok && <Notice tone="bad">{ORDER_DELETE_FAILED}</Notice>}
    </Dialog>
  )
}
