// Rows keep their place while stock moves.
import type { Ref } from 'react'
import { languageOf } from '#domain/words/shown-language.ts'
import { searchSuggestions } from '#domain/product/forgiving-search.ts'
import type { StockFilter, StockRow as Row } from '#domain/stock/stock-list.ts'
import { stock as words } from '#domain/words/en/office/goods/stock.ts'
import { DidYouMean } from '#web/ui/did-you-mean.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { useWords } from '#web/ui/words.ts'
import { DataTable } from '../kit/data-table.tsx'
import { NoProductsYet } from '../kit/no-products-yet.tsx'
import { useGrowingRows } from '../kit/growing-list.tsx'
import type { ShownRow } from '../kit/stable-rows/stable-rows.ts'
import { StockRow } from './stock-row.tsx'

type Props = {
  /** All products, with current stock. */
  all: readonly Row[]
  rows: readonly ShownRow<Row>[]
  list: Ref<HTMLDivElement>
  filter: StockFilter
  query: string
  shopLowStock: number
  onSearch: (text: string) => void
  onLowStock: (id: string) => void
}

export function StockList({ all, rows, list, filter, query, shopLowStock, onSearch, onLowStock }: Props) {
  const text = useWords(words)
  const { count, end } = useGrowingRows(query, rows.length)
  if (all.length === 0 && rows.length === 0) {
    return (
      <Empty title={text.noneYet} icon="box" action={<NoProductsYet />}>
        {text.firstAtTop}
      </Empty>
    )
  }
  if (rows.length === 0) {
    const isSearch = filter.search !== '' || filter.category !== ''
    return (
      <Empty title={isSearch || filter.show === '' ? text.noneFound : text.noneHere} icon="box">
        <p>{isSearch ? text.tryAnother : text.noProductHere}</p>
        <DidYouMean suggestions={searchSuggestions(all, filter.search)} languageOf={languageOf} onSearch={onSearch} />
      </Empty>
    )
  }
  const columns = [text.product, text.category, text.title, text.sells, text.lasts, text.lowAt, `.${text.more}`]
  return (
    <div ref={list}>
      <DataTable label={text.title} kind="stock" columns={columns}>
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
