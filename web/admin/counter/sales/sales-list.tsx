// The sales of a day, newest first.
import { Link, useLocation } from 'react-router'
import { methodLabels } from '#domain/counter/sale.ts'
import { clockTime } from '#domain/indian-date.ts'
import { languageOf } from '#domain/language.ts'
import { formatRupees, indianGrouping } from '#domain/money.ts'
import type { ListedSale } from '#server/counter/counter.ts'
import { Cell, DataRow, DataTable } from '#web/admin/kit/data-table.tsx'
import { useGrowingRows } from '#web/admin/kit/growing-list.tsx'

const columns = ['Time', 'Sale', 'Pieces', 'Paid by', 'Total']

export function SalesList({ sales }: { sales: readonly ListedSale[] }) {
  const { count, end } = useGrowingRows(sales[0]?.saleId, sales.length)
  const { search } = useLocation()
  const linkOf = (saleId: string) => {
    const params = new URLSearchParams(search)
    params.set('sale', saleId)
    return `?${params}`
  }
  return (
    <div>
      <DataTable label="Sales" kind="sales" columns={columns}>
        {sales.slice(0, count).map((sale) => (
          <DataRow key={sale.saleId}>
            <Cell name="time">
              <time dateTime={sale.soldAt}>{clockTime(new Date(sale.soldAt))}</time>
            </Cell>
            <Cell name="sale">
              <Link to={linkOf(sale.saleId)}>{sale.saleId}</Link>
              {sale.customerName !== '' && <span lang={languageOf(sale.customerName)}>{sale.customerName}</span>}
              <span className="code">{sale.isLate ? `${sale.who}, sent later` : sale.who}</span>
            </Cell>
            <Cell className="end" name="pieces" label="Pieces">
              <span>{indianGrouping(sale.totalItems)}</span>
            </Cell>
            <Cell name="method">{methodLabels[sale.method]}</Cell>
            <Cell className="end" name="total">
              <b>{formatRupees(sale.totalPaise)}</b>
              {sale.ownPrices > 0 && (
                <span className="code">
                  {sale.ownPrices === 1 ? '1 changed price' : `${sale.ownPrices} changed prices`}
                </span>
              )}
              {sale.refundPaise > 0 && <span className="code">{`${formatRupees(sale.refundPaise)} paid back`}</span>}
            </Cell>
          </DataRow>
        ))}
      </DataTable>
      {end}
    </div>
  )
}
