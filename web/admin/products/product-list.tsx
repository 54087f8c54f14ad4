// The filtered products as rows or tiles; each keeps its place while its stock is being changed.
import { useState } from 'react'
import { href } from 'react-router'
import { languageOf } from '#domain/language.ts'
import type { Product } from '#domain/product.ts'
import { filterProducts, type ProductFilter } from '#domain/product-list.ts'
import { searchSuggestions } from '#domain/search/forgiving-search.ts'
import { DataTable } from '../kit/data-table.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { DidYouMean } from '#web/ui/did-you-mean.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { ProductRow, type ProductActions } from './product-row.tsx'
import { useGrowingRows } from '../kit/growing-list.tsx'
import type { View } from './view-choice.tsx'
import './product-list.css'
import './product-tiles.css'

const columns = ['.Image', 'Product', 'Per', 'Category', 'M.R.P', 'Our Price', 'Discount', 'Stock', '.Edit or delete']

type Props = ProductActions & {
  onSearch: (text: string) => void
  loaded: readonly Product[]
  current: readonly Product[]
  filter: ProductFilter
  view: View
}

type Listed = { loaded?: readonly Product[]; filter?: ProductFilter; ids: string[] }

/** `loaded` is the list as it was read, `current` the same with the newest stock. */
export function ProductList({ loaded, current, filter, view, onSearch, ...actions }: Props) {
  const [listed, setListed] = useState<Listed>({ ids: [] })
  let { ids } = listed
  if (listed.loaded !== loaded || listed.filter !== filter) {
    ids = filterProducts(current, filter).map(({ id }) => id)
    setListed({ loaded, filter, ids })
  }
  const { count, end } = useGrowingRows(filter, ids.length)
  if (current.length === 0) {
    return (
      <Empty
        title="No products found"
        icon="box"
        action={<ButtonLink to={href('/admin/upload')}>Upload Product</ButtonLink>}
      >
        The shop has no products yet. Upload the first one.
      </Empty>
    )
  }
  if (ids.length === 0) {
    return (
      <Empty title="No products found" icon="box">
        <p>Try adjusting your search terms or filter criteria to find what you're looking for.</p>
        <DidYouMean
          suggestions={searchSuggestions(current, filter.search)}
          languageOf={languageOf}
          onSearch={onSearch}
        />
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
      {end}
    </div>
  )
}
