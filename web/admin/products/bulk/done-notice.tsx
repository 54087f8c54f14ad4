// Result of a bulk change, and its undo.
import { href, useFetcher } from 'react-router'
import type { LeftOut } from '#domain/bulk/product-changes.ts'
import { common } from '#domain/words/en/office/common.ts'
import { ui } from '#domain/words/en/ui.ts'
import { useFetcherResult } from '#web/admin/kit/use-fetcher-result.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import type { ChangeResult } from './intents.ts'
import { LeftList } from './left-list.tsx'
import './changes.css'

/** `bulkChange` is its id; undefined when there is nothing to undo. */
export type Done = { message: string; bulkChange?: string | undefined; left: LeftOut[] }

type DoneProps = { done: Done; notify: Notify; onClose: () => void }

/** Stays until closed: the undo is wanted after a look at the result. */
export function DoneNotice({ done: { message, bulkChange, left }, notify, onClose }: DoneProps) {
  const shared = useWords(common)
  const { close } = useWords(ui)
  const fetcher = useFetcher<ChangeResult>()
  const answer = fetcher.data?.ok ? fetcher.data : undefined
  useFetcherResult(fetcher.data, (result) => {
    if (!result.ok) notify('bad', result.message)
  })
  return (
    <Notice tone={(answer?.left ?? left).length > 0 ? 'warn' : 'good'}>
      <div className="stack gap-2">
        <output>{answer?.message ?? message}</output>
        <LeftList left={answer?.left ?? left} isUndone={answer !== undefined} />
        <div className="row">
          {bulkChange !== undefined && !answer && (
            <fetcher.Form method="post" action={href('/admin/products/changes')}>
              <input type="hidden" name="bulkChange" value={bulkChange} />
              <Button type="submit" name="intent" value="bulk-undo" variant="secondary" busy={fetcher.state !== 'idle'}>
                {fetcher.state === 'idle' ? shared.undo : shared.undoing}
              </Button>
            </fetcher.Form>
          )}
          <Button variant="quiet" onClick={onClose}>
            {close}
          </Button>
        </div>
      </div>
    </Notice>
  )
}
