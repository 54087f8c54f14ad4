// The sales of a day, newest first.
import { Link, useLocation } from 'react-router'
import { methodLabel } from '#domain/counter/sale.ts'
import { clockTime } from '#domain/dates/indian-date.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import { formatRupees, indianGrouping } from '#domain/numbers/money.ts'
import { counter as counterWords } from '#domain/words/en/office/orders/counter.ts'
import type { ListedSale } from '#server/counter/counter.ts'
import { useWords } from '#web/ui/words.ts'
import { Cell, DataRow, DataTable } from '#web/admin/kit/data-table.tsx'
import { useGrowingRows } from '#web/admin/kit/growing-list.tsx'

export function SalesList({ day, sales }: { day: string; sales: readonly ListedSale[] }) {
  const { search } = useLocation()
  const { count, end } = useGrowingRows(day, sales.length)
  const text = useWords(counterWords)
  const columns = [text.time, text.sale, text.paidBy, { number: text.piecesHead }, { number: text.total }]
  const linkOf = (saleId: string) => {
    const params = new URLSearchParams(search)
    params.set('day', day)
    params.set('sale', saleId)
    return `?${params}`
  }
  return (
    <div>
      <DataTable label={text.sales} kind="sales" narrow="rows" columns={columns}>
        {sales.slice(0, count).map((sale) => (
          <DataRow key={sale.saleId}>
            <Cell name="time">
              <time dateTime={sale.soldAt}>{clockTime(new Date(sale.soldAt))}</time>
            </Cell>
            <Cell name="sale">
              <Link to={linkOf(sale.saleId)}>{sale.saleId}</Link>
              {sale.customerName !== '' && <span lang={languageOf(sale.customerName)}>{sale.customerName}</span>}
              <span className="code">{sale.isLate ? text.sentLater({ who: sale.who }) : sale.who}</span>
            </Cell>
            <Cell name="method">{methodLabel(sale.method)}</Cell>
            <Cell isNumber name="pieces" label={text.piecesHead}>
              <span>{indianGrouping(sale.totalItems)}</span>
            </Cell>
            <Cell isNumber name="total">
              <b>{formatRupees(sale.totalPaise)}</b>
              {sale.ownPrices > 0 && <span className="code">{text.changedPrices({ count: sale.ownPrices })}</span>}
              {sale.refundPaise > 0 && (
                <span className="code">{text.amountRefunded({ amount: formatRupees(sale.refundPaise) })}</span>
              )}
            </Cell>
          </DataRow>
        ))}
      </DataTable>
      {end}
    </div>
  )
}
