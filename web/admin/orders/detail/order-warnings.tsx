// Warnings about an order: replaced, being edited, or waiting for goods.
import { useFetcher } from 'react-router'
import { type Shortage, shortageText } from '#domain/order/order-shortage.ts'
import type { ActionResult } from '#web/admin/kit/intents.ts'
import { useFetcherResult } from '#web/admin/kit/use-fetcher-result.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { OpenedOrder } from './load-order.ts'
import { ORDER_CANCELLED } from '../messages.ts'
import { ViewOrder } from '../view-order.tsx'

type Props = { opened: OpenedOrder; notify: Notify }

export function OrderWarnings({ opened: { order, isReplaced, lacking, editors }, notify }: Props) {
  const { supersededBy, supersedes, stockDeducted, kind } = order
  // Outside the part that disappears when the goods are taken: a live event may arrive before the response.
  const retry = useFetcher<ActionResult>()
  useFetcherResult(retry.data, (result) => notify(result.ok ? 'good' : 'bad', result.message))
  return (
    <>
      {kind === 'trial' && (
        <Notice tone="warn">This is a trial order, placed to see how the shop works. No customer waits for it.</Notice>
      )}
      {editors.length > 0 && (
        <Notice tone="warn">{`${editors.join(', ')} ${editors.length === 1 ? 'has' : 'have'} this order open to edit it.`}</Notice>
      )}
      {supersededBy && isReplaced && (
        <Notice tone="bad">
          The customer sent this order again: <ViewOrder orderId={supersededBy} /> replaces it.
        </Notice>
      )}
      {!stockDeducted && !isReplaced && order.step !== 'cancelled' && (
        <Short orderId={order.orderId} lacking={lacking} retry={retry} />
      )}
      {order.step === 'cancelled' && <Notice tone="bad">{ORDER_CANCELLED}</Notice>}
      {supersedes && (
        <Notice tone="warn">
          This order replaces <ViewOrder orderId={supersedes} />.
        </Notice>
      )}
    </>
  )
}

type ShortProps = {
  orderId: string
  lacking: readonly Shortage[]
  retry: ReturnType<typeof useFetcher<ActionResult>>
}

function Short({ orderId, lacking, retry }: ShortProps) {
  return (
    <Notice tone="bad">
      <retry.Form method="post" className="short-order spread gap-3">
        <input type="hidden" name="intent" value="take-stock" />
        <input type="hidden" name="orderId" value={orderId} />
        <div>
          <p>
            Stock is not deducted for this order, because a product was short when the order came in, or because the
            later order that replaced it was deleted.
          </p>
          {lacking.length > 0 ? (
            <ul>
              {lacking.map((one) => (
                <li key={one.productId}>
                  <strong>{one.name}</strong>: {shortageText(one)}
                </li>
              ))}
            </ul>
          ) : (
            <p>All its goods are in stock now.</p>
          )}
        </div>
        <Button variant="secondary" type="submit" busy={retry.state !== 'idle'}>
          <Icon name="refresh" /> Try again
        </Button>
      </retry.Form>
    </Notice>
  )
}
