// The products screen.
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { type ListedCategory, withTamilNames } from '#domain/category/category.ts'
import type { Product } from '#domain/product/product.ts'
import { filterProducts, type ProductFilter, readProductFilter, sortProducts } from '#domain/product/product-list.ts'
import { type StockCounts, stockCounts } from '#domain/product/stock.ts'
import { NOTICE_MS } from '#domain/timings.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { products as words } from '#domain/words/en/office/goods/products.ts'
import { formAction } from '../kit/intents.ts'
import { afterForms } from '../kit/should-revalidate.ts'
import { actionWithFallback, lastKnown } from '../kit/network-fallback.ts'
import { ConfirmDelete } from '../kit/confirm/confirm-delete.tsx'
import { type CountTile, CountTiles } from '../kit/tiles.tsx'
import { RefreshList } from '../kit/stable-rows/refresh-list.tsx'
import type { ListRule } from '../kit/stable-rows/stable-rows.ts'
import { useStableRows } from '../kit/stable-rows/use-stable-rows.ts'
import { useNotice } from '../kit/use-notice.ts'
import { useUrlFilter } from '../kit/use-url-filter.ts'
import { useLive } from '#web/live/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { NoticeArea } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { BulkTools } from './bulk/bulk-tools.tsx'
import { useChoice } from '../kit/use-choice.ts'
import { BulkStock } from './stock/bulk-stock.tsx'
import { EditProduct } from './edit-product.tsx'
import { failureMessage, intents } from './intents.ts'
import { ProductFilters } from './product-filters.tsx'
import { ProductList } from './product-list.tsx'
import { useStockEdits } from './stock/use-stock-edits.ts'
import { productsView, ViewChoice } from './view-choice.tsx'
import { useRememberedView } from '#web/browser/remembered-view.ts'
import type { Route } from './+types/route'
import './products.css'

export const meta: Route.MetaFunction = () => [{ title: wordsOf(words).title }]

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const [products, categories] = await Promise.all([shop.products.all(), shop.categories.all()])
  const listed = withTamilNames(products, categories).map((product) => ({
    ...product,
    lowStock: product.lowStock ?? shop.settings.lowStock,
  }))
  return { products: listed, categories, converts: await shop.media.converts() }
}

export const clientLoader = lastKnown<typeof loader>()
export const action = formAction(intents)
export const clientAction = actionWithFallback(failureMessage)

/** The browser filters; stock arrives over the live stream. */
export const shouldRevalidate = afterForms<typeof intents>('set-stock', 'add-stock')

type Opened = { what: 'bulk' | 'edit' | 'remove'; product: Product }

export default function Products({ loaderData: { products, categories, converts } }: Route.ComponentProps) {
  useLive(['products', 'settings', 'stock'])
  const text = useWords(words)
  const [params, setFilter] = useUrlFilter()
  const [opened, setOpened] = useState<Opened>()
  const { notice, notify, clear } = useNotice()
  const view = useRememberedView(productsView)
  const { current, edit: editStock } = useStockEdits(products, notify)
  const deferredParams = useDeferredValue(params)
  const query = deferredParams.toString()
  const filter = useMemo(() => readProductFilter(deferredParams, categories), [deferredParams, categories])
  const { rows, list, isOutdated, refresh, read } = useStableProducts(current, { query, filter, categories })
  const choice = useChoice()

  const open = useCallback(
    (what: Opened['what']) => (id: string) => {
      const product = products.find((one) => one.id === id)
      if (product) setOpened({ what, product })
    },
    [products],
  )
  const actions = useMemo(
    () => ({ onStock: editStock, onBulk: open('bulk'), onEdit: open('edit'), onRemove: open('remove') }),
    [editStock, open],
  )
  const close = () => setOpened(undefined)
  const saved = (message: string) => {
    close()
    notify('good', message)
  }
  const now = opened && current.find(({ id }) => id === opened.product.id)
  return (
    <>
      <CountTiles tiles={tilesOf(stockCounts(current))} />
      <ProductFilters categories={categories} params={params} onFilter={setFilter} />
      <div className="spread top below">
        <BulkTools choice={choice} matching={read} products={current} categories={categories} notify={notify} />
        <div className="product-views row nowrap">
          <ViewChoice chosen={view} />
          <RefreshList isIconOnly isOutdated={isOutdated} onRefresh={refresh} />
        </div>
      </div>
      <ProductList
        chosen={choice.chosen}
        onChoose={choice.toggle}
        current={current}
        rows={rows}
        list={list}
        filter={filter}
        query={query}
        view={view}
        onSearch={(search) => setFilter({ search })}
        {...actions}
      />
      <BulkStock
        product={opened?.what === 'bulk' ? now : undefined}
        onClose={close}
        onAdd={(id, units) => editStock({ id, kind: 'bulk', units })}
      />
      {opened?.what === 'edit' && (
        <EditProduct
          product={opened.product}
          now={now}
          categories={categories}
          converts={converts}
          onClose={close}
          onSaved={saved}
        />
      )}
      <ConfirmDelete
        kind="product"
        title={text.deleteTitle}
        asked={opened?.what === 'remove' ? { intent: 'delete', field: 'id', id: opened.product.id } : undefined}
        onClose={close}
        notify={notify}
      >
        <p>{text.deleteAsk}</p>
        <p>
          <strong>{opened?.product.name}</strong> <span className="code">{opened?.product.code}</span>
        </p>
      </ConfirmDelete>
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </>
  )
}

function tilesOf({ total, inStock, lowStock, outOfStock }: StockCounts): CountTile[] {
  const text = wordsOf(words)
  return [
    { label: text.total, count: total, tone: 'plain', to: '?' },
    { label: text.inStock, count: inStock, tone: 'good', to: '?stock=in' },
    { label: text.lowStock, count: lowStock, tone: 'warn', to: '?stock=low' },
    { label: text.outOfStock, count: outOfStock, tone: 'bad', to: '?stock=out' },
  ]
}

type Asked = { query: string; filter: ProductFilter; categories: readonly ListedCategory[] }

/** The filtered products, each in its place. `products` are all, with current stock. */
function useStableProducts(products: readonly Product[], { query, filter, categories }: Asked) {
  const read = useMemo(() => filterProducts(products, filter, categories), [products, filter, categories])
  const rule = useMemo(() => productListRule(filter, categories), [filter, categories])
  return { ...useStableRows({ key: query, read, rule, stored: products }), read }
}

/** The list is complete: a product outside of the filter has left it. */
function productListRule(filter: ProductFilter, categories: readonly ListedCategory[]): ListRule<Product> {
  return { idOf: ({ id }) => id, sorted: (rows) => sortProducts(rows, filter, categories), matchesUnread: () => false }
}
