// Confirms deleting an order and the return of its goods; the notice can undo it.
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { formatRupees } from '#domain/numbers/money.ts'
import { hasReached } from '#domain/steps/steps.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { common } from '#domain/words/en/office/common.ts'
import { deletedOrder, orders } from '#domain/words/en/office/orders/orders.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'
import { ConfirmDelete } from '../kit/confirm/confirm-delete.tsx'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import type { Notify } from '../kit/use-notice.ts'
import type { RestoreResult } from './intents.ts'
import type { OrderRow } from './order-row.ts'
import './delete-order.css'

type Props = { order: OrderRow | undefined; onClose: () => void; onDeleted: (orderId: string) => void; notify: Notify }

export function DeleteOrder({ order, ...rest }: Props) {
  const noticeOf = useUndo(rest.notify)
  const text = useWords(deletedOrder)
  const { deleteOrder } = useWords(orders)
  return (
    <ConfirmDelete
      kind="order"
      title={deleteOrder}
      action={deleteOrder}
      asked={order && { intent: 'remove', field: 'orderId', id: order.orderId }}
      noticeOf={noticeOf}
      {...rest}
    >
      {order && (
        <div className="stack">
          <p>{text.question}</p>
          <p>
            <strong>{order.name}</strong> {formatRupees(order.totalPaise)}
            <span className="note block">{order.orderId}</span>
          </p>
          {order.receivedPaise !== undefined && order.receivedPaise > 0 && (
            <p>{text.paymentsStay({ amount: formatRupees(order.receivedPaise) })}</p>
          )}
          {order.stockDeducted && <ReturnGoods order={order} />}
        </div>
      )}
    </ConfirmDelete>
  )
}

/** Returns a notice with an undo button, which stays when the answer is lost. */
function useUndo(notify: Notify) {
  const { data, submit } = useFetcher<RestoreResult>()
  const [pressed, setPressed] = useState('')
  const noticeOf = (text: string, orderId: string) => (
    <span className="state-change spread gap-3 nowrap">
      <span className="breaks">{text}</span>
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          setPressed(orderId)
          void submit({ intent: 'restore', orderId }, { method: 'post' })
        }}
      >
        {wordsOf(common).undo}
      </Button>
    </span>
  )
  useFetcherResult(data, ({ ok, message, isFinal = false }) => {
    if (ok) return notify('good', message)
    notify('bad', isFinal ? message : noticeOf(message, pressed))
  })
  return noticeOf
}

function ReturnGoods({ order }: { order: OrderRow }) {
  const text = useWords(deletedOrder)
  const isAway = hasReached(order.step, 'dispatched')
  return (
    <label key={String(isAway)} className="return-goods">
      <input type="hidden" name="step" value={order.step} />
      <input type="checkbox" name="returnGoods" value="yes" defaultChecked={!isAway} />
      <span>
        {text.returnItems}
        <small>{isAway ? text.haveLeft : text.sellable}</small>
      </span>
    </label>
  )
}
