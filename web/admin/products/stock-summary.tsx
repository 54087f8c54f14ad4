// The four counts above the products: total, in stock, low, out; each leads to the products that it counts.
import { Link } from 'react-router'
import { indianGrouping } from '#domain/money.ts'
import type { StockCounts } from '#domain/stock.ts'

export function StockSummary({ counts }: { counts: StockCounts }) {
  const tiles = [
    { label: 'Total Products', count: counts.total, tone: 'plain', to: '?' },
    { label: 'In Stock', count: counts.inStock, tone: 'good', to: '?stock=in' },
    { label: 'Low Stock', count: counts.lowStock, tone: 'warn', to: '?stock=low' },
    { label: 'Out of Stock', count: counts.outOfStock, tone: 'bad', to: '?stock=out' },
  ]
  return (
    <dl className="stock-summary">
      {tiles.map(({ label, count, tone, to }) => (
        <div key={label} data-tone={tone}>
          <dt>{label}</dt>
          <dd className="numeric">
            <Link to={to} replace preventScrollReset aria-label={`${label}: ${indianGrouping(count)}`}>
              {indianGrouping(count)}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  )
}
