// The filtered products as rows or tiles; each keeps its place while its stock is being changed.
import { useState } from 'react'
import type { Product } from '#domain/product.ts'
import { filterProducts, type ProductFilter } from '#domain/product-list.ts'
import { DataTable } from '../kit/data-table.tsx'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { ProductRow, type ProductActions } from './product-row.tsx'
import { useGrowingList } from '../../browser/use-growing-list.ts'
import type { View } from './view-choice.tsx'
import './product-list.css'
import './product-tiles.css'

const columns = ['.Image', 'Product', 'Per', 'Category', 'M.R.P', 'Our Price', 'Discount', 'Stock', '.Edit or delete']

type Props = ProductActions & {
  loaded: readonly Product[]
  current: readonly Product[]
  filter: ProductFilter
  view: View
}

type Standing = { loaded?: readonly Product[]; filter?: ProductFilter; ids: string[] }

/** Some screens of rows. */
const STEP = 60
const oneStep = () => STEP

/** `loaded` is the list as it was read, `current` the same with the newest stock. */
export function ProductList({ loaded, current, filter, view, ...actions }: Props) {
  const [standing, setStanding] = useState<Standing>({ ids: [] })
  let { ids } = standing
  if (standing.loaded !== loaded || standing.filter !== filter) {
    ids = filterProducts(current, filter).map(({ id }) => id)
    setStanding({ loaded, filter, ids })
  }
  const { count, hasMore, end, grow } = useGrowingList<HTMLDivElement>(ids.length, {
    first: STEP,
    step: oneStep,
    margin: '1200px',
    resetKey: filter,
  })
  if (ids.length === 0) {
    return (
      <Empty title="No products found" icon="box">
        Try adjusting your search terms or filter criteria to find what you're looking for.
      </Empty>
    )
  }
  const byId = new Map(current.map((product) => [product.id, product]))
  return (
    <div className="product-list" data-view={view}>
      <DataTable label="Products" kind="products" columns={columns}>
        {ids.slice(0, count).map((id) => {
          const product = byId.get(id)
          return product && <ProductRow key={id} product={product} {...actions} />
        })}
      </DataTable>
      {hasMore && (
        <div ref={end} className="product-list-end">
          <Button variant="secondary" onClick={grow}>
            Show more
          </Button>
        </div>
      )}
    </div>
  )
}
