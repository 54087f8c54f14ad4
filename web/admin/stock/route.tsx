// Products running out, by how fast they sell.
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { href } from 'react-router'
import { withTamilNames } from '#domain/category/category.ts'
import { type SellingWindow, soldPerDay } from '#domain/stock/running-out.ts'
import {
  filterStock,
  readStockFilter,
  SOON_DAYS,
  sortStock,
  type StockFilter,
  type StockRow,
  type StockSummary,
  stockSummary,
} from '#domain/stock/stock-list.ts'
import { NOTICE_MS } from '#domain/timings.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { stock as words } from '#domain/words/en/office/goods/stock.ts'
import { useLive } from '#web/live/live.ts'
import { useStockedProducts } from '#web/live/use-newest-stock.ts'
import { shopContext } from '#web/shop-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { NoticeArea } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { type CountTile, CountTiles } from '../kit/tiles.tsx'
import { formAction } from '../kit/intents.ts'
import { afterForms } from '../kit/should-revalidate.ts'
import { actionWithFallback, lastKnown } from '../kit/network-fallback.ts'
import { RefreshList } from '../kit/stable-rows/refresh-list.tsx'
import type { ListRule } from '../kit/stable-rows/stable-rows.ts'
import { useStableRows } from '../kit/stable-rows/use-stable-rows.ts'
import { useNotice } from '../kit/use-notice.ts'
import { useUrlFilter } from '../kit/use-url-filter.ts'
import { intents } from './intents.ts'
import { LowStockDialog } from './low-stock-dialog.tsx'
import { StockFilters } from './stock-filters.tsx'
import { StockList } from './stock-list.tsx'
import type { Route } from './+types/route'
import './stock.css'

export const meta: Route.MetaFunction = () => [{ title: wordsOf(words).title }]

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const [products, categories, sold] = await Promise.all([
    shop.products.all(),
    shop.categories.all(),
    shop.stock.sold(),
  ])
  const now = shop.now()
  const rows = withTamilNames(products, categories).map((product): StockRow => {
    const perDay = (days: SellingWindow) => soldPerDay(sold.get(product.id)?.[days] ?? 0, days, product.createdAt, now)
    return { ...product, perDay: { 14: perDay(14), 30: perDay(30) } }
  })
  return { rows, categories, shopLowStock: shop.settings.lowStock }
}

export const clientLoader = lastKnown<typeof loader>()
export const action = formAction(intents)
export const clientAction = actionWithFallback(() => wordsOf(words).limitFailed)

/** The browser filters; stock arrives over the live stream. */
export const shouldRevalidate = afterForms()

export default function Stock({ loaderData: { rows, categories, shopLowStock } }: Route.ComponentProps) {
  useLive(['products', 'settings', 'stock'])
  const text = useWords(words)
  const [params, setFilter] = useUrlFilter()
  const { notice, notify, clear } = useNotice()
  const [openedId, setOpenedId] = useState<string>()
  const current = useStockedProducts(rows)
  const deferredParams = useDeferredValue(params)
  const query = deferredParams.toString()
  const filter = useMemo(() => readStockFilter(deferredParams, categories), [deferredParams, categories])
  const read = useMemo(() => filterStock(current, filter, shopLowStock), [current, filter, shopLowStock])
  const rule = useMemo(() => listRule(filter), [filter])
  const stable = useStableRows({ key: query, read, rule, stored: current })
  const open = useCallback((id: string) => setOpenedId(id), [])
  const close = () => setOpenedId(undefined)
  const opened = current.find(({ id }) => id === openedId)
  return (
    <>
      <div className="screen-head spread">
        <p className="lead">{text.lead({ limit: shopLowStock })}</p>
        <ButtonLink to={href('/admin/stock/count')}>{text.countAgain}</ButtonLink>
      </div>
      <CountTiles tiles={tilesOf(stockSummary(current, filter.days, shopLowStock))} />
      <StockFilters categories={categories} params={params} onFilter={setFilter}>
        <RefreshList isIconOnly isOutdated={stable.isOutdated} onRefresh={stable.refresh} />
      </StockFilters>
      <StockList
        all={current}
        rows={stable.rows}
        list={stable.list}
        filter={filter}
        query={query}
        shopLowStock={shopLowStock}
        onSearch={(search) => setFilter({ search })}
        onLowStock={open}
      />
      {opened && (
        <LowStockDialog
          key={opened.id}
          product={opened}
          shopLowStock={shopLowStock}
          onClose={close}
          onSaved={(message) => {
            close()
            notify('good', message)
          }}
        />
      )}
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </>
  )
}

function tilesOf({ soon, low, out }: StockSummary): CountTile[] {
  const text = wordsOf(words)
  return [
    { label: text.soon({ days: SOON_DAYS }), count: soon, tone: 'warn', to: '?show=soon' },
    { label: text.lowStock, count: low, tone: 'warn', to: '?show=low' },
    { label: text.outOfStock, count: out, tone: 'bad', to: '?show=out' },
  ]
}

/** The list is complete: a product outside of the filter has left it. */
function listRule({ days }: StockFilter): ListRule<StockRow> {
  return { idOf: ({ id }) => id, sorted: (some) => sortStock(some, days), matchesUnread: () => false }
}
