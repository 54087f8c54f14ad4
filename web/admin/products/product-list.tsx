// Rows keep their place while products and stock change.
import type { Ref } from 'react'
import { languageOf } from '#domain/words/shown-language.ts'
import type { Product } from '#domain/product/product.ts'
import type { ProductFilter } from '#domain/product/product-list.ts'
import { searchSuggestions } from '#domain/product/forgiving-search.ts'
import { products as words } from '#domain/words/en/office/goods/products.ts'
import { type Column, DataTable } from '../kit/data-table.tsx'
import { NoProductsYet } from '../kit/no-products-yet.tsx'
import type { ShownRow } from '../kit/stable-rows/stable-rows.ts'
import { DidYouMean } from '#web/ui/did-you-mean.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { useWords } from '#web/ui/words.ts'
import { ProductRow, type ProductActions } from './product-row.tsx'
import { useGrowingRows } from '../kit/growing-list.tsx'
import type { View } from './view-choice.tsx'
import './product-list.css'
import './product-tiles.css'

type Props = ProductActions & {
  /** Undefined outside of the selection mode. */
  chosen: ReadonlySet<string> | undefined
  onSearch: (text: string) => void
  current: readonly Product[]
  rows: readonly ShownRow<Product>[]
  list: Ref<HTMLDivElement>
  filter: ProductFilter
  query: string
  view: View
}

export function ProductList({ current, rows, list, filter, query, view, chosen, onSearch, ...actions }: Props) {
  const text = useWords(words)
  const { count, end } = useGrowingRows(query, rows.length)
  if (current.length === 0 && rows.length === 0) {
    return (
      <Empty title={text.noneFound} icon="box" action={<NoProductsYet />}>
        {text.noneYet}
      </Empty>
    )
  }
  if (rows.length === 0) {
    return (
      <Empty title={text.noneFound} icon="box">
        <p>{text.adjustFilters}</p>
        <DidYouMean
          suggestions={searchSuggestions(current, filter.search)}
          languageOf={languageOf}
          onSearch={onSearch}
        />
      </Empty>
    )
  }
  const columns: readonly Column[] = [
    `.${text.image}`,
    text.product,
    text.per,
    text.category,
    { number: text.mrp },
    { number: text.ourPrice },
    { number: text.discount },
    text.stock,
    `.${text.editOrDelete}`,
  ]
  return (
    <div ref={list} className="product-list" data-view={view}>
      <DataTable label={text.title} kind="products" columns={columns}>
        {rows.slice(0, count).map(({ row, gone }) => (
          <ProductRow key={row.id} product={row} gone={gone} isChosen={chosen?.has(row.id)} {...actions} />
        ))}
      </DataTable>
      {end}
    </div>
  )
}
