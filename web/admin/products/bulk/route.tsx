// The latest bulk changes, each with its undo.
import { href, Link, useFetcher } from 'react-router'
import { clockTime, orderDate } from '#domain/dates/indian-date.ts'
import { NOTICE_MS } from '#domain/timings.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { common } from '#domain/words/en/office/common.ts'
import { productChanges } from '#domain/words/en/office/goods/product-changes.ts'
import { useLive } from '#web/live/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { NoticeArea } from '#web/ui/notice.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import { formAction } from '#web/admin/kit/intents.ts'
import { actionWithFallback, lastKnown } from '#web/admin/kit/network-fallback.ts'
import { useFetcherResult } from '#web/admin/kit/use-fetcher-result.ts'
import { type Notify, useNotice } from '#web/admin/kit/use-notice.ts'
import { type ChangeResult, countsOf, intents } from './intents.ts'
import { LeftList } from './left-list.tsx'
import type { Route } from './+types/route'
import './changes.css'

export const meta: Route.MetaFunction = () => [{ title: wordsOf(productChanges).title }]

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
      ...(bulkChange.undone && {
        undone: wordsOf(productChanges).undoneBy({
          when: momentText(bulkChange.undone.at),
          who: bulkChange.undone.by,
        }),
      }),
    })),
  }
}

export const clientLoader = lastKnown<typeof loader>()
export const action = formAction(intents)
export const clientAction = actionWithFallback((intent) => {
  const text = wordsOf(productChanges)
  return intent === 'bulk-undo' ? text.undoFailed : text.changeFailed
})

type Change = Awaited<ReturnType<typeof loader>>['changes'][number]

export default function ProductChanges({ loaderData: { changes } }: Route.ComponentProps) {
  useLive(['products'])
  const text = useWords(productChanges)
  const { notice, notify, clear } = useNotice()
  return (
    <>
      {changes.length === 0 ? (
        <Empty
          title={text.noneYet}
          icon="box"
          action={<ButtonLink to={href('/admin/products')}>{text.openProducts}</ButtonLink>}
        >
          {text.howTo}
        </Empty>
      ) : (
        <>
          <p className="changes-lead">{sentence(text.lead, { link: <Link to={href('/admin/products')} /> })}</p>
          <ul className="stack">
            {changes.map((change) => (
              <ChangeEntry key={change.id} change={change} notify={notify} />
            ))}
          </ul>
        </>
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
  const text = useWords(productChanges)
  const shared = useWords(common)
  const fetcher = useFetcher<ChangeResult>()
  useFetcherResult(fetcher.data, ({ ok, message }) => notify(ok ? 'good' : 'bad', message))
  return (
    <li className="change">
      <h2>{summary}</h2>
      <p className="row">
        <Chip>{counts}</Chip>
        {undone && <Chip tone="warn">{text.isUndone}</Chip>}
      </p>
      <p className="change-who small soft">
        {at} · {who}
        {undone && <span>{undone}</span>}
      </p>
      <LeftList left={left} isUndone={undone !== undefined} />
      {!undone && (
        <fetcher.Form method="post">
          <input type="hidden" name="bulkChange" value={id} />
          <Button
            type="submit"
            variant="secondary"
            name="intent"
            value="bulk-undo"
            busy={fetcher.state !== 'idle'}
            aria-label={text.undoOf({ summary })}
          >
            {fetcher.state === 'idle' ? shared.undo : shared.undoing}
          </Button>
        </fetcher.Form>
      )}
    </li>
  )
}

function momentText(iso: string): string {
  const at = new Date(iso)
  return `${orderDate(at)}, ${clockTime(at)}`
}
