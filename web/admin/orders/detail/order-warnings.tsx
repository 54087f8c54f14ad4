// Warnings about an order: asked about, replaced, being edited, or waiting for goods.
import { useFetcher } from 'react-router'
import type { Shortage } from '#domain/order/order-shortage.ts'
import { editRefusal } from '#domain/revisions/order-edit.ts'
import { doneSteps } from '#domain/steps/steps.ts'
import { orderWarnings } from '#domain/words/en/office/orders/order-details.ts'
import { orderAnswers } from '#domain/words/en/office/orders/orders.ts'
import { ui } from '#domain/words/en/ui.ts'
import type { ActionResult } from '#web/admin/kit/intents.ts'
import { useFetcherResult } from '#web/admin/kit/use-fetcher-result.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import type { OpenedOrder } from './load-order.ts'
import { QuestionNotice } from '../question-notice.tsx'
import { ViewOrder } from '../view-order.tsx'

type Props = { opened: OpenedOrder; notify: Notify }

export function OrderWarnings({ opened, notify }: Props) {
  const { order, isReplaced, lacking, history, editors, question, link } = opened
  const { supersededBy, supersedes, stockDeducted, kind } = order
  const text = useWords(orderWarnings)
  const answers = useWords(orderAnswers)
  // Outside the part that disappears when the goods are taken: a live event may arrive before the response.
  const retry = useFetcher<ActionResult>()
  useFetcherResult(retry.data, (result) => notify(result.ok ? 'good' : 'bad', result.message))
  const isClosed = isReplaced || editRefusal(doneSteps(history)) !== undefined
  const hidden = isClosed ? 'order' : link && 'ended' in link ? link.ended : undefined
  return (
    <>
      <QuestionNotice orderId={order.orderId} question={question} hidden={hidden} notify={notify} />
      {kind === 'trial' && <Notice tone="warn">{text.trial}</Notice>}
      {editors.length > 0 && (
        <Notice tone="warn">
          {editors.length === 1
            ? text.editedByOne({ who: editors.join() })
            : text.editedByMany({ people: editors.join(', ') })}
        </Notice>
      )}
      {supersededBy && isReplaced && (
        <Notice tone="bad">
          {sentence(text.sentAgain({ id: supersededBy }), { order: <ViewOrder orderId={supersededBy} /> })}
        </Notice>
      )}
      {!stockDeducted && !isReplaced && order.step !== 'cancelled' && (
        <Short orderId={order.orderId} lacking={lacking} retry={retry} />
      )}
      {order.step === 'cancelled' && <Notice tone="bad">{answers.cancelled}</Notice>}
      {supersedes && (
        <Notice tone="warn">
          {sentence(text.replaces({ id: supersedes }), { order: <ViewOrder orderId={supersedes} /> })}
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
  const text = useWords(orderWarnings)
  const { tryAgain } = useWords(ui)
  return (
    <Notice tone="bad">
      <retry.Form method="post" className="short-order spread gap-3">
        <input type="hidden" name="intent" value="take-stock" />
        <input type="hidden" name="orderId" value={orderId} />
        <div>
          <p>{text.notDeducted}</p>
          {lacking.length > 0 ? (
            <ul>
              {lacking.map(({ productId, name, ordered, inStock: stock }) => (
                <li key={productId}>
                  {sentence(
                    stock === undefined ? text.notSold({ name, ordered }) : text.lacking({ name, ordered, stock }),
                    { b: <strong /> },
                  )}
                </li>
              ))}
            </ul>
          ) : (
            <p>{text.inStock}</p>
          )}
        </div>
        <Button variant="secondary" type="submit" busy={retry.state !== 'idle'}>
          <Icon name="refresh" /> {tryAgain}
        </Button>
      </retry.Form>
    </Notice>
  )
}
