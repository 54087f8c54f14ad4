// The filtered products as rows; a row keeps its place while its stock is being changed.
import { useState } from 'react'
import type { Product } from '#domain/product.ts'
import { filterProducts, type ProductFilter } from '#domain/product-list.ts'
import { Ledger } from '#web/admin/frame/ledger.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { ProductRow } from './product-row.tsx'
import type { Edit } from './stock-desk.ts'

const columns = ['.Image', 'Product', 'Per', 'Category', 'M.R.P', 'Our Price', 'Discount', 'Stock']

type Props = {
  loaded: readonly Product[]
  current: readonly Product[]
  filter: ProductFilter
  onEdit: (edit: Edit) => void
  onBulk: (id: string) => void
}

/** `loaded` is the list as it was read, `current` the same with the newest stock. */
export function ProductList({ loaded, current, filter, onEdit, onBulk }: Props) {
  const [standing, setStanding] = useState<{ loaded?: readonly Product[]; filter?: ProductFilter; ids: string[] }>({
    ids: [],
  })
  let { ids } = standing
  if (standing.loaded !== loaded || standing.filter !== filter) {
    ids = filterProducts(current, filter).map(({ id }) => id)
    setStanding({ loaded, filter, ids })
  }
  if (ids.length === 0) {
    return (
      <Empty title="No products found" icon="box">
        Try adjusting your search terms or filter criteria to find what you're looking for.
      </Empty>
    )
  }
  const byId = new Map(current.map((product) => [product.id, product]))
  return (
    <Ledger label="Products" kind="products" columns={columns}>
      {ids.map((id) => {
        const product = byId.get(id)
        return product && <ProductRow key={id} product={product} onEdit={onEdit} onBulk={onBulk} />
      })}
    </Ledger>
  )
}
