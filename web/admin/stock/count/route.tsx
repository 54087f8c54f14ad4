// The stock count.
import { useMemo, useRef, useState } from 'react'
import { href, Link } from 'react-router'
import { withTamilNames } from '#domain/category/category.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { stockCount } from '#domain/words/en/office/goods/stock.ts'
import { useLive } from '#web/live/live.ts'
import { useNewestStock, useStockedProducts } from '#web/live/use-newest-stock.ts'
import { shopContext } from '#web/shop-context.ts'
import { usePersistedStore } from '#web/browser/persisted-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import { formAction } from '#web/admin/kit/intents.ts'
import { afterForms } from '#web/admin/kit/should-revalidate.ts'
import { actionWithFallback, lastKnown } from '#web/admin/kit/network-fallback.ts'
import { NoProductsYet } from '#web/admin/kit/no-products-yet.tsx'
import { useUrlFilter } from '#web/admin/kit/use-url-filter.ts'
import { CountBar } from './count-bar.tsx'
import { countDraft } from './count-draft.ts'
import { CountFilters } from './count-filters.tsx'
import { CountList } from './count-list.tsx'
import { CountReview } from './count-review.tsx'
import { countedRows } from './counted-rows.ts'
import { failureMessage, intents } from './intents.ts'
import { LastCounts } from './last-counts.tsx'
import { useCountList } from './use-count-list.ts'
import { useCountSave } from './use-count-save.ts'
import type { Route } from './+types/route'
import './count.css'

export const meta: Route.MetaFunction = () => [{ title: wordsOf(stockCount).title }]

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const [products, categories, counts] = await Promise.all([
    shop.products.all(),
    shop.categories.all(),
    shop.stock.counts(),
  ])
  return { products: withTamilNames(products, categories), categories, counts }
}

export const clientLoader = lastKnown<typeof loader>()
export const action = formAction(intents)
export const clientAction = actionWithFallback(failureMessage)

/** The browser filters; stock arrives over the live stream. */
export const shouldRevalidate = afterForms()

export default function CountAgain({ loaderData: { products, categories, counts } }: Route.ComponentProps) {
  useLive(['products', 'stock'])
  const text = useWords(stockCount)
  const [params, setFilter] = useUrlFilter()
  const draft = usePersistedStore(countDraft)
  const current = useStockedProducts(products)
  const saving = useCountSave(useNewestStock(products))
  const [isReviewing, setReviewing] = useState(false)
  const reviewButton = useRef<HTMLButtonElement>(null)
  const { filter, query, rows, list } = useCountList({ current, categories, params, draft })
  const { counted, faulty } = useMemo(() => countedRows(current, draft.rows), [current, draft.rows])
  const newest = counts[0]
  const isSent = draft.sent !== ''
  const isSomebodyElses = newest !== undefined && newest.key !== draft.before && newest.key !== draft.key

  const review = () => {
    // Faulty rows may be filtered out.
    if (faulty.length > 0) return setFilter({ search: '', category: '', show: 'faulty' })
    saving.reset()
    setReviewing(true)
  }
  const sendAgain = () => {
    setReviewing(true)
    saving.save(draft.sent)
  }
  if (products.length === 0) {
    return (
      <Empty title={text.nothingToCount} icon="box" action={<NoProductsYet />}>
        {text.noneYet}
      </Empty>
    )
  }
  return (
    <>
      <div className="stack gap-2 below">
        <p className="lead">{sentence(text.lead, { link: <Link to={href('/admin/stock')} /> })}</p>
        <LastCounts counts={counts} />
        {isSent && !saving.isSaving && (
          <Notice tone="warn">
            <div className="spread gap-3 lines-2">
              <span className="grow">{text.unanswered}</span>
              <Button size="small" onClick={sendAgain}>
                {text.sendAgain}
              </Button>
            </div>
          </Notice>
        )}
        {!countDraft.isStored() && <Notice tone="warn">{text.notStored}</Notice>}
      </div>
      <CountFilters categories={categories} params={params} onFilter={setFilter} />
      {rows.length === 0 ? (
        <Empty title={text.noneFound} icon="box">
          {filter.show === '' ? text.tryAnother : text.noneInPart}
        </Empty>
      ) : (
        <CountList
          rows={rows}
          query={query}
          list={list}
          draft={draft}
          before={newest?.key ?? ''}
          onEnd={() => reviewButton.current?.focus()}
        />
      )}
      <CountBar
        button={reviewButton}
        counted={counted}
        faulty={faulty.length}
        of={products.length}
        isSent={isSent}
        onReview={review}
      />
      <CountReview
        isOpen={isReviewing}
        counted={counted}
        draft={draft}
        countedBy={isSomebodyElses ? newest.who : undefined}
        saving={saving}
        onClose={() => setReviewing(false)}
      />
    </>
  )
}
