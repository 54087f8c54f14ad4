// Rows keep their place while stock moves.
import type { Ref } from 'react'
import { languageOf } from '#domain/language.ts'
import { searchSuggestions } from '#domain/product/forgiving-search.ts'
import type { StockFilter, StockRow as Row } from '#domain/stock/stock-list.ts'
import { DidYouMean } from '#web/ui/did-you-mean.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { DataTable } from '../kit/data-table.tsx'
import { NoProductsYet } from '../kit/no-products-yet.tsx'
import { useGrowingRows } from '../kit/growing-list.tsx'
import type { ShownRow } from '../kit/stable-rows/stable-rows.ts'
import { StockRow } from './stock-row.tsx'

const columns = ['Product', 'Category', 'Stock', 'Sells', 'Lasts', 'Low at', '.Movements and product']

type Props = {
  /** All products, with current stock. */
  all: readonly Row[]
  rows: readonly ShownRow<Row>[]
  list: Ref<HTMLDivElement>
  filter: StockFilter
  shopLowStock: number
  onSearch: (text: string) => void
  onLowStock: (id: string) => void
}

export function StockList({ all, rows, list, filter, shopLowStock, onSearch, onLowStock }: Props) {
  const { count, end } = useGrowingRows(filter, rows.length)
  if (all.length === 0 && rows.length === 0) {
    return (
      <Empty title="No products yet" icon="box" action={<NoProductsYet />}>
        Products appear here, those that will run out first at the top.
      </Empty>
    )
  }
  if (rows.length === 0) {
    const isSearch = filter.search !== '' || filter.category !== ''
    return (
      <Empty title={isSearch || filter.show === '' ? 'No products found' : 'Nothing here, which is good'} icon="box">
        <p>{isSearch ? 'Try another search or filter.' : 'No product of the shop is in this list at the moment.'}</p>
        <DidYouMean suggestions={searchSuggestions(all, filter.search)} languageOf={languageOf} onSearch={onSearch} />
      </Empty>
    )
  }
  return (
    <div ref={list}>
      <DataTable label="Stock" kind="stock" columns={columns}>
        {rows.slice(0, count).map(({ row, gone }) => (
          <StockRow
            key={row.id}
            row={row}
            gone={gone}
            days={filter.days}
            shopLowStock={shopLowStock}
            onLowStock={onLowStock}
          />
        ))}
      </DataTable>
      {end}
    </div>
  )
}
