// Changing many products: the button that begins it, the bar with what is chosen, the dialog, and what came of it with its undo.
import { useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import type { ListedCategory } from '#domain/category.ts'
import type { LeftOut } from '#domain/bulk/product-batch.ts'
import { indianGrouping } from '#domain/money.ts'
import type { Product } from '#domain/product.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { ChangeResult } from '../changes/intents.ts'
import { LeftList } from '../changes/left-list.tsx'
import { useFetcherResult } from '#web/admin/kit/use-fetcher-result.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import type { Choice } from './use-choice.ts'
import './bulk.css'

type Props = {
  choice: Choice
  /** Those that the filter finds, and all, with their newest stock. */
  matching: readonly Product[]
  products: readonly Product[]
  categories: readonly ListedCategory[]
  notify: Notify
}

type Done = { message: string; batch?: string | undefined; left: LeftOut[] }

export function BulkTools({ choice, matching, products, categories, notify }: Props) {
  const { chosen, begin, end, replace } = choice
  // What was chosen when the dialog was opened: the preview stands still while others change the shop.
  const [asked, setAsked] = useState<readonly Product[]>()
  const [done, setDone] = useState<Done>()
  const there = chosen ? products.filter(({ id }) => chosen.has(id)) : []
  return (
    <div className="bulk-tools">
      {done && (
        <DoneNotice key={done.batch ?? done.message} done={done} notify={notify} onClose={() => setDone(undefined)} />
      )}
      {chosen ? (
        <section className="bulk-bar" aria-label="Change many products">
          <output>{`${indianGrouping(there.length)} chosen`}</output>
          <Button variant="secondary" onClick={() => replace(matching.map(({ id }) => id))}>
            {`All ${indianGrouping(matching.length)} that match`}
          </Button>
          <Button variant="secondary" onClick={() => replace([])}>
            None
          </Button>
          <Button aria-disabled={there.length === 0 || undefined} onClick={() => there.length > 0 && setAsked(there)}>
            Change...
          </Button>
          <Button variant="quiet" onClick={end}>
            Done
          </Button>
        </section>
      ) : (
        <div className="bulk-start">
          <Button variant="secondary" size="small" onClick={begin}>
            Change many
          </Button>
          <Link to={href('/admin/products/changes')}>Last changes</Link>
          <Link to={href('/admin/stock')}>Stock</Link>
          <Link to={href('/admin/categories')}>Categories</Link>
          <Link to={href('/admin/import')}>Import</Link>
        </div>
      )}
      {asked && (
        <BulkDialog
          products={asked}
          categories={categories}
          onClose={() => setAsked(undefined)}
          onDone={(result) => {
            setAsked(undefined)
            end()
            setDone(result)
          }}
        />
      )}
    </div>
  )
}

type DoneProps = { done: Done; notify: Notify; onClose: () => void }

/** Stays until it is closed: the undo is wanted when the eye has seen what became of it. */
function DoneNotice({ done: { message, batch, left }, notify, onClose }: DoneProps) {
  const fetcher = useFetcher<ChangeResult>()
  const answer = fetcher.data?.ok ? fetcher.data : undefined
  useFetcherResult(fetcher.data, (result) => {
    if (!result.ok) notify('bad', result.message)
  })
  return (
    <Notice tone={(answer?.left ?? left).length > 0 ? 'warn' : 'good'}>
      <div className="bulk-done">
        <output>{answer?.message ?? message}</output>
        <LeftList left={answer?.left ?? left} />
        <div className="bulk-done-buttons">
          {batch !== undefined && !answer && (
            <fetcher.Form method="post" action={href('/admin/products/changes')}>
              <input type="hidden" name="batch" value={batch} />
              <Button type="submit" name="intent" value="bulk-undo" variant="secondary" busy={fetcher.state !== 'idle'}>
                {fetcher.state === 'idle' ? 'Undo' : 'Undoing...'}
              </Button>
            </fetcher.Form>
          )}
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    </Notice>
  )
}
