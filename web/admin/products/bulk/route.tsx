// The latest bulk changes, each with its undo.
import { href, Link, useFetcher } from 'react-router'
import { orderDate, orderTime } from '#domain/indian-date.ts'
import { NOTICE_MS } from '#domain/timings.ts'
import { useLive } from '#web/live/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { NoticeArea } from '#web/ui/notice.tsx'
import { formAction } from '#web/admin/kit/intents.ts'
import { actionWithFallback, lastKnown } from '#web/admin/kit/network-fallback.ts'
import { useFetcherResult } from '#web/admin/kit/use-fetcher-result.ts'
import { type Notify, useNotice } from '#web/admin/kit/use-notice.ts'
import { CHANGE_FAILED, type ChangeResult, countsOf, intents, UNDO_FAILED } from './intents.ts'
import { LeftList } from './left-list.tsx'
import type { Route } from './+types/route'
import './changes.css'

export const meta: Route.MetaFunction = () => [{ title: 'Product Changes' }]

export async function loader({ context }: Route.LoaderArgs) {
  const bulkChanges = await context.get(shopContext).bulkChanges.newest()
  return {
    changes: bulkChanges.map((bulkChange) => ({
      id: bulkChange.id,
      who: bulkChange.who,
      at: momentText(bulkChange.appliedAt),
      summary: bulkChange.summary,
      counts: countsOf(bulkChange),
      left: bulkChange.undone?.left ?? bulkChange.leftOut,
      ...(bulkChange.undone && { undone: `Undone on ${momentText(bulkChange.undone.at)} by ${bulkChange.undone.by}` }),
    })),
  }
}

export const clientLoader = lastKnown<typeof loader>()
export const action = formAction(intents)
export const clientAction = actionWithFallback((intent) => (intent === 'bulk-undo' ? UNDO_FAILED : CHANGE_FAILED))

type Change = Awaited<ReturnType<typeof loader>>['changes'][number]

export default function ProductChanges({ loaderData: { changes } }: Route.ComponentProps) {
  useLive(['products'])
  const { notice, notify, clear } = useNotice()
  return (
    <>
      <p className="changes-lead">
        Changes of many products at once; each can be undone for 30 days.{' '}
        <Link to={href('/admin/products')}>All products</Link>
      </p>
      {changes.length === 0 ? (
        <Empty title="No changes yet" icon="box">
          Choose products under Products, press Change many, and what you change stands here with its undo.
        </Empty>
      ) : (
        <ul className="stack">
          {changes.map((change) => (
            <ChangeEntry key={change.id} change={change} notify={notify} />
          ))}
        </ul>
      )}
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </>
  )
}

function ChangeEntry({
  change: { id, who, at, summary, counts, left, undone },
  notify,
}: {
  change: Change
  notify: Notify
}) {
  const fetcher = useFetcher<ChangeResult>()
  useFetcherResult(fetcher.data, ({ ok, message }) => notify(ok ? 'good' : 'bad', message))
  return (
    <li className="change">
      <h2>{summary}</h2>
      <p className="row">
        <Chip>{counts}</Chip>
        {undone && <Chip tone="warn">Undone</Chip>}
      </p>
      <p className="change-who small soft">
        {at} · {who}
        {undone && <span>{undone}</span>}
      </p>
      <LeftList left={left} />
      {!undone && (
        <fetcher.Form method="post">
          <input type="hidden" name="bulkChange" value={id} />
          <Button
            type="submit"
            variant="secondary"
            name="intent"
            value="bulk-undo"
            busy={fetcher.state !== 'idle'}
            aria-label={`Undo: ${summary}`}
          >
            {fetcher.state === 'idle' ? 'Undo' : 'Undoing...'}
          </Button>
        </fetcher.Form>
      )}
    </li>
  )
}

function momentText(iso: string): string {
  const at = new Date(iso)
  return `${orderDate(at)}, ${orderTime(at)}`
}
