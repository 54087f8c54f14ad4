// The products screen: every product with its stock, to search, filter and count up or down.
import { useDeferredValue, useMemo, useState } from 'react'
import { data } from 'react-router'
import { readProductFilter } from '#domain/product-list.ts'
import { stockCounts } from '#domain/stock.ts'
import { NOTICE_MS } from '#domain/timings.ts'
import type { Shop } from '#server/shop.ts'
import { runIntent } from '#web/admin/frame/intents.ts'
import { answering, keepingLast } from '#web/admin/frame/softly.ts'
import { useUrlFilter } from '#web/admin/frame/use-url-filter.ts'
import { isLookingAgain, useLive } from '#web/browser/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { NoticeArea } from '#web/ui/notice.tsx'
import { BulkStock } from './bulk-stock.tsx'
import { ProductFilters } from './product-filters.tsx'
import { ProductList } from './product-list.tsx'
import { readBulkChange, readTypedChange, type StockChange } from './stock-change.ts'
import { shownStock } from './stock-desk.ts'
import { StockSummary } from './stock-summary.tsx'
import { useStockDesk } from './use-stock-desk.ts'
import { useToldStock } from './use-told-stock.ts'
import type { Route } from './+types/route'
import './products.css'

const FAILED = 'Failed to update stock'

export const meta: Route.MetaFunction = () => [{ title: 'Products' }]

export async function loader({ context }: Route.LoaderArgs) {
  return { products: await context.get(shopContext).products.all() }
}

export const clientLoader = keepingLast<Awaited<ReturnType<typeof loader>>>()

/** Filters are applied in the browser and stock arrives by itself, so only a hint reads the list anew. */
export function shouldRevalidate() {
  return isLookingAgain()
}

const intents = {
  'set-stock': async (form: FormData, shop: Shop) => changed(shop, readTypedChange(form), 'Stock updated successfully'),
  'add-stock': async (form: FormData, shop: Shop) => {
    const change = readBulkChange(form)
    return changed(shop, change, `Added ${change?.delta} units to stock`)
  },
}

export async function action(args: Route.ActionArgs) {
  const answer = await runIntent(intents, args)
  return data(answer, answer.ok ? 200 : 422)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return await answering(() => serverAction(), FAILED)
}

async function changed({ products }: Shop, change: StockChange | undefined, message: string) {
  const stock = change && (await products.changeStock(change.id, change.delta))
  if (stock === undefined) return { ok: false as const, message: FAILED }
  return { ok: true as const, id: change?.id ?? '', stock, message }
}

export default function Products({ loaderData: { products } }: Route.ComponentProps) {
  useLive(['products', 'stock'])
  const [params, setFilter] = useUrlFilter()
  const [bulkId, setBulkId] = useState<string>()
  const toldStock = useToldStock(products)
  const { desk, edit, notice, clearNotice } = useStockDesk(toldStock)
  const current = useMemo(
    () =>
      products.map((product) => {
        const stock = shownStock(desk, product.id, toldStock(product.id))
        return stock === product.stock ? product : { ...product, stock }
      }),
    [products, desk, toldStock],
  )
  const calmParams = useDeferredValue(params)
  const filter = useMemo(() => readProductFilter(calmParams), [calmParams])
  const bulk = current.find(({ id }) => id === bulkId)
  return (
    <>
      <StockSummary counts={stockCounts(current)} />
      <ProductFilters params={params} onFilter={setFilter} />
      <ProductList loaded={products} current={current} filter={filter} onEdit={edit} onBulk={setBulkId} />
      <BulkStock
        product={bulk}
        onClose={() => setBulkId(undefined)}
        onAdd={(id, units) => edit({ id, kind: 'bulk', units })}
      />
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clearNotice} />
    </>
  )
}
