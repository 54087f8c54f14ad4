// The link of an order to its own page: opened, ended, or replaced by another.
import { useFetcher } from 'react-router'
import { orderLinkPath } from '#domain/order/order-link.ts'
import { shownLanguage } from '#domain/words/shown-language.ts'
import { orderLinks } from '#domain/words/en/office/orders/order-details.ts'
import type { OrderLinkState } from '#server/orders/links/order-links.ts'
import type { ActionResult } from '#web/admin/kit/intents.ts'
import { useFetcherResult } from '#web/admin/kit/use-fetcher-result.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'

type Props = { orderId: string; state: OrderLinkState | undefined; notify: Notify }

/** Empty for an order without a page. */
export function OrderLink({ orderId, state, notify }: Props) {
  const text = useWords(orderLinks)
  const act = useFetcher<ActionResult>()
  useFetcherResult(act.data, ({ ok, message }) => notify(ok ? 'good' : 'warn', message))
  if (!state) return null
  const link = 'link' in state ? state.link : undefined
  const press = (intent: 'end-link' | 'renew-link') => void act.submit({ intent, orderId }, { method: 'post' })
  const busy = act.state !== 'idle'
  return (
    <section className="stack gap-2 top">
      <h3>{text.title}</h3>
      <p>{link !== undefined ? text.shows : 'ended' in state && state.ended === 'age' ? text.tooOld : text.ended}</p>
      <div className="row">
        {link !== undefined && (
          <a
            className="button"
            data-variant="secondary"
            data-size="small"
            href={orderLinkPath(link, shownLanguage())}
            target="_blank"
            rel="noreferrer"
          >
            {text.open}
          </a>
        )}
        {link !== undefined && (
          <Button variant="secondary" size="small" busy={busy} onClick={() => press('end-link')}>
            {text.end}
          </Button>
        )}
        {(link !== undefined || ('ended' in state && state.ended === 'shop')) && (
          <Button variant="secondary" size="small" busy={busy} onClick={() => press('renew-link')}>
            {text.renew}
          </Button>
        )}
      </div>
    </section>
  )
}
