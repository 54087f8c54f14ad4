// What is unusual about an order: replaced by a later one, in place of an earlier one, or waiting for its goods.
import { useFetcher } from 'react-router'
import type { Order } from '#domain/order.ts'
import { type Shortage, shortageText } from '#domain/order-shortage.ts'
import type { ActionResult } from '#web/admin/kit/intents.ts'
import { useFetcherResult } from '#web/admin/kit/use-fetcher-result.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/any-icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { OpenedOrder } from '../load-orders.ts'
import { ViewOrder } from '../view-order.tsx'

type Props = { opened: Pick<OpenedOrder, 'isReplaced' | 'lacking'>; order: Order; notify: Notify }

export function OrderWarnings({ opened: { isReplaced, lacking }, order, notify }: Props) {
  const { supersededBy, supersedes, stockDeducted, kind } = order
  // Here, not in the part that is left out once the goods are taken: a live event may say so before the response does.
  const retry = useFetcher<ActionResult>()
  useFetcherResult(retry.data, (result) => notify(result.ok ? 'good' : 'bad', result.message))
  return (
    <>
      {kind === 'trial' && (
        <Notice tone="warn">
          A trial: an admin has placed this order to see how the shop works. No customer waits for it.
        </Notice>
      )}
      {supersededBy && isReplaced && (
        <Notice tone="bad">
          The customer sent this order again: <ViewOrder orderId={supersededBy} /> stands in its place.
        </Notice>
      )}
      {!stockDeducted && !isReplaced && <Short order={order} lacking={lacking} retry={retry} />}
      {supersedes && (
        <Notice tone="warn">
          This order stands in place of <ViewOrder orderId={supersedes} />.
        </Notice>
      )}
    </>
  )
}

type ShortProps = {
  order: Order
  lacking: readonly Shortage[]
  retry: ReturnType<typeof useFetcher<ActionResult>>
}

function Short({ order: { orderId, supersededBy }, lacking, retry }: ShortProps) {
  return (
    <Notice tone="bad">
      <retry.Form method="post" className="short-order">
        <input type="hidden" name="intent" value="take-stock" />
        <input type="hidden" name="orderId" value={orderId} />
        <div>
          <p>
            {supersededBy
              ? `The customer sent this order again, and ${supersededBy}, which stood in its place, was deleted. No stock is deducted for this one.`
              : 'Stock was not deducted for this order: a product ran short when it came in.'}
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
            <p>All its goods are there now.</p>
          )}
        </div>
        <Button variant="secondary" type="submit" busy={retry.state !== 'idle'}>
          <Icon name="refresh" /> Try again
        </Button>
      </retry.Form>
    </Notice>
  )
}
